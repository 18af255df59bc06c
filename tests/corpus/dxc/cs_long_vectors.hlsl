// dxc: main cs_6_9
// dxc: main cs_6_9 -Od
// dxc: main cs_6_9 -enable-16bit-types -D T=half -D N=17
// dxc: main cs_6_9 -D T=uint -D N=3 -D INTEGER
// dxc: main cs_6_9 -D T=int64_t -D N=9 -D INTEGER
// dxc: main cs_6_9 -D T=double -D N=6 -D DOUBLE
// dxc: main cs_6_9 -Zi -Qembed_debug
// Long vectors: loads, stores, arithmetic, comparisons, reductions, dot products, in memory and in shared memory.
#ifndef T
#define T float
#endif
#ifndef N
#define N 32
#endif
typedef vector<T, N> V;
RWByteAddressBuffer b : register(u0);
RWStructuredBuffer<V> s : register(u1);
groupshared V room[2];
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    V x = b.Load<V>(i * 1024), y = s[i], z = s.Load(i + 1);
    room[i & 1] = x;
    GroupMemoryBarrierWithGroupSync();
    V r = x + y * z - room[1 - (i & 1)];
    r = max(r, x); r = min(r, y); r = mad(x, y, r); r = abs(r); r = select(x < y, r, z);
    vector<bool, N> c = x == z;
    if (any(c)) r += T(1);
    if (all(c)) r -= T(2);
#if defined(INTEGER)
    r = (r & x) | (y ^ z); r = r << (x & 3); r = r >> 1; r = r / (y | 1); r += reversebits(x); r += V(countbits(y)) + V(firstbitlow(z)) + V(firstbithigh(x));
    r += WaveActiveSum(x) + WaveReadLaneFirst(y) + WaveActiveBitOr(vector<uint, N>(z));
#elif defined(DOUBLE)
    r = fma(r, x, y) / z;
#else
    r += exp2(x) + log2(y) + sin(z) + cos(x) + sqrt(y) + rsqrt(z) + tanh(x) + floor(y) + round(z) + frac(x) + saturate(y) + pow(x, y) + lerp(x, y, z) + clamp(x, y, z);
    r += select(or(isnan(x), isinf(y)), x, z);
    r += dot(x, y) + fmod(x, y) + ldexp(x, y) + atan(z) + -x;
    r += WaveActiveSum(x) + WavePrefixProduct(y) + QuadReadAcrossX(z);
#endif
    r[i % N] = r[2];
    b.Store<V>(i * 1024 + 512, r);
    s[i] = r[1] + r;
}
