// fxc: main ps_5_1 /Zi
// Debug information, reflection and a root signature; private data was set afterwards.
#define ROOT "CBV(b0), DescriptorTable(SRV(t0)), DescriptorTable(Sampler(s0))"
cbuffer Constants { float4 k; };
Texture2D t;
SamplerState s;
[RootSignature(ROOT)]
float4 main(float2 u : TEXCOORD0) : SV_Target { return t.Sample(s, u) * k; }
