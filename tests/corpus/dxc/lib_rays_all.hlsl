// dxc: - lib_6_3
// dxc: - lib_6_5 -D GEOMETRY
// dxc: - lib_6_9 -D GEOMETRY -D QUALIFIED
// dxc: - lib_6_5 -Od -D GEOMETRY
// dxc: - lib_6_6 -Zi -Qembed_debug -D GEOMETRY
// dxc: - lib_6_7 -D QUALIFIED
// Every stage of ray tracing and all that it may ask for; payload access qualifiers; callable shaders; functions for others.
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);
RWByteAddressBuffer log_ : register(u1);
cbuffer Camera : register(b0) { float4x4 view; float3 eye; uint flags; };
#ifdef QUALIFIED
struct [raypayload] Payload { float3 colour : write(caller, closesthit, miss) : read(caller); uint depth : write(caller) : read(closesthit, anyhit); };
#else
struct Payload { float3 colour; uint depth; };
#endif
struct Attributes { float2 bary; uint id; };
struct Parameter { float4 value; int n[2]; };

[shader("raygeneration")]
void generate()
{
    uint3 at = DispatchRaysIndex(), size = DispatchRaysDimensions();
    RayDesc ray;
    ray.Origin = eye; ray.Direction = mul(view, float4(at, 1)).xyz; ray.TMin = 0.01; ray.TMax = 1e9;
    Payload p; p.colour = 0; p.depth = 3;
    TraceRay(scene, RAY_FLAG_CULL_BACK_FACING_TRIANGLES | flags, 0x7f, at.x, 2, 1, ray, p);
    Parameter q; q.value = p.colour.xyzz; q.n[0] = at.z; q.n[1] = size.y;
    CallShader(at.y, q);
    image[at.xy] = q.value;
}

[shader("intersection")]
void intersect()
{
    Attributes a;
    a.bary = ObjectRayOrigin().xy + ObjectRayDirection().yz; a.id = PrimitiveIndex() + InstanceID() + InstanceIndex();
#ifdef GEOMETRY
    a.id += GeometryIndex();
#endif
    float3 o = WorldRayOrigin(), d = WorldRayDirection();
    float3x4 w = ObjectToWorld3x4(), v = WorldToObject3x4();
    float4x3 w4 = ObjectToWorld4x3();
    if (ReportHit(RayTMin() + dot(o, d) + w[1][2] + v[2][3] + w4[3][1], RayFlags() & 0x3f, a) && RayTCurrent() > 4)
        ReportHit(1.5, 7, a);
}

[shader("anyhit")]
void any_hit(inout Payload p, Attributes a)
{
    log_.Store(4 * p.depth, a.id);
    if (a.bary.x > 0.5) IgnoreHit();
    if (HitKind() == 3) AcceptHitAndEndSearch();
}

[shader("closesthit")]
void closest(inout Payload p, BuiltInTriangleIntersectionAttributes a)
{
    p.colour = float3(a.barycentrics, RayTCurrent()) + HitKind() + RayFlags();
    if (p.depth > 0 && HitKind() == HIT_KIND_TRIANGLE_FRONT_FACE) p.colour *= 2;
}

[shader("miss")]
void miss_(inout Payload p) { p.colour = WorldRayDirection() * DispatchRaysIndex().x; }

[shader("callable")]
void call_me(inout Parameter q) { q.value *= q.n[1]; if (q.n[0] > 0) { q.n[0]--; CallShader(q.n[1], q); } }

export float4 for_others(float4 a, inout uint b) { b++; return a * b; }
