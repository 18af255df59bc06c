// fxc: main gs_5_0
// fxc: main gs_4_0
struct V { float4 p : SV_Position; };
[maxvertexcount(1)] void main(point V v[1], inout PointStream<V> s) {}
