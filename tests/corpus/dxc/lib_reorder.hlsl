// dxc: - lib_6_9
// dxc: - lib_6_9 -Od
// dxc: - lib_6_9 -Zi -Qembed_debug
// Shader execution reordering: hit objects, all that they tell, and threads that change places.
RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer o : register(u0);
struct [raypayload] Payload { float3 colour : write(caller, closesthit, miss, anyhit) : read(caller, closesthit, miss, anyhit); };
struct Attributes { float2 bary; };
uint words(float3x4 m) { return asuint(m[0][1] + m[1][2] + m[2][3]); }
uint words(float4x3 m) { return asuint(m[0][1] + m[1][2] + m[3][0]); }
uint words(float3 v) { return asuint(v.x + v.y * v.z); }
[shader("raygeneration")]
void generate()
{
    uint3 at = DispatchRaysIndex();
    RayDesc ray; ray.Origin = at; ray.Direction = float3(0, 1, 0); ray.TMin = 0; ray.TMax = 100;
    Payload p; p.colour = 1;
    dx::HitObject h = dx::HitObject::TraceRay(scene, RAY_FLAG_FORCE_OMM_2_STATE, 0xff, 1, 2, 3, ray, p);
    dx::MaybeReorderThread(h);
    dx::MaybeReorderThread(at.x, 5);
    dx::MaybeReorderThread(h, at.y, 7);
    uint r = h.IsMiss() + 2 * h.IsHit() + 4 * h.IsNop();
    r += h.GetRayFlags() + asuint(h.GetRayTMin()) + asuint(h.GetRayTCurrent()) + words(h.GetWorldRayOrigin()) + words(h.GetWorldRayDirection()) + words(h.GetObjectRayOrigin()) + words(h.GetObjectRayDirection());
    r += words(h.GetObjectToWorld3x4()) + words(h.GetObjectToWorld4x3()) + words(h.GetWorldToObject3x4()) + words(h.GetWorldToObject4x3());
    r += h.GetGeometryIndex() + h.GetInstanceIndex() + h.GetInstanceID() + h.GetPrimitiveIndex() + h.GetHitKind() + h.GetShaderTableIndex() + h.LoadLocalRootTableConstant(16);
    h.SetShaderTableIndex(r & 7);
    Attributes a;
    h.GetAttributes(a);
    dx::HitObject::Invoke(h, p);
    dx::HitObject nop = dx::HitObject::MakeNop(), miss = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 4, ray);
    dx::HitObject::Invoke(miss, p);
    RayQuery<RAY_FLAG_NONE> q;
    q.TraceRayInline(scene, 0, 0xff, ray);
    q.Proceed();
    dx::HitObject from = dx::HitObject::FromRayQuery(q), with = dx::HitObject::FromRayQuery(q, 5, a);
    dx::HitObject::Invoke(from, p);
    dx::HitObject::Invoke(with, p);
    o.Store(4 * at.x, r + asuint(a.bary.y) + asuint(p.colour.x) + nop.IsNop());
}
