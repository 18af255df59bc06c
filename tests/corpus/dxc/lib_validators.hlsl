// dxc: - lib_6_3 -validator-version 1.3
// dxc: - lib_6_3 -validator-version 1.4
// dxc: - lib_6_3 -validator-version 1.5
// dxc: - lib_6_3 -validator-version 1.6
// dxc: - lib_6_3 -validator-version 1.7
// dxc: - lib_6_3 -validator-version 1.8
// dxc: - lib_6_3 -validator-version 1.9
// dxc: - lib_6_3 -Vd
// A library for every version of the validator that knows libraries.
RWStructuredBuffer<float4> o : register(u2); RaytracingAccelerationStructure scene : register(t0);
struct Payload { float4 c; };
GlobalRootSignature sig = { "UAV(u2), SRV(t0)" };
[shader("miss")] void miss(inout Payload p) { p.c = o[DispatchRaysIndex().x]; }
[shader("closesthit")] void hit(inout Payload p, BuiltInTriangleIntersectionAttributes a) { RayDesc r = { float3(1, 2, 3), 0, p.c.xyz, 1 }; TraceRay(scene, 0, 1, 2, 3, 4, r, p); o[0] = a.barycentrics.xyxy; }
