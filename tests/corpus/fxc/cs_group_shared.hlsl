// fxc: main cs_5_0
// fxc: main cs_5_0 /Od
// fxc: main cs_5_1
// Group shared memory, raw and structured, and all barriers.
struct E { float4 a; uint2 b; float c[3]; };
groupshared float scalars[64];
groupshared float4 vectors[32];
groupshared E elements[16];
groupshared uint one;
groupshared float3 triple;
groupshared float4x4 matrix4;
RWStructuredBuffer<float4> o;
[numthreads(4, 4, 4)] void main(uint3 id : SV_DispatchThreadID, uint3 g : SV_GroupID, uint3 t : SV_GroupThreadID, uint gi : SV_GroupIndex)
{
    scalars[gi] = id.x;
    vectors[gi & 31] = id.xyzx;
    elements[t.x].a = g.xyzx;
    elements[t.x].b.y = t.z;
    elements[t.y].c[t.z % 3] = 4;
    if (gi == 0) { one = 1; triple = g; matrix4[t.y] = 5; }
    elements[t.x].c[0] = 0; elements[t.x].c[1] = 0; elements[t.x].c[2] = 0; elements[t.x].b.x = 1;
    GroupMemoryBarrier();
    float4 r = scalars[63 - gi];
    GroupMemoryBarrierWithGroupSync();
    r += vectors[t.x + 1];
    DeviceMemoryBarrier();
    r += elements[t.z].a + elements[t.z + 1].b.xyxy + elements[2].c[t.y % 3];
    DeviceMemoryBarrierWithGroupSync();
    r += one + triple.xyzz + matrix4[t.x];
    AllMemoryBarrier();
    scalars[gi] = r.x;
    AllMemoryBarrierWithGroupSync();
    o[gi] = r + scalars[gi ^ 1];
}
