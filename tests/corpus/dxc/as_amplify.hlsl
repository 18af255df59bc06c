// dxc: main as_6_5
// dxc: main as_6_5 -Od
// dxc: main as_6_6 -Zi -Qembed_debug
// An amplification shader: a payload in shared memory, dispatched meshes.
struct Payload { uint first; float4 tint[3]; uint64_t wide; };
groupshared Payload pay;
StructuredBuffer<float4> tints : register(t0);
[numthreads(4, 4, 2)]
void main(uint3 at : SV_DispatchThreadID, uint i : SV_GroupIndex, uint3 g : SV_GroupID)
{
    if (i < 3) pay.tint[i] = tints[at.x + i];
    if (i == 3) { pay.first = g.z; pay.wide = at.y; }
    GroupMemoryBarrierWithGroupSync();
    DispatchMesh(at.x, WaveActiveSum(i), 3, pay);
}
