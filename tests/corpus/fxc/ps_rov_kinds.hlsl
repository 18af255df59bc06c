// fxc: main ps_5_0 /D "E=float4" /D "V=1.5"
// fxc: main ps_5_0 /D "E=int2" /D "V=-1"
// fxc: main ps_5_1 /D "E=uint" /D "V=7"
// fxc: main ps_5_1 /D "E=unorm float" /D "V=0.5" /Od
RasterizerOrderedTexture1D<E> a : register(u1);
RasterizerOrderedTexture1DArray<E> b : register(u2);
RasterizerOrderedTexture2D<E> c : register(u3);
RasterizerOrderedTexture2DArray<E> d : register(u4);
RasterizerOrderedTexture3D<E> e : register(u5);
RasterizerOrderedBuffer<E> f : register(u6);
globallycoherent RasterizerOrderedTexture2D<E> g : register(u7);
void main(nointerpolation uint3 i : I)
{
    a[i.x] = V; b[i.xy] = V; c[i.xy] = V; d[i] = V; e[i] = V; f[i.x] = V; g[i.xy] = V;
}
