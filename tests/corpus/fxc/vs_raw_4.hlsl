// fxc: main vs_4_1
// fxc: mainps ps_4_0
// fxc: mainps ps_4_1 /Od
// fxc: maings gs_4_1
StructuredBuffer<float4> a; ByteAddressBuffer b; int k;
struct V { float4 p : SV_Position; };
float4 main(uint i : SV_VertexID) : SV_Position { return a[i] * b.Load(i * 3 + k) + a[i + 1].wzyx; }
float4 mainps(float4 x : X, nointerpolation int2 n : N) : SV_Target { if (x.x > 3) abort(); return a[n.x].x + b.Load3(n.y).xyzz + ddx(x) * ddy(x) + n.x * n.y + k; }
[maxvertexcount(1)] void maings(point V v[1], inout PointStream<V> s) { V o; o.p = v[0].p * a[0] + b.Load4(16) * v[0].p.x + a[1]; s.Append(o); }
