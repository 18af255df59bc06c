// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS ""
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
