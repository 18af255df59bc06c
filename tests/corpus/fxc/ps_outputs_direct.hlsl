// fxc: main ps_5_0
// fxc: main ps_5_1
// Every instruction writes straight to an output.
float4 k; int4 c; Texture2D t; SamplerState s; SamplerComparisonState sc; RWBuffer<uint> view : register(u7); int2 o;
#define OUT(name, type, entry, value) type entry(float4 x : X, nointerpolation int4 n : N, nointerpolation uint4 u : U) : SV_Target { return value; }
struct Many { float4 a : SV_Target0; float4 b : SV_Target1; float4 c : SV_Target2; int4 d : SV_Target3; uint4 e : SV_Target4; float4 f : SV_Target5; float4 g : SV_Target6; };
Many main(float4 x : X, nointerpolation int4 n : N, nointerpolation uint4 u : U)
{
    Many m;
    m.a = float4(dot(x.xy, k.xy), dot(x.xyz, k.xyz), x.x / k.x, exp2(x.y)); m.b = float4(x.x == k.x ? asfloat(-1) : 0, f16tof32(u.x), ddx_coarse(x.x), ddx(x.y)); m.c = t.GatherCmp(sc, x.xy, x.z);
    m.d = int4(f32tof16(x.x), (int)x.y, n.x & c.x, firstbithigh(n.y)); m.e = uint4((uint)x.x, countbits(u.y), reversebits(u.z), u.w >> c.y); m.f = EvaluateAttributeSnapped(x, o); m.g = float4(log2(x.x), sqrt(x.y), rsqrt(x.z), frac(x.w));
    return m;
}
