// dxc: main cs_6_5
// dxc: main cs_6_5 -D T=int
// dxc: main cs_6_5 -D T=uint
// dxc: main cs_6_5 -enable-16bit-types -D T=half
// dxc: main cs_6_5 -enable-16bit-types -D T=int16_t -D BITS
// dxc: main cs_6_5 -enable-16bit-types -D T=uint16_t -D BITS
// dxc: main cs_6_5 -D T=int64_t -D BITS
// dxc: main cs_6_5 -D T=uint64_t -D BITS
// dxc: main cs_6_5 -D T=double
// dxc: main cs_6_9 -D T=float -Od
// Every wave operation, on every type that it takes.
#ifndef T
#define T float
#endif
RWStructuredBuffer<T> values : register(u0);
RWStructuredBuffer<uint4> masks : register(u1);

[numthreads(64, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    T x = values[at];
    bool odd = (at & 1) != 0;
    uint4 mask = WaveMatch(x);
    T y = WaveActiveSum(x) + WaveActiveProduct(x) + WaveActiveMin(x) + WaveActiveMax(x);
    y += WavePrefixSum(x) + WavePrefixProduct(x);
    y += WaveMultiPrefixSum(x, mask) + WaveMultiPrefixProduct(x, mask);
    y += WaveReadLaneAt(x, at & 7) + WaveReadLaneFirst(x);
    y += QuadReadLaneAt(x, 2) + QuadReadAcrossX(x) + QuadReadAcrossY(x) + QuadReadAcrossDiagonal(x);
    uint n = WaveGetLaneCount() + WaveGetLaneIndex();
    n += WaveActiveCountBits(odd) + WavePrefixCountBits(odd) + WaveMultiPrefixCountBits(odd, mask);
    n += WaveActiveBitAnd(at) + WaveActiveBitOr(at) + WaveActiveBitXor(at);
    if (WaveIsFirstLane()) n += 5;
    if (WaveActiveAnyTrue(odd)) n += 7;
    if (WaveActiveAllTrue(odd)) n += 11;
    if (WaveActiveAllEqual(x)) n += 13;
    n += WaveMultiPrefixBitAnd(at, mask) + WaveMultiPrefixBitOr(at, mask) + WaveMultiPrefixBitXor(at, mask);
#ifdef BITS
    y += WaveMultiPrefixBitAnd(x, mask) + WaveMultiPrefixBitOr(x, mask) + WaveMultiPrefixBitXor(x, mask);
#endif
    values[at] = y;
    masks[at] = mask + WaveActiveBallot(odd) + n;
}
