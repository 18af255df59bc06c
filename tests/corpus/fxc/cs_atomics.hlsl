// fxc: main cs_5_0
// fxc: main cs_5_0 /Od
// fxc: main cs_5_1
// Every atomic operation with and without a result, on textures, buffers and group shared memory.
RWTexture2D<uint> t2;
RWTexture3D<int> t3;
RWTexture2DArray<uint> t2a;
RWBuffer<int> bi;
RWBuffer<uint> bu;
RWByteAddressBuffer raw;
struct E { int a; uint b; float c; };
RWStructuredBuffer<E> st;
RWStructuredBuffer<uint> o;
groupshared uint gu[64];
groupshared int gs;
groupshared E ge[8];
[numthreads(16, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex)
{
    gu[gi] = gi; gs = 1; ge[gi & 7].a = 0; ge[gi & 7].b = 1;
    GroupMemoryBarrierWithGroupSync();
    uint r; int q; uint sum = 0; int sums = 0;
    InterlockedAdd(t2[id.xy], 3); InterlockedAnd(t2[id.xy], 7); InterlockedOr(t2[id.xy], 8); InterlockedXor(t2[id.xy], id.x);
    InterlockedMax(t2[id.xy], 5); InterlockedMin(t2[id.xy], 6); InterlockedMax(t3[id], -5); InterlockedMin(t3[id], 4);
    InterlockedCompareStore(t2a[id], 1, id.y);
    InterlockedAdd(t2[id.xy], 3, r); sum += r;
    InterlockedAnd(t2[id.xy], 7, r); sum += r;
    InterlockedOr(t2a[id], 8, r); sum += r;
    InterlockedXor(t2[id.xy], id.x, r); sum += r;
    InterlockedMax(bu[id.x], 5, r); sum += r;
    InterlockedMin(bu[id.x], 6, r); sum += r;
    InterlockedMax(bi[id.x], -5, q); sums += q;
    InterlockedMin(bi[id.x], id.y, q); sums += q;
    InterlockedExchange(t3[id], 9, q); sums += q;
    InterlockedCompareExchange(bi[id.x], 2, 3, q); sums += q;
    raw.InterlockedAdd(id.x, 1); raw.InterlockedAdd(id.x * 4 + 8, 1, r); sum += r;
    raw.InterlockedCompareStore(4, id.x, 2); raw.InterlockedExchange(8, id.x, r); sum += r;
    raw.InterlockedMax(0, -1, q); sums += q; raw.InterlockedMin(0, id.x); raw.InterlockedXor(12, 1, r); sum += r;
    raw.InterlockedCompareExchange(id.y, 5, 6, r); sum += r;
    InterlockedAdd(st[id.x].a, 5); InterlockedOr(st[id.x + 1].b, 5, r); sum += r;
    InterlockedCompareExchange(st[2].b, 0, id.z, r); sum += r;
    InterlockedAdd(gu[gi], 1); InterlockedAdd(gu[id.z], 1, r); sum += r;
    InterlockedMin(gs, -2); InterlockedMax(gs, 2, q); sums += q;
    InterlockedExchange(ge[gi & 7].b, 4, r); sum += r;
    InterlockedCompareStore(ge[id.z & 7].a, 4, 5);
    InterlockedAnd(ge[3].b, gi); InterlockedXor(ge[gi & 7].a, 1); InterlockedOr(gu[2], 3); InterlockedMax(gu[5], 3); InterlockedMin(gu[1], gi, r); sum += r;
    o[id.x] = sum + sums;
}
