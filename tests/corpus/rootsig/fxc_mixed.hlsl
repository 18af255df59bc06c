// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// Everything in turn: the order of the source is that of the parameters, samplers come last.
#define RS \
    "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), " \
    "StaticSampler(s0), " \
    "DescriptorTable(SRV(t0), UAV(u0, numDescriptors = 2)), " \
    "RootConstants(num32BitConstants = 4, b0), " \
    "SRV(t4), " \
    "DescriptorTable(Sampler(s1)), " \
    "StaticSampler(s2, space = 3), " \
    "UAV(u4, visibility = SHADER_VISIBILITY_HULL), " \
    "CBV(b1)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
