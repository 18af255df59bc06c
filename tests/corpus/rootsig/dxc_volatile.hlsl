// dxc: RS rootsig_1_1
// dxc: main cs_6_0
// Every flag of ranges and root descriptors.
#define RS \
    "DescriptorTable(SRV(t0, flags = 0), SRV(t1, flags = DESCRIPTORS_VOLATILE), SRV(t2, flags = DATA_VOLATILE), SRV(t3, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), SRV(t4, flags = DATA_STATIC), SRV(t5, flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), SRV(t6, flags = DESCRIPTORS_VOLATILE | DATA_STATIC_WHILE_SET_AT_EXECUTE)), " \
    "DescriptorTable(UAV(u8, flags = 0), UAV(u9, flags = DESCRIPTORS_VOLATILE), UAV(u10, flags = DATA_VOLATILE), UAV(u11, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), UAV(u12, flags = DATA_STATIC), UAV(u13, flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), UAV(u14, flags = DESCRIPTORS_VOLATILE | DATA_STATIC_WHILE_SET_AT_EXECUTE)), " \
    "DescriptorTable(CBV(b16, flags = 0), CBV(b17, flags = DESCRIPTORS_VOLATILE), CBV(b18, flags = DATA_VOLATILE), CBV(b19, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), CBV(b20, flags = DATA_STATIC), CBV(b21, flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE), CBV(b22, flags = DESCRIPTORS_VOLATILE | DATA_STATIC_WHILE_SET_AT_EXECUTE)), " \
    "DescriptorTable(Sampler(s0, flags = 0), Sampler(s1, flags = DESCRIPTORS_VOLATILE)), " \
    "CBV(b0, space = 1, flags = 0), " \
    "CBV(b1, space = 1, flags = DATA_VOLATILE), " \
    "CBV(b2, space = 1, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), " \
    "CBV(b3, space = 1, flags = DATA_STATIC), " \
    "SRV(t0, space = 1, flags = 0), " \
    "SRV(t1, space = 1, flags = DATA_VOLATILE), " \
    "SRV(t2, space = 1, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), " \
    "SRV(t3, space = 1, flags = DATA_STATIC), " \
    "UAV(u0, space = 1, flags = 0), " \
    "UAV(u1, space = 1, flags = DATA_VOLATILE), " \
    "UAV(u2, space = 1, flags = DATA_STATIC_WHILE_SET_AT_EXECUTE), " \
    "UAV(u3, space = 1, flags = DATA_STATIC), " \
    "DescriptorTable(SRV(t99, flags = DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS)), DescriptorTable(Sampler(s99, flags = DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS))"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
