// dxc: - lib_6_3
// dxc: - lib_6_6
// dxc: - lib_6_6 -default-linkage external
// dxc: - lib_6_3 -exports second=first
// dxc: - lib_6_6 -Zi -Qembed_debug
// dxc: - lib_6_x
// A library of functions and of entries of older stages: static data, names that need quotes, overloaded names.
Texture2D<float4> t : register(t3); SamplerState s : register(s1); RWStructuredBuffer<float4> o : register(u2);
cbuffer C : register(b0) { float4 scale; };
static const float table[4] = { 1, 2.5, -3, 1e-3 };
export float4 first(float2 uv, inout int n) { n += 1; return t.SampleLevel(s, uv, table[n & 3]) * scale; }
export float first(float x) { return x * table[2]; }
export void first(float4x3 m, uint i, out float3 r) { r = m[i & 3]; o[i] = r.xyzz; }
namespace Space { export double inner(double d, bool b) { return b ? d : -d; } }
[shader("pixel")] float4 pixel(float4 p : SV_Position, float2 uv : UV) : SV_Target { int n = 2; return first(uv, n) + n; }
[shader("vertex")] float4 vertex(float3 p : POSITION) : SV_Position { return float4(p, first(p.x)); }
[shader("compute")] [numthreads(2, 3, 4)] void compute(uint3 at : SV_DispatchThreadID) { float3 r; first((float4x3)at.x, at.y, r); o[at.z].xyz = r; }
