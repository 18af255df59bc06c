// dxc: vs vs_6_0
// dxc: vs vs_6_1 -D VIEW
// dxc: hs hs_6_0
// dxc: hs hs_6_0 -validator-version 1.4
// dxc: hs_line hs_6_3
// dxc: hs_quad hs_6_3
// dxc: ds ds_6_0
// dxc: ds_line ds_6_0
// dxc: ds_quad ds_6_0
// dxc: gs gs_6_0
// dxc: gs gs_6_0 -validator-version 1.2
// dxc: gs_streams gs_6_0
// dxc: gs_lines gs_6_0
// dxc: ps ps_6_0
// dxc: ps ps_6_1 -validator-version 1.4
// dxc: ps_parts ps_6_2 -enable-16bit-types -D NATIVE
// dxc: ps_rates ps_6_4
// dxc: ps_depth ps_6_0
// dxc: cs cs_6_0
// dxc: ms ms_6_5
// dxc: as as_6_5
// Every stage: signatures with all system values, several rows, packing, streams, and what each stage states.
struct Vertex {
    float3 position : POSITION; min16float2 uv : TEXCOORD0; uint4 weights[2] : BLEND; nointerpolation int kind : kindOfThing3;
    bool flag : FLAG;
};
struct Point {
    float4 position : SV_Position; float2 uv : TEXCOORD; float clip[2] : SV_ClipDistance; float3 cull : SV_CullDistance;
    float4x4 matrix_one : MATRIX; centroid float3 middle : MIDDLE; noperspective sample float edge : EDGE;
};
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 extra : EXTRA; uint more[2] : MORE; };
struct LinePatch { float edges[2] : SV_TessFactor; };
struct QuadPatch { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
struct Control { float3 at : CONTROL; float2 uv : TEXCOORD; };
cbuffer View : register(b0) { float4x4 world; float time; };
Point vs(Vertex v, uint vertex : SV_VertexID, uint instance : SV_InstanceID
#ifdef VIEW
    , uint view : SV_ViewID
#endif
) {
    Point p = (Point)0;
    p.position = mul(world, float4(v.position, v.weights[1].y + v.flag));
    p.uv = v.uv + (float)vertex + (float)instance;
#ifdef VIEW
    p.uv += view;
#endif
    p.clip[1] = time; p.matrix_one[2].y = 1; p.edge = v.kind;
    return p;
}
Patch patch(InputPatch<Control, 4> points, uint id : SV_PrimitiveID) {
    Patch p; p.edges[0] = p.edges[1] = p.edges[2] = points[1].at.x; p.inside = time; p.extra = id; p.more[0] = 1; p.more[1] = 2; return p;
}
[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_ccw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
[maxtessfactor(15.5)]
Control hs(InputPatch<Control, 4> points, uint at : SV_OutputControlPointID) { return points[at]; }
LinePatch line_patch() { LinePatch p; p.edges[0] = 1; p.edges[1] = 2; return p; }
[domain("isoline")] [partitioning("pow2")] [outputtopology("line")] [outputcontrolpoints(1)] [patchconstantfunc("line_patch")]
Control hs_line(InputPatch<Control, 32> points, uint at : SV_OutputControlPointID) { Control c = points[at]; c.uv = 0; return c; }
QuadPatch quad_patch(OutputPatch<Control, 4> points) {
    QuadPatch p; p.edges[0] = p.edges[1] = p.edges[2] = p.edges[3] = points[3].uv.y; p.inside[0] = p.inside[1] = 4; return p;
}
[domain("quad")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(4)] [patchconstantfunc("quad_patch")]
Control hs_quad(InputPatch<Control, 1> points) { return points[0]; }
[domain("tri")]
Point ds(Patch p, float3 at : SV_DomainLocation, OutputPatch<Control, 3> points, uint id : SV_PrimitiveID) {
    Point o = (Point)0; o.position = at.xyzz * points[2].uv.y * p.extra.y + id; return o;
}
[domain("isoline")]
float4 ds_line(LinePatch p, float2 at : SV_DomainLocation, const OutputPatch<Control, 2> points) : SV_Position { return at.xyxy + p.edges[1]; }
[domain("quad")]
float4 ds_quad(QuadPatch p, float2 at : SV_DomainLocation, const OutputPatch<Control, 16> points) : SV_Position {
    return at.xyxy + points[9].at.z + p.inside[1];
}
[maxvertexcount(12)] [instance(3)]
void gs(triangleadj Point points[6], inout TriangleStream<Point> stream, uint id : SV_PrimitiveID, uint instance : SV_GSInstanceID) {
    for (uint i = 0; i < 3; ++i) { Point p = points[i * 2]; p.uv += id + instance; stream.Append(p); }
    stream.RestartStrip();
}
struct A { float4 position : SV_Position; uint layer : SV_RenderTargetArrayIndex; uint port : SV_ViewportArrayIndex; };
struct B { float2 uv : TEXCOORD1; uint id : SV_PrimitiveID; };
[maxvertexcount(4)]
void gs_streams(point Control points[1], inout PointStream<A> first, inout PointStream<B> second, inout PointStream<A> third) {
    A a = { points[0].at.xyzz, 1, 2 }; B b = { points[0].uv, 3 };
    first.Append(a); second.Append(b); third.Append(a); second.RestartStrip();
}
[maxvertexcount(2)]
void gs_lines(lineadj Control points[4], inout LineStream<A> stream) {
    A a = { points[3].at.xyzz, 0, 0 }; stream.Append(a); stream.Append(a);
}
struct Targets { float4 colour : SV_Target0; uint2 ids : SV_Target2; int last : SV_Target5; float depth : SV_DepthGreaterEqual; uint mask : SV_Coverage; };
Texture2D<float4> albedo : register(t0);
SamplerState linear_one : register(s0);
SamplerComparisonState compare : register(s1);
RWTexture2D<float4> target : register(u7);
Targets ps(Point p, bool front : SV_IsFrontFace, uint sample_one : SV_SampleIndex, uint id : SV_PrimitiveID) {
    Targets t;
    float4 sum = albedo.Sample(linear_one, p.uv) + albedo.SampleBias(linear_one, p.uv, 2) + albedo.SampleGrad(linear_one, p.uv, p.uv.x, p.uv.y);
    sum += albedo.Load(int3(p.uv, 0)) + albedo.SampleCmp(compare, p.uv, 0.5) + albedo.Gather(linear_one, p.uv) + EvaluateAttributeAtSample(p.middle, 2).xyzz;
    float list[4] = { sum.x, sum.y, p.uv.x, 1 };
    if (front) sum += list[id & 3];
    for (uint i = 0; i < id; ++i) sum += ddx(sum) * i;
    target[p.uv] = sum;
    t.colour = sum; t.ids = uint2(sum.xy) * sample_one; t.last = id; t.depth = p.position.z; t.mask = 3;
    if (sum.w < 0) discard;
    return t;
}
#ifdef NATIVE
float4 ps_parts(nointerpolation float16_t2 small : SMALL, uint16_t id : ID, int16_t4 more : MORE, uint cover : SV_InnerCoverage) : SV_Target {
    return small.xyxy + id + more.w + cover;
}
#endif
float4 ps_rates(float3 where : SV_Barycentrics, uint rate : SV_ShadingRate, uint view : SV_ViewID, uint covered : SV_Coverage) : SV_Target7 {
    return where.xyzz + rate + view + covered;
}
void ps_depth(linear noperspective centroid float4 p : SV_Position, out float depth : SV_DepthLessEqual, out uint stencil : SV_StencilRef) { depth = p.z; stencil = p.x; }
groupshared float shared_list[64];
RWStructuredBuffer<uint> results : register(u0);
[numthreads(16, 4, 1)]
void cs(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 thread : SV_GroupThreadID, uint index : SV_GroupIndex) {
    shared_list[index] = id.x + group.y * thread.z;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(results[0], shared_list[63 - index]);
    DeviceMemoryBarrier();
}
struct Payload { float4 data[3]; uint count; };
struct MeshPrimitive { uint id : SV_PrimitiveID; bool culled : SV_CullPrimitive; float3 tint : TINT; uint port : SV_ViewportArrayIndex; };
struct MeshVertex { float4 position : SV_Position; float2 uv : TEXCOORD; };
[numthreads(32, 2, 1)] [outputtopology("triangle")]
void ms(uint index : SV_GroupIndex, in payload Payload p, out indices uint3 triangles[42], out vertices MeshVertex points[84],
    out primitives MeshPrimitive primitives_[42]) {
    SetMeshOutputCounts(84, 42);
    points[index].position = p.data[1]; points[index].uv = p.count;
    triangles[index] = index; primitives_[index].id = index; primitives_[index].culled = false; primitives_[index].tint = 1; primitives_[index].port = 0;
}
groupshared Payload shared_payload;
[numthreads(7, 5, 3)]
void as(uint index : SV_GroupIndex) { shared_payload.count = index; DispatchMesh(1, 2, 3, shared_payload); }
