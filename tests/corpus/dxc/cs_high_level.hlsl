// dxc: main cs_6_0 -fcgl
// dxc: main cs_6_6 -fcgl -Zi
// dxc: - lib_6_6 -fcgl
// What the front end makes, before it is lowered: a bare module, with operations that are no DXIL yet.
Texture2D<float4> t : register(t0); SamplerState s : register(s0); RWStructuredBuffer<float4> o : register(u0); cbuffer C { float4x4 m; int n; };
struct S { float3 a; int b[2]; };
float4 f(S x, float4 y) { return mul(m, y) * x.b[n & 1] + x.a.xyzz; }
[shader("compute")]
[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID)
{
    S x; x.a = at; x.b[0] = 1; x.b[1] = at.y;
    for (int i = 0; i < n; i++) o[at.x + i] = f(x, t.SampleLevel(s, at.xy, i)) + WaveActiveSum(at.x) + sin(x.a.x);
}
