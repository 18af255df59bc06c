// fxc: main cs_5_0 /Zi
// fxc: main cs_5_0 /Zi /Od
// Memory that a group shares, buffers, atomics, barriers.
struct Item { float4 v; uint id; };
StructuredBuffer<Item> items;
RWStructuredBuffer<Item> results;
groupshared float sums[64];
RWTexture2D<float4> image;
RWByteAddressBuffer bytes;
groupshared Item shared_items[4];

void reduce(uint i, uint width)
{
    if (i < width)
        sums[i] += sums[i + width];
    GroupMemoryBarrierWithGroupSync();
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint i : SV_GroupIndex)
{
    Item item = items[id.x];
    sums[i] = dot(item.v, item.v);
    GroupMemoryBarrierWithGroupSync();
    reduce(i, 32);
    reduce(i, 16);
    uint old;
    shared_items[i & 3] = item;
    InterlockedAdd(shared_items[i & 3].id, item.id, old);
    shared_items[i & 3].v.y = old;
    bytes.InterlockedMax(id.x * 4, old, old);
    image[id.xy] = item.v * old + shared_items[(i + 1) & 3].v;
    item.v *= sums[0];
    item.id = i;
    results[id.x] = item;
}
