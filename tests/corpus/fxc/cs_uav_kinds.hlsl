// fxc: main cs_5_0 /D "E=float4" /D "V=1.5"
// fxc: main cs_5_0 /D "E=unorm float4" /D "V=0.5"
// fxc: main cs_5_0 /D "E=snorm float2" /D "V=-0.5"
// fxc: main cs_5_0 /D "E=int" /D "V=-3"
// fxc: main cs_5_0 /D "E=uint3" /D "V=3"
// fxc: main cs_5_1 /D "E=float" /D "V=2"
// fxc: main cs_5_1 /D "E=uint4" /D "V=2"
// fxc: main cs_5_1 /D "E=snorm float4" /D "V=2" /Od
// fxc: main cs_5_0 /D "E=min16float4" /D "V=2"
// fxc: main cs_5_0 /D "E=min16int2" /D "V=2"
// fxc: main cs_5_0 /D "E=min16uint" /D "V=2"
// Typed views of one element type in every dimension, plain, coherent, with loads of what may be loaded.
RWTexture1D<E> a;
RWTexture1DArray<E> b;
RWTexture2D<E> c;
RWTexture2DArray<E> d;
RWTexture3D<E> e;
RWBuffer<E> f;
globallycoherent RWTexture1D<E> ga;
globallycoherent RWTexture1DArray<E> gb;
globallycoherent RWTexture2D<E> gc;
globallycoherent RWTexture2DArray<E> gd;
globallycoherent RWTexture3D<E> ge;
[numthreads(2, 2, 2)] void main(uint3 i : SV_DispatchThreadID)
{
    a[i.x] = V; b[i.xy] = V; c[i.xy] = V; d[i] = V; e[i] = V; f[i.x] = V;
    ga[i.x] = a[i.y]; gb[i.xy] = b[i.yx]; gc[i.xy] = c[i.zz]; gd[i] = d[i.zyx]; ge[i] = e[i.yxz] + f[i.z];
}
