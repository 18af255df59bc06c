// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_VERTEX_SHADER_ROOT_ACCESS | DENY_HULL_SHADER_ROOT_ACCESS | DENY_DOMAIN_SHADER_ROOT_ACCESS | DENY_GEOMETRY_SHADER_ROOT_ACCESS | DENY_PIXEL_SHADER_ROOT_ACCESS | ALLOW_STREAM_OUTPUT)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
