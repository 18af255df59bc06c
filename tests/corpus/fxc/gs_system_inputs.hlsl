// fxc: main gs_5_0
// fxc: main gs_4_0
// fxc: main gs_5_1 /Od
// Clip and cull distances, layers and viewports as inputs of a geometry shader.
struct V { float4 p : SV_Position; float2 clip : SV_ClipDistance0; float clip1 : SV_ClipDistance1; float cull : SV_CullDistance; uint rt : SV_RenderTargetArrayIndex; uint vp : SV_ViewportArrayIndex; };
[maxvertexcount(3)] void main(triangle V v[3], uint id : SV_PrimitiveID, inout TriangleStream<V> s) { [unroll] for (int i = 0; i < 3; i++) { V o = v[i]; o.clip *= 2; o.rt += id; o.vp ^= 1; s.Append(o); } }
