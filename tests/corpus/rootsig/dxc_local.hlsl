// dxc: RS rootsig_1_1
// A local root signature.
#define RS \
    "RootFlags(LOCAL_ROOT_SIGNATURE), " \
    "SRV(t0)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
