// dxc: main cs_6_5
// A compute shader with a root signature and typed, structured and raw views: RTS0, SFI0 set.
#define ROOT "UAV(u0), SRV(t0), DescriptorTable(UAV(u1)), RootConstants(num32BitConstants=4, b0)"
struct Item { float2 at; uint id; };
RWStructuredBuffer<Item> items : register(u0);
ByteAddressBuffer source : register(t0);
RWTexture2D<float4> image : register(u1);
cbuffer Constants : register(b0) { uint4 size; };

[RootSignature(ROOT)]
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    Item item;
    item.at = asfloat(source.Load2(8 * index));
    item.id = id.x + id.y * size.x;
    items[item.id] = item;
    image[id.xy] = float4(item.at, WaveActiveSum(item.at.x), image[id.yx].w);
}
