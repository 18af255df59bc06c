// dxc: - lib_6_3
// A ray tracing library: RDAT.
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);
struct Payload { float3 colour; };

[shader("raygeneration")]
void generate()
{
    RayDesc ray = { float3(DispatchRaysIndex().xy, 0), 0.001, float3(0, 0, 1), 1000 };
    Payload payload = { float3(0, 0, 0) };
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    image[DispatchRaysIndex().xy] = float4(payload.colour, 1);
}

[shader("miss")]
void miss(inout Payload payload) { payload.colour = float3(0.1, 0.2, 0.4); }
