// fxc: main vs_5_0
// fxc: main vs_4_0
// fxc: main vs_5_1
// Outputs of all widths packed together, some lanes never written, some written with several moves.
struct Out { float a0 : A0; float a1 : A1; float2 b0 : B0; float3 c0 : C0; int d0 : D0; uint e0 : E0; uint2 e1 : E1; int3 f0 : F0; float2 g[2] : G; uint h : H; int2 i : I; float j : J; float3 k : K; float4 p : SV_Position; };
Out main(float4 x : X, int4 y : Y, float2 z : Z0, float2 w : Z1, uint3 v : V, float q : Q, float3 o1 : O)
{
    Out o = (Out)0;
    o.a1 = x.y; o.b0.y = z.x; o.c0.xz = x.zw; o.d0 = y.w; o.e0 = v.z; o.e1.y = v.x; o.f0.yz = y.yx; o.g[0].x = w.y; o.g[1].y = q; o.i.x = y.z; o.k.y = o1.y; o.p = x;
    return o;
}
