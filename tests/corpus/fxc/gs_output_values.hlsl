// fxc: main gs_5_0
// fxc: main gs_4_0
// fxc: main gs_5_1
// System generated values out of a geometry shader.
struct V { float4 p : SV_Position; };
struct O { uint prim : SV_PrimitiveID; bool front : SV_IsFrontFace; float4 p : SV_Position; uint vp : SV_ViewportArrayIndex; uint rt : SV_RenderTargetArrayIndex; float3x2 m : M; };
[maxvertexcount(1)] void main(point V v[1], uint id : SV_PrimitiveID, inout PointStream<O> s)
{
    O o;
    o.prim = id + 1; o.front = v[0].p.x > 0; o.p = v[0].p; o.vp = id; o.rt = 3; o.m = float3x2(v[0].p.xy, v[0].p.yz, v[0].p.zw);
    s.Append(o);
}
