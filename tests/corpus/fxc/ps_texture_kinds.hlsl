// fxc: main ps_5_0 /D "E=float" /D V=x
// fxc: main ps_5_0 /D "E=float2" /D V=y
// fxc: main ps_5_0 /D "E=float3" /D V=z
// fxc: main ps_5_0 /D "E=int4" /D V=w
// fxc: main ps_5_0 /D "E=uint2" /D V=x
// fxc: main ps_5_0 /D "E=unorm float4" /D V=x
// fxc: main ps_5_0 /D "E=snorm float" /D V=x
// fxc: main ps_5_1 /D "E=int" /D V=x
// fxc: main ps_5_1 /D "E=uint4" /D V=w
// fxc: main ps_4_1 /D "E=int3" /D V=z /Od
// fxc: main ps_4_1 /D "E=uint" /D V=x
// fxc: main ps_4_1 /D "E=unorm float2" /D V=y
// fxc: main ps_5_0 /D "E=min16float4" /D V=y
// fxc: main ps_5_0 /D "E=min16int" /D V=x
// fxc: main ps_5_1 /D "E=min16uint3" /D V=z
// fxc: main ps_5_0 /D "E=min10float2" /D V=y
// fxc: main ps_5_0 /D "E=min12int4" /D V=w
// Loads from every dimension with one element type.
Texture1D<E> a;
Texture1DArray<E> b;
Texture2D<E> c;
Texture2DArray<E> d;
Texture3D<E> e;
Buffer<E> f : register(t9);
Texture2DMS<E> g : register(t20);
Texture2DMS<E, 8> h;
Texture2DMSArray<E> i : register(t30);
Texture2DMSArray<E, 4> j;
float4 main(nointerpolation int4 n : N) : SV_Target
{
    float r = a.Load(n.xy).V + b.Load(n.xyz).V + c.Load(n.xyz).V + d.Load(n).V + e.Load(n).V + f.Load(n.x).V;
    return r + g.Load(n.xy, 1).V + h.Load(n.xy, n.z).V + i.Load(n.xyz, 2).V + j.Load(n.xyz, n.w).V;
}
