// fxc: main gs_5_0
// fxc: main gs_5_1
// A geometry shader with feature bits: doubles and views.
struct V { float4 p : SV_Position; };
RWBuffer<float> o : register(u3);
[maxvertexcount(1)] void main(point V v[1], uint id : SV_PrimitiveID, inout PointStream<V> s) { o[id] = (float)((double)v[0].p.x * 3); s.Append(v[0]); }
