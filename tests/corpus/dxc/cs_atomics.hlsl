// dxc: main cs_6_0
// dxc: main cs_6_6 -D WIDE
// dxc: main cs_6_6 -D WIDE -Od
// dxc: main cs_6_0 -Zi -Qembed_debug
// Atomic operations on views and on groupshared memory, of 32 and 64 bits, and on bits of floats.
groupshared uint shared_u[64]; groupshared int shared_i; groupshared float shared_f[2];
RWBuffer<uint> b : register(u0); RWTexture2D<int> t : register(u1); RWStructuredBuffer<uint2> s : register(u2); RWByteAddressBuffer r : register(u3);
#ifdef WIDE
groupshared uint64_t shared_w[8]; groupshared int64_t shared_v;
RWStructuredBuffer<uint64_t> w : register(u4); RWBuffer<int64_t> v : register(u5);
#endif

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex, uint2 at : SV_DispatchThreadID)
{
    uint old; int iold; float f;
    if (i < 8) { shared_u[i] = i; shared_f[i & 1] = i; }
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(shared_u[i], 1); InterlockedAdd(shared_u[i], 2, old);
    InterlockedMin(shared_u[old], 3, old); InterlockedMax(shared_u[i], old);
    InterlockedMin(shared_i, -3, iold); InterlockedMax(shared_i, iold);
    InterlockedAnd(shared_u[i], 0xff, old); InterlockedOr(shared_u[i], old); InterlockedXor(shared_u[i], 5, old);
    InterlockedExchange(shared_u[i], old, old); InterlockedCompareExchange(shared_u[i], 1, old, old); InterlockedCompareStore(shared_u[i], old, 7);
    InterlockedExchange(shared_f[0], 1.5, f); InterlockedCompareExchangeFloatBitwise(shared_f[1], 1.5, f, f); InterlockedCompareStoreFloatBitwise(shared_f[1], f, 3);
    InterlockedAdd(b[i], old, old); InterlockedMin(b[i], old); InterlockedMax(b[i], old, old); InterlockedAnd(b[i], old); InterlockedOr(b[i], old, old); InterlockedXor(b[i], old);
    InterlockedExchange(b[i], 1, old); InterlockedCompareExchange(b[i], 1, 2, old); InterlockedCompareStore(b[i], old, 3);
    InterlockedMin(t[at], -1, iold); InterlockedMax(t[at], iold); InterlockedAdd(s[i].y, old); InterlockedCompareExchange(s[i].x, 1, 2, old);
    r.InterlockedAdd(4 * i, 1, old); r.InterlockedMin(4 * i, old); r.InterlockedXor(8, 3, old); r.InterlockedExchange(12, 5, old); r.InterlockedCompareExchange(16, 1, old, old); r.InterlockedCompareStore(16, 2, old);
    r.InterlockedExchangeFloat(20, 1.25, f); r.InterlockedCompareExchangeFloatBitwise(24, f, 2, f); r.InterlockedCompareStoreFloatBitwise(24, f, 1);
#ifdef WIDE
    uint64_t o; int64_t p;
    InterlockedAdd(shared_w[i & 7], 1, o); InterlockedMin(shared_w[0], o); InterlockedMax(shared_v, -5, p); InterlockedCompareExchange(shared_w[1], 1, o, o); InterlockedExchange(shared_v, p, p);
    InterlockedAdd(w[i], o, o); InterlockedOr(w[i], o); InterlockedMin(v[i], -9, p); InterlockedCompareExchange(w[i], 1, 2, o); InterlockedCompareStore(w[i], o, 3);
    r.InterlockedAdd64(32, 1, o); r.InterlockedMax64(40, o); r.InterlockedCompareExchange64(48, o, 3, o); r.InterlockedExchange64(56, o, o); r.InterlockedXor64(64, o);
#endif
    AllMemoryBarrier(); AllMemoryBarrierWithGroupSync(); DeviceMemoryBarrier(); DeviceMemoryBarrierWithGroupSync(); GroupMemoryBarrier();
    b[i] = shared_u[63 - i] + old + iold + asuint(f + shared_f[0]);
}
