// dxc: main cs_6_0 -D N=1
// dxc: main cs_6_6 -D N=2
// dxc: main cs_6_6 -D N=3
// dxc: main cs_6_2 -D N=4 -enable-16bit-types
// dxc: main cs_6_0 -D N=5
// dxc: main cs_6_7 -D N=6
// dxc: main cs_6_6 -D N=7
// dxc: main cs_6_0 -D N=8
// dxc: main cs_6_0 -D N=9 -Gis
// What a shader needs of the hardware, a flag or two at a time: doubles, 64-bit atomics, halves, waves, typed loads, many views, minimum precision.
#if N == 1
RWStructuredBuffer<double> o; void f(uint i) { o[i] = o[i] * 2 + 1.0L / o[i + 1]; }
#elif N == 2
RWStructuredBuffer<uint64_t> o; groupshared uint64_t g; void f(uint i) { InterlockedAdd(o[i], 1); InterlockedAdd(g, 1); }
#elif N == 3
RWBuffer<int64_t> o; void f(uint i) { InterlockedMax(o[i], 5); o[i + 1] = o[i]; RWBuffer<uint64_t> h = ResourceDescriptorHeap[i]; InterlockedAnd(h[1], 5); }
#elif N == 4
RWStructuredBuffer<half> o; void f(uint i) { o[i] += 1.5; }
#elif N == 5
RWTexture2D<float4> o; void f(uint i) { o[uint2(i, 0)] = o[uint2(0, i)]; o[uint2(1, 1)] = WaveActiveMin(i); }
#elif N == 6
RWTexture2DMS<float4> o; Texture2D<uint> t; SamplerState s; void f(uint i) { o.sample[1][uint2(i, 0)] = t.SampleLevel(s, i, 0); }
#elif N == 7
Texture2D<float> t; SamplerState s; RWBuffer<float> o; void f(uint i) { o[i] = ddx(t.Sample(s, i * 0.1)); }
#elif N == 8
RWBuffer<float> o; RWBuffer<float> more[70] : register(u10); void f(uint i) { o[i] = more[i][0]; min16float m = min16float(i); o[1] = m * m; }
#else
RWBuffer<float> o; Texture2D<float> t[200]; void f(uint i) { o[i] = t[i].Load(i); }
#endif
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) { f(i); }
