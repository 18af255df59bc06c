// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// A root signature alone, and the same beside a program.
#define RS "StaticSampler(s0), StaticSampler(s1, filter = FILTER_MIN_MAG_MIP_POINT, addressU = TEXTURE_ADDRESS_WRAP, addressV = TEXTURE_ADDRESS_MIRROR, addressW = TEXTURE_ADDRESS_BORDER, mipLODBias = -1.5, maxAnisotropy = 16, comparisonFunc = COMPARISON_LESS, borderColor = STATIC_BORDER_COLOR_OPAQUE_WHITE, minLOD = 0.5, maxLOD = 12, space = 2, visibility = SHADER_VISIBILITY_PIXEL), StaticSampler(s2, filter = FILTER_COMPARISON_ANISOTROPIC, addressU = TEXTURE_ADDRESS_MIRROR_ONCE, comparisonFunc = COMPARISON_ALWAYS, borderColor = STATIC_BORDER_COLOR_TRANSPARENT_BLACK), StaticSampler(s3, filter = FILTER_MINIMUM_MIN_MAG_LINEAR_MIP_POINT, borderColor = STATIC_BORDER_COLOR_OPAQUE_BLACK), StaticSampler(s4, filter = FILTER_MAXIMUM_ANISOTROPIC, comparisonFunc = COMPARISON_NEVER)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
