// fxc: main gs_5_0
// fxc: main gs_5_1
struct V { float4 p : SV_Position; };
struct O { float4 p : SV_Position; float4 a : A; float3 b : B; row_major float2x4 m : M; };
[maxvertexcount(1)] void main(point V v[1], inout PointStream<O> s, inout PointStream<O> t) { O o; o.p = v[0].p; o.a = 1; o.b.xz = v[0].p.xy; o.b.y = 3; o.m = 0; o.m[1].yz = v[0].p.xy; s.Append(o); t.Append(o); }
