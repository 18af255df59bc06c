// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// Interfaces, their classes, and instances with and without a buffer, a texture, a sampler, in arrays and alone.
interface ILight { float3 Shade(float3 n); float Power(); };
interface IColor { float4 Get(float2 uv); };
class Amb : ILight { float3 c; float3 Shade(float3 n) { return c; } float Power() { return 1; } };
class Dir : ILight { float3 c; float3 d; float Shade2; float3 Shade(float3 n) { return c * dot(n, d); } float Power() { return Shade2; } };
class Empty : ILight { float3 Shade(float3 n) { return n; } float Power() { return 2; } };
class Tex : IColor { Texture2D t; SamplerState s; float4 k; float4 Get(float2 uv) { return t.Sample(s, uv) * k; } };
class Flat : IColor { float4 k; float4 Get(float2 uv) { return k; } };
ILight light; ILight lights[3]; IColor color;
cbuffer C { Amb amb; Dir dir; Empty empty; Dir dirs[4]; Flat flat_[2]; };
Tex tex;
Flat aVeryLongInstanceNameThatDoesNotFit;
float4 main(float3 n : N, float2 uv : UV, uint i : I) : SV_Target { return float4(light.Shade(n) * light.Power() + (i > 3 ? lights[0].Shade(n) : lights[2].Shade(n)), 1) * color.Get(uv); }
