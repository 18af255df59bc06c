// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// Static samplers with every border colour, and odd numbers.
#define RS \
    "StaticSampler(s0, borderColor = STATIC_BORDER_COLOR_TRANSPARENT_BLACK), " \
    "StaticSampler(s1, borderColor = STATIC_BORDER_COLOR_OPAQUE_BLACK), " \
    "StaticSampler(s2, borderColor = STATIC_BORDER_COLOR_OPAQUE_WHITE), " \
    "StaticSampler(s3, space = 4, mipLODBias = -15.99, maxAnisotropy = 1, minLOD = -1e30, maxLOD = 0.1), " \
    "StaticSampler(s4, mipLODBias = 15.99, maxAnisotropy = 16, minLOD = 2, maxLOD = 1)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
