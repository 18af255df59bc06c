// dxc: main ms_6_5
// dxc: main ms_6_5 -D LINES
// dxc: main ms_6_5 -Od
// dxc: main ms_6_6 -Zi -Qembed_debug
// dxc: main ms_6_5 -D NO_PAYLOAD
// Mesh shaders: indices, vertices, primitives, payload, shared memory, view ID and culling.
struct Payload { uint first; float4 tint[3]; };
struct V { float4 p : SV_Position; float2 uv : UV; nointerpolation uint id : ID; float3 clip : SV_ClipDistance; };
struct P { uint prim : SV_PrimitiveID; bool cull : SV_CullPrimitive; float4 c : COLOR; uint layer : SV_RenderTargetArrayIndex; uint rate : SV_ShadingRate; };
groupshared float4 room[32];
#ifdef LINES
#define KIND "line"
#define INDEX uint2
#else
#define KIND "triangle"
#define INDEX uint3
#endif
[outputtopology(KIND)]
[numthreads(32, 2, 1)]
void main(
#ifndef NO_PAYLOAD
    in payload Payload pay,
#endif
    out vertices V v[64], out indices INDEX t[40], out primitives P p[40], uint i : SV_GroupIndex, uint3 at : SV_DispatchThreadID, uint3 g : SV_GroupID, uint3 l : SV_GroupThreadID, uint view : SV_ViewID)
{
    room[l.x] = i;
    GroupMemoryBarrierWithGroupSync();
    SetMeshOutputCounts(64, 40);
    float4 tint = room[31 - l.x];
#ifndef NO_PAYLOAD
    tint += pay.tint[i % 3] * pay.first;
#endif
    v[i].p = tint; v[i].uv = at.xy; v[i].id = g.x + view; v[i].clip[0] = 1; v[i].clip[1] = tint.x; v[i].clip[2] = 3;
    if (i < 40) {
        t[i] = (INDEX)i;
        p[i].prim = i; p[i].cull = i == 7; p[i].c = tint; p[i].layer = g.y; p[i].rate = 1;
    }
}
