// dxc: main cs_6_6
// dxc: main cs_6_8
// Resources of later models: feedback textures, acceleration structures, 64-bit atomics, heaps, sampled integers.
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> feedback : register(u0);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> feedback_array : register(u1);
RaytracingAccelerationStructure scene : register(t0);
RaytracingAccelerationStructure scenes[] : register(t0, space1);
RWStructuredBuffer<uint64_t> counters : register(u2);
RWBuffer<int64_t> typed_counters : register(u3);
RWByteAddressBuffer out_ : register(u4);
Texture2D<float4> albedo : register(t1);
Texture2DArray<float4> albedo_array : register(t2);
SamplerState linear_one : register(s0);
struct Heap { uint index; float4 tint; };
ConstantBuffer<Heap> heap : register(b0);
groupshared uint64_t shared_one;
[WaveSize(32)]
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    feedback.WriteSamplerFeedbackLevel(albedo, linear_one, float2(id.xy), 1);
    feedback_array.WriteSamplerFeedbackLevel(albedo_array, linear_one, float3(id), 1);
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    RayDesc ray = { float3(id), 0, float3(0, 0, 1), 100 };
    query.TraceRayInline(scene, 0, 0xff, ray);
    query.Proceed();
    query.TraceRayInline(scenes[NonUniformResourceIndex(id.z)], 0, 0xff, ray);
    InterlockedAdd(counters[id.x], id.y);
    InterlockedMax(typed_counters[id.x], id.y);
    InterlockedAdd(shared_one, 1);
    RWTexture2D<float4> bindless = ResourceDescriptorHeap[heap.index];
    SamplerState sampler_one = SamplerDescriptorHeap[heap.index + 1];
    bindless[id.xy] = albedo.SampleLevel(sampler_one, id.xy, 0) * heap.tint * query.CommittedRayT();
    out_.Store(0, id.x);
}
