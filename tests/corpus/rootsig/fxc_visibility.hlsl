// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// Root constants and static samplers for every stage.
#define RS \
    "RootConstants(num32BitConstants = 1, b0, visibility = SHADER_VISIBILITY_ALL), " \
    "RootConstants(num32BitConstants = 2, b1, visibility = SHADER_VISIBILITY_VERTEX), " \
    "RootConstants(num32BitConstants = 3, b2, visibility = SHADER_VISIBILITY_HULL), " \
    "RootConstants(num32BitConstants = 4, b3, visibility = SHADER_VISIBILITY_DOMAIN), " \
    "RootConstants(num32BitConstants = 5, b4, visibility = SHADER_VISIBILITY_GEOMETRY), " \
    "RootConstants(num32BitConstants = 6, b5, visibility = SHADER_VISIBILITY_PIXEL), " \
    "StaticSampler(s0, visibility = SHADER_VISIBILITY_ALL), " \
    "StaticSampler(s1, visibility = SHADER_VISIBILITY_VERTEX), " \
    "StaticSampler(s2, visibility = SHADER_VISIBILITY_HULL), " \
    "StaticSampler(s3, visibility = SHADER_VISIBILITY_DOMAIN), " \
    "StaticSampler(s4, visibility = SHADER_VISIBILITY_GEOMETRY), " \
    "StaticSampler(s5, visibility = SHADER_VISIBILITY_PIXEL)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
