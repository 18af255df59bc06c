// fxc: main cs_4_0
// fxc: main cs_4_1
// fxc: main cs_4_0 /Od
// Compute in model 4: one raw or structured view, group shared memory written by its own thread only.
StructuredBuffer<float4> input;
ByteAddressBuffer bytes;
RWStructuredBuffer<float4> o;
groupshared float4 shared4[64];
[numthreads(64, 1, 1)] void main(uint gi : SV_GroupIndex, uint3 id : SV_DispatchThreadID, uint3 g : SV_GroupID, uint3 t : SV_GroupThreadID)
{
    shared4[gi] = input[id.x] + asfloat(bytes.Load4(id.x * 16)) + g.y + t.x;
    GroupMemoryBarrierWithGroupSync();
    o[id.x] = shared4[63 - gi];
}
