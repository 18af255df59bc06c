// dxc: RS rootsig_1_0
// dxc: RS rootsig_1_1
// dxc: main cs_6_0
// Tables with every kind of range, unbounded and with offsets.
#define RS \
    "DescriptorTable(SRV(t0), UAV(u0), CBV(b0)), " \
    "DescriptorTable(Sampler(s0, numDescriptors = unbounded)), " \
    "DescriptorTable(SRV(t1, space = 7, numDescriptors = 5, offset = 9), CBV(b2, numDescriptors = 65536, offset = 20), UAV(u3, numDescriptors = unbounded, offset = DESCRIPTOR_RANGE_OFFSET_APPEND)), " \
    "CBV(b1), " \
    "DescriptorTable(CBV(b5, space = 1), CBV(b6, space = 1), visibility = SHADER_VISIBILITY_PIXEL)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
