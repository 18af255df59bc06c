// fxc: main ps_5_0 /D "E=double" /D V=x
// fxc: main ps_5_0 /D "E=double2" /D V=y
// fxc: main ps_5_1 /D "E=double2" /D V=x /Od
// Textures and typed buffers of doubles: return types that go on in the next lane.
Texture1D<E> a; Texture1DArray<E> b; Texture2D<E> c; Texture2DArray<E> d; Texture3D<E> e; Buffer<E> f; Buffer<E> i : register(t20);
float4 main(nointerpolation int4 n : N) : SV_Target
{
    double r = a.Load(n.xy).V + b.Load(n.xyz).V + c.Load(n.xyz).V + d.Load(n).V + e.Load(n).V + f.Load(n.x).V + i[n.y].V;
    return (float)r;
}
