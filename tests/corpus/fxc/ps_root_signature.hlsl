// fxc: main ps_5_1
// fxc: main ps_5_0 /force_rootsig_ver rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: RS rootsig_1_0
// A root signature in the source: an RTS0 part; the last two variants are nothing but it.
#define RS "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), CBV(b0), RootConstants(num32BitConstants=4, b1, space=2), " \
           "DescriptorTable(SRV(t0, numDescriptors=2), UAV(u1), visibility=SHADER_VISIBILITY_PIXEL), SRV(t7), " \
           "DescriptorTable(Sampler(s0)), StaticSampler(s3, filter=FILTER_ANISOTROPIC, addressU=TEXTURE_ADDRESS_CLAMP, maxAnisotropy=8)"
cbuffer C : register(b0) { float4 c; };
Texture2D t : register(t1);
SamplerState s : register(s0);
SamplerState st : register(s3);
[RootSignature(RS)] float4 main(float2 u : U) : SV_Target { return t.Sample(s, u) + t.Sample(st, u) * c; }
