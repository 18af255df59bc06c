// fxc: RS rootsig_1_0
// fxc: RS rootsig_1_1
// fxc: main cs_5_1
// Static samplers with every filter.
#define RS \
    "StaticSampler(s0, filter = FILTER_MIN_MAG_MIP_POINT), " \
    "StaticSampler(s1, filter = FILTER_MIN_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s2, filter = FILTER_MIN_POINT_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s3, filter = FILTER_MIN_POINT_MAG_MIP_LINEAR), " \
    "StaticSampler(s4, filter = FILTER_MIN_LINEAR_MAG_MIP_POINT), " \
    "StaticSampler(s5, filter = FILTER_MIN_LINEAR_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s6, filter = FILTER_MIN_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s7, filter = FILTER_MIN_MAG_MIP_LINEAR), " \
    "StaticSampler(s8, filter = FILTER_ANISOTROPIC), " \
    "StaticSampler(s9, filter = FILTER_COMPARISON_MIN_MAG_MIP_POINT), " \
    "StaticSampler(s10, filter = FILTER_COMPARISON_MIN_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s11, filter = FILTER_COMPARISON_MIN_POINT_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s12, filter = FILTER_COMPARISON_MIN_POINT_MAG_MIP_LINEAR), " \
    "StaticSampler(s13, filter = FILTER_COMPARISON_MIN_LINEAR_MAG_MIP_POINT), " \
    "StaticSampler(s14, filter = FILTER_COMPARISON_MIN_LINEAR_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s15, filter = FILTER_COMPARISON_MIN_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s16, filter = FILTER_COMPARISON_MIN_MAG_MIP_LINEAR), " \
    "StaticSampler(s17, filter = FILTER_COMPARISON_ANISOTROPIC), " \
    "StaticSampler(s18, filter = FILTER_MINIMUM_MIN_MAG_MIP_POINT), " \
    "StaticSampler(s19, filter = FILTER_MINIMUM_MIN_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s20, filter = FILTER_MINIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s21, filter = FILTER_MINIMUM_MIN_POINT_MAG_MIP_LINEAR), " \
    "StaticSampler(s22, filter = FILTER_MINIMUM_MIN_LINEAR_MAG_MIP_POINT), " \
    "StaticSampler(s23, filter = FILTER_MINIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s24, filter = FILTER_MINIMUM_MIN_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s25, filter = FILTER_MINIMUM_MIN_MAG_MIP_LINEAR), " \
    "StaticSampler(s26, filter = FILTER_MINIMUM_ANISOTROPIC), " \
    "StaticSampler(s27, filter = FILTER_MAXIMUM_MIN_MAG_MIP_POINT), " \
    "StaticSampler(s28, filter = FILTER_MAXIMUM_MIN_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s29, filter = FILTER_MAXIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s30, filter = FILTER_MAXIMUM_MIN_POINT_MAG_MIP_LINEAR), " \
    "StaticSampler(s31, filter = FILTER_MAXIMUM_MIN_LINEAR_MAG_MIP_POINT), " \
    "StaticSampler(s32, filter = FILTER_MAXIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR), " \
    "StaticSampler(s33, filter = FILTER_MAXIMUM_MIN_MAG_LINEAR_MIP_POINT), " \
    "StaticSampler(s34, filter = FILTER_MAXIMUM_MIN_MAG_MIP_LINEAR), " \
    "StaticSampler(s35, filter = FILTER_MAXIMUM_ANISOTROPIC)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
