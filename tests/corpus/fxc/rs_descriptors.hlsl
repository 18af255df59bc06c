// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "CBV(b0), CBV(b1, space = 3, visibility = SHADER_VISIBILITY_VERTEX), SRV(t0), SRV(t4294967295, space = 1, visibility = SHADER_VISIBILITY_HULL), UAV(u0, visibility = SHADER_VISIBILITY_DOMAIN), UAV(u7, visibility = SHADER_VISIBILITY_GEOMETRY), CBV(b2, visibility = SHADER_VISIBILITY_PIXEL)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
