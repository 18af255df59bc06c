// fxc: main cs_5_0
// fxc: main cs_5_1
// fxc: main cs_5_0 /Od
// Group ids packed into addresses: fields inserted and extracted, selections, exchanges, status results.
RWBuffer<uint> o : register(u1); RWByteAddressBuffer raw : register(u2); RWTexture2D<float> t : register(u3); Texture2D tex; SamplerState s; groupshared uint g[256];
cbuffer D { double d; float4 f; int2 off; }
[numthreads(16, 16, 1)] void main(uint3 id : SV_DispatchThreadID, uint3 gid : SV_GroupID, uint3 tid : SV_GroupThreadID, uint gi : SV_GroupIndex)
{
    g[gi] = gi & 7 ? id.x : gid.y;
    GroupMemoryBarrierWithGroupSync();
    uint k = (gi & 3) | ((tid.x & 7) << 2) | ((id.y & 15) << 6) | ((gid.x & 31) << 11);
    uint a = g[gi ^ 1], b = g[(gi >> 2) & 63], status;
    if (a < b) { uint c = a; a = b; b = c; }
    InterlockedMax(g[gi >> 4], a); InterlockedAnd(g[b & 255], tid.y); InterlockedOr(g[tid.x * 16 + tid.y], gid.z); InterlockedXor(g[gi], b); InterlockedCompareStore(g[tid.x], a, gi); InterlockedMin(g[tid.y], id.z);
    float4 r = tex.GatherGreen(s, id.xy * 0.1, off, status); k += status + CheckAccessFullyMapped(status); r += round(f) + floor(f) + ceil(f);
    t[tid.xy] = r.x; r += t.Load(id.yx, status); k += status; if (gi == 3) t[gid.xy] = r.y; raw.Store(gi * 4, b); raw.Store2(id.x * 8, gid.xy); raw.Store4(tid.x, uint4(gi, tid)); o[gi] = k; if (gi == 0) o[gid.x] = (uint)r.y + (d > 3 ? 1 : 2) + (gid.y * 3 + tid.z) + (uint)r.z * gid.z; o[tid.y + 1] = gi > 5 ? gi : tid.y;
    double e = gi > 3 ? d : 2; o[tid.x] = (uint)e; o[id.x] = a * (id.z ? id.y : 3) / (id.x + 1);
}
