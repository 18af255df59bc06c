// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Atomics, counters and memory barriers in a pixel shader.
RWTexture2D<uint> t : register(u1); RWTexture2D<int> ti : register(u2); RWByteAddressBuffer raw : register(u3); ConsumeStructuredBuffer<float> take : register(u4); RWBuffer<uint> b : register(u5);
float4 main(nointerpolation uint4 n : N) : SV_Target
{
    uint r, s = 0; int q, k = 0;
    InterlockedAdd(t[n.xy], n.z, r); s += r; InterlockedAnd(t[n.xy], 3, r); s += r; InterlockedOr(b[n.x], 3, r); s += r; InterlockedXor(b[n.y], 3, r); s += r; InterlockedMax(b[n.z], 3, r); s += r; InterlockedMin(b[n.w], 3, r); s += r;
    DeviceMemoryBarrier();
    InterlockedExchange(t[n.zw], 7, r); s += r; InterlockedCompareExchange(t[n.xy], 1, n.x, r); s += r; InterlockedMax(ti[n.xy], -3, q); k += q; InterlockedMin(ti[n.xy], 5, q); k += q;
    InterlockedCompareStore(t[n.xy], 4, 5); InterlockedMin(ti[n.xy], -2); InterlockedMax(ti[n.xy], 2); InterlockedMin(b[n.x], 2); raw.InterlockedAdd(n.x, 2); raw.InterlockedMax(4, n.x, r); s += r; raw.InterlockedAnd(n.y, 2, r); s += r; raw.InterlockedExchange(n.z, 3, r); s += r;
    return take.Consume() + s + k;
}
