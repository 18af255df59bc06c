// dxc: - lib_6_3
// dxc: - lib_6_5 -D MORE
// dxc: - lib_6_6 -Zi -Qembed_debug
// Subobjects of all kinds.
GlobalRootSignature global_ = { "RootConstants(num32BitConstants=4, b0), SRV(t0), DescriptorTable(UAV(u0, numDescriptors = 2)), StaticSampler(s0, filter = FILTER_MIN_MAG_MIP_POINT)" };
LocalRootSignature local_ = { "RootFlags(LOCAL_ROOT_SIGNATURE), CBV(b1)" };
StateObjectConfig config = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS };
SubobjectToExportsAssociation assoc = { "local_", "miss;hit;other_one" };
SubobjectToExportsAssociation assoc_all = { "config", "" };
RaytracingShaderConfig shader_config = { 128, 64 };
RaytracingPipelineConfig pipeline = { 512 };
TriangleHitGroup triangle_ = { "any", "hit" };
ProceduralPrimitiveHitGroup procedural = { "any", "hit", "intersect" };
#ifdef MORE
RaytracingPipelineConfig1 pipeline1 = { 32, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
StateObjectConfig config2 = { STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS | STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
#endif
struct Payload { float4 c; };
[shader("miss")] void miss(inout Payload p) { p.c = 1; }
