// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "CBV(b0, flags = DATA_VOLATILE), SRV(t0, flags = DATA_STATIC), UAV(u0, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), DescriptorTable(SRV(t1, flags = DESCRIPTORS_VOLATILE), SRV(t2, flags = DATA_STATIC), UAV(u1, flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), CBV(b1, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE)), DescriptorTable(Sampler(s0, flags = DESCRIPTORS_VOLATILE))"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
