// dxc: ALL rootsig_1_0
// dxc: ALL rootsig_1_1
// dxc: main ps_6_0
// dxc: main ps_6_0 -force-rootsig-ver rootsig_1_0
// dxc: main ps_6_6 -rootsig-define OTHER
// dxc: main ps_6_6 -Qstrip_rootsignature
// Root signatures by themselves, in a shader, by define, stripped.
#define ALL "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_HULL_SHADER_ROOT_ACCESS), CBV(b0, space = 1, visibility = SHADER_VISIBILITY_PIXEL), RootConstants(num32BitConstants = 3, b1), SRV(t0), UAV(u1), DescriptorTable(SRV(t1, numDescriptors = unbounded, space = 2), visibility = SHADER_VISIBILITY_ALL), DescriptorTable(Sampler(s1, numDescriptors = 4)), StaticSampler(s0, filter = FILTER_ANISOTROPIC, addressU = TEXTURE_ADDRESS_MIRROR, maxAnisotropy = 4, borderColor = STATIC_BORDER_COLOR_OPAQUE_WHITE, mipLODBias = -1.5)"
#define OTHER "CBV(b0, space = 1), DescriptorTable(SRV(t1, numDescriptors = unbounded, space = 2), Sampler_)"
#undef OTHER
#define OTHER "CBV(b0, space = 1), DescriptorTable(SRV(t1, numDescriptors = unbounded, space = 2)), DescriptorTable(Sampler(s0))"
Texture2D t[] : register(t1, space2); SamplerState s : register(s0); cbuffer C : register(b0, space1) { float4 c; };
[RootSignature(ALL)]
float4 main(float2 uv : UV) : SV_Target { return t[3].Sample(s, uv) * c; }
