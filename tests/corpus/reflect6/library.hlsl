// dxc: - lib_6_3
// dxc: - lib_6_3 -validator-version 1.4
// dxc: - lib_6_5
// dxc: - lib_6_6 -Zi -Qembed_debug -D QUALIFIED
// dxc: - lib_6_8 -D QUALIFIED
// dxc: - lib_6_x -D QUALIFIED
// dxc: - lib_6_3 -exports renamed=helper;miss;second=closest;third=closest
// dxc: - lib_6_5 -Qstrip_reflect
// A library of rays: functions of every kind and what each uses, overloads, namespaces, templates; subobjects of every kind.
#ifdef QUALIFIED
#define ACCESS : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit)
struct [raypayload] Payload { float4 colour ACCESS; uint depth ACCESS; };
#else
struct Payload { float4 colour; uint depth; };
#endif
struct Attributes { float2 barycentrics; };
struct Wide { float a[12]; };
RaytracingAccelerationStructure scene : register(t0);
Texture2D<float4> textures[] : register(t0, space1);
StructuredBuffer<Payload> payloads : register(t1);
ByteAddressBuffer raw : register(t2);
Buffer<float4> typed : register(t3);
tbuffer Old : register(t4) { float4 old_colour; int old_list[2]; };
SamplerState linear_one : register(s0);
SamplerState linear_two : register(s1);
RWTexture2D<float4> image : register(u0);
RWStructuredBuffer<Wide> records : register(u1);
cbuffer Camera : register(b0) { float4x4 view; float near_one, far_one; float4 never; };
ConstantBuffer<Wide> wide : register(b1);
cbuffer Unused : register(b2) { float nobody; };
GlobalRootSignature global_one = { "DescriptorTable(UAV(u0)), SRV(t0)" };
LocalRootSignature local_one = { "RootConstants(num32BitConstants=4, b7)" };
StateObjectConfig state_one = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS };
SubobjectToExportsAssociation associate_one = { "local_one", "closest;any_one;miss" };
RaytracingShaderConfig shader_one = { 32, 8 };
RaytracingPipelineConfig pipeline_one = { 4 };
RaytracingPipelineConfig1 pipeline_two = { 3, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup group_one = { "any_one", "closest" };
ProceduralPrimitiveHitGroup group_two = { "any_one", "closest", "hit_box" };
export float4 helper(float4 a, inout uint2 b, out float c[3], Payload p) { c[0] = c[1] = c[2] = a.x; b += 1; return a * p.colour * near_one; }
export float helper(int a) { return a + raw.Load(4); }
export void nothing() {}
namespace Space { export int inside(int3x2 m, bool flag, double d, uint64_t u) { return m[2].y + flag + (int)d + (int)u; } namespace Deep { export float2 deeper(min16float h) { return h; } } }
struct Methods { float data; float get(float scale) { return data * scale * far_one; } };
export float method(Methods m) { return m.get(2); }
[shader("raygeneration")]
void generate() {
    RayDesc ray = { float3(DispatchRaysIndex()), near_one, float3(0, 0, 1), far_one };
    Payload p = { wide.a[3].xxxx, 0 };
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, p);
    CallShader(1, p);
    image[DispatchRaysIndex().xy] = p.colour;
}
[shader("closesthit")]
void closest(inout Payload p, in Attributes a) { p.colour = textures[NonUniformResourceIndex(InstanceID())].SampleLevel(linear_one, a.barycentrics, 0) + payloads[0].colour + old_colour; }
[shader("anyhit")]
void any_one(inout Payload p, in BuiltInTriangleIntersectionAttributes a) { if (typed[p.depth].x > a.barycentrics.x) IgnoreHit(); p.depth++; }
[shader("miss")]
void miss(inout Payload p) { p.colour = view[1]; records[p.depth].a[1] = 2; }
[shader("intersection")]
void hit_box() { Wide w = wide; ReportHit(RayTCurrent(), 1, w); }
[shader("callable")]
void call(inout Payload p) { uint2 b; float c[3]; p.colour = helper(p.colour, b, c, p) + textures[3].SampleLevel(linear_two, p.colour.xy, 0); }
[shader("compute")] [numthreads(8, 4, 2)]
void compute_one(uint3 id : SV_DispatchThreadID) { image[id.xy] = raw.Load(id.z); }
[shader("pixel")] [earlydepthstencil]
float4 pixel_one(float4 p : SV_Position, float2 uv : TEXCOORD) : SV_Target { return ddx(p) + textures[1].Sample(linear_one, uv); }
[shader("vertex")]
float4 vertex_one(uint id : SV_VertexID, float3 at : POSITION) : SV_Position { return mul(view, at.xyzz) + id; }
