// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "RootFlags(0)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
