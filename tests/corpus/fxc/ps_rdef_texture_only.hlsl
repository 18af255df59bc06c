// fxc: main ps_5_0
// fxc: main ps_5_0 /D BOTH
// Variables of structures with a texture but no sampler, or a sampler but no texture.
struct A { float4 k; Texture2D t; };
struct B { SamplerState s; float4 k; };
cbuffer C { A a; B b; A c[2]; };
A g;
float4 main(float2 u : U) : SV_Target { return a.t.Sample(b.s, u) * a.k + b.k + g.t.Load(int3(1, 2, 0)) * g.k + c[1].t.Sample(b.s, u); }
