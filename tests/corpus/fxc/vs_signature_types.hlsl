// fxc: main vs_5_0
// fxc: main vs_4_0
// Signature elements of every component type and mask; parts written and never written.
struct Out { float4 p : SV_Position; int a : A; uint2 b : B; float3 c : C; bool d : D; bool3 e : E; half2 f : F; float g : G; float2 h : H; float2x2 m : M; };
Out main(int4 a : A, uint3 b : B, float2 c : C, bool4 d : D, half f : F)
{
    Out o = (Out)0;
    o.p = float4(c, f, 1); o.a = a.w; o.b = b.zy; o.c.y = c.x; o.d = d.z; o.e = d.xyw; o.g = 3; o.m[1].x = 4;
    return o;
}
