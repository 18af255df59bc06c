// dxc: RS rootsig_1_1
// dxc: main cs_6_0
// Static samplers with every comparison.
#define RS \
    "StaticSampler(s0, comparisonFunc = COMPARISON_NEVER), " \
    "StaticSampler(s1, comparisonFunc = COMPARISON_LESS), " \
    "StaticSampler(s2, comparisonFunc = COMPARISON_EQUAL), " \
    "StaticSampler(s3, comparisonFunc = COMPARISON_LESS_EQUAL), " \
    "StaticSampler(s4, comparisonFunc = COMPARISON_GREATER), " \
    "StaticSampler(s5, comparisonFunc = COMPARISON_NOT_EQUAL), " \
    "StaticSampler(s6, comparisonFunc = COMPARISON_GREATER_EQUAL), " \
    "StaticSampler(s7, comparisonFunc = COMPARISON_ALWAYS)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
