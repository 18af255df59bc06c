// fxc: main cs_5_0 /D "N=1024, 1, 1"
// fxc: main cs_5_0 /D "N=1, 1024, 1"
// fxc: main cs_5_1 /D "N=2, 3, 64"
// fxc: main cs_4_0 /D "N=768, 1, 1"
// fxc: main cs_4_1 /D "N=3, 5, 1"
// Sizes of thread groups; the largest group shared memory.
#ifndef MAX
#define MAX 4096
#endif
groupshared float big[MAX];
RWStructuredBuffer<float> o;
[numthreads(N)] void main(uint gi : SV_GroupIndex) { big[gi] = gi; GroupMemoryBarrierWithGroupSync(); o[gi] = big[gi] * 2; }
