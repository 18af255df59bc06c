// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "DescriptorTable(CBV(b0), CBV(b1, numDescriptors = 3, space = 2, offset = 5), SRV(t50, space = 1, numDescriptors = unbounded)), DescriptorTable(UAV(u0, numDescriptors = 8), SRV(t1, numDescriptors = 2), visibility = SHADER_VISIBILITY_PIXEL), DescriptorTable(Sampler(s0, numDescriptors = 4), Sampler(s9, space = 1)), DescriptorTable(SRV(t30, offset = DESCRIPTOR_RANGE_OFFSET_APPEND))"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
