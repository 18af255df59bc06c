// fxc: main cs_5_0
// fxc: main cs_5_0 /Od
// fxc: main cs_5_1
// Atomic minima with results and atomics on every kind of view.
RWByteAddressBuffer raw;
RWTexture1D<int> t1;
RWTexture1DArray<uint> t1a;
RWTexture2DArray<int> t2a;
RWBuffer<int> bi;
struct E { uint pad[3]; int a; };
RWStructuredBuffer<E> st;
RWStructuredBuffer<int> si;
RWBuffer<int> o;
groupshared int g[16];
groupshared E ge[4];
[numthreads(4, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex)
{
    g[gi] = 1;
    ge[gi].a = 2;
    GroupMemoryBarrierWithGroupSync();
    int q, sum = 0;
    int v = (int)id.x - 3;
    raw.InterlockedMin(id.x * 4, v, q); sum += q;
    raw.InterlockedMax(id.x * 4, v, q); sum += q;
    raw.InterlockedMax(id.x * 4 + 4, v);
    raw.InterlockedMin(id.x * 4 + 4, v);
    InterlockedMin(t1[id.x], v, q); sum += q;
    InterlockedMax(t1[id.x], v, q); sum += q;
    InterlockedAdd(t1a[id.xy], 4u); InterlockedCompareStore(t1a[id.xy], 1u, 2u);
    InterlockedExchange(t2a[id], v, q); sum += q;
    InterlockedCompareExchange(t2a[id], v, 3, q); sum += q;
    InterlockedMin(bi[id.x], v, q); sum += q;
    InterlockedXor(bi[id.x], v); InterlockedOr(bi[id.x], v, q); sum += q;
    InterlockedMin(st[id.x].a, v, q); sum += q;
    InterlockedMax(st[2].a, v); InterlockedMin(si[id.y], v, q); sum += q;
    InterlockedExchange(si[id.x], v, q); sum += q;
    InterlockedMin(g[id.y & 15], v, q); sum += q;
    InterlockedMax(g[id.y & 15], v, q); sum += q;
    InterlockedCompareExchange(g[3], 1, v, q); sum += q;
    InterlockedXor(ge[gi].a, v, q); sum += q;
    InterlockedAnd(ge[1].a, v, q); sum += q;
    InterlockedOr(ge[gi].a, v); InterlockedCompareStore(g[gi], 5, v);
    o[id.x] = sum;
}
