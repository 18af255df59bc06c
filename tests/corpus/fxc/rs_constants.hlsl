// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "RootConstants(num32BitConstants = 1, b0), RootConstants(num32BitConstants = 16, b1, space = 7, visibility = SHADER_VISIBILITY_PIXEL)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
