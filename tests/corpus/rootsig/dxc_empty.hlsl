// dxc: RS rootsig_1_1
// dxc: main cs_6_0
// Nothing at all.
#define RS ""
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
