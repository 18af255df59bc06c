// fxc: main vs_5_0
// fxc: main vs_4_0
// fxc: main vs_5_1 /Od
// Minimum precision elements of all masks in and out, and clip and cull distances beside them.
struct In { min16float a : A; min16float2 b : B; min10float3 c : C; min16int d : D; min16int2 e : E; min16uint f : F; min16uint3 g : G; min12int4 h : H; min16float4 i : I; float3 j : J; int k : K; uint2 l : L; };
struct Out { float4 p : SV_Position; float2 clip : SV_ClipDistance; float cull : SV_CullDistance; min16float a : A; min16float3 b : B; min16int2 c : C; min16int d : D; min16uint3 e : E; min16uint f : F; min10float2 g : G; min16int2 h : H; float i : I; int j : J; min16float2 never : NEVER; };
Out main(In i)
{
    Out o = (Out)0;
    o.p = i.i + i.c.xyzz; o.clip = i.b; o.cull = i.a; o.a = i.b.y; o.b = i.c * i.a; o.c = i.e + i.h.zw; o.d = i.d; o.e = i.g; o.f = i.f; o.g = i.c.xz; o.h.y = i.e.x; o.i = i.j.z; o.j = i.k + i.l.y;
    return o;
}
