// dxc: - lib_6_5
// dxc: - lib_6_9 -D MICROMAPS
// dxc: - lib_6_5 -Od
// dxc: - lib_6_5 -Zi -Qembed_debug
// Everything that a ray query answers; flags of opacity micromaps.
RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer o : register(u0);
uint words(float3x4 m) { return asuint(m[0][1] + m[1][2] + m[2][3]); }
uint words(float4x3 m) { return asuint(m[0][1] + m[1][2] + m[3][0]); }
uint words(float3 v) { return asuint(v.x + v.y * v.z); }
[shader("compute")]
[numthreads(8, 8, 1)]
void main(uint i : SV_GroupIndex, uint3 at : SV_DispatchThreadID)
{
#ifdef MICROMAPS
    RayQuery<RAY_FLAG_FORCE_OMM_2_STATE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> q;
#else
    RayQuery<RAY_FLAG_CULL_NON_OPAQUE | RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> q;
#endif
    RayQuery<RAY_FLAG_NONE> second;
    RayDesc ray; ray.Origin = at; ray.Direction = float3(0, 1, 0); ray.TMin = 0; ray.TMax = 100;
    q.TraceRayInline(scene, i, 0xff, ray);
    second.TraceRayInline(scene, RAY_FLAG_SKIP_TRIANGLES, at.x, ray);
    uint r = q.RayFlags() + words(q.WorldRayOrigin()) + words(q.WorldRayDirection()) + asuint(q.RayTMin());
    while (q.Proceed()) {
        if (q.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE) {
            r += words(q.CandidateObjectToWorld3x4()) + words(q.CandidateWorldToObject3x4()) + words(q.CandidateObjectToWorld4x3()) + words(q.CandidateWorldToObject4x3());
            r += q.CandidateTriangleFrontFace() + asuint(q.CandidateTriangleBarycentrics().y) + asuint(q.CandidateTriangleRayT());
            r += q.CandidateInstanceIndex() + q.CandidateInstanceID() + q.CandidateGeometryIndex() + q.CandidatePrimitiveIndex() + q.CandidateInstanceContributionToHitGroupIndex();
            r += words(q.CandidateObjectRayOrigin()) + words(q.CandidateObjectRayDirection());
            q.CommitNonOpaqueTriangleHit();
        } else if (q.CandidateProceduralPrimitiveNonOpaque()) {
            q.CommitProceduralPrimitiveHit(2.5);
        } else q.Abort();
    }
    if (q.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
        r += words(q.CommittedObjectToWorld3x4()) + words(q.CommittedWorldToObject3x4());
        r += q.CommittedTriangleFrontFace() + asuint(q.CommittedTriangleBarycentrics().x) + asuint(q.CommittedRayT());
        r += q.CommittedInstanceIndex() + q.CommittedInstanceID() + q.CommittedGeometryIndex() + q.CommittedPrimitiveIndex() + q.CommittedInstanceContributionToHitGroupIndex();
        r += words(q.CommittedObjectRayOrigin()) + words(q.CommittedObjectRayDirection());
    }
    o.Store(4 * i, r + second.Proceed());
}
