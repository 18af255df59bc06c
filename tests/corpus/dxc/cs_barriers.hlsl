// dxc: main cs_6_8
// dxc: main cs_6_8 -Od
// Barriers by memory and by view, in a compute shader.
RWByteAddressBuffer b : register(u0); RWTexture2D<float> t : register(u1); RWStructuredBuffer<uint> s : register(u2);
groupshared uint g[4];
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    g[i] = b.Load(i);
    Barrier(UAV_MEMORY | GROUP_SHARED_MEMORY, GROUP_SYNC);
    Barrier(b, DEVICE_SCOPE); Barrier(t, GROUP_SCOPE); Barrier(s, GROUP_SYNC | GROUP_SCOPE);
    Barrier(UAV_MEMORY, 0);
    AllMemoryBarrierWithGroupSync(); DeviceMemoryBarrier();
    s[i] = g[3 - i] + t[uint2(i, 0)];
}
