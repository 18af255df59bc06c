// fxc: main gs_5_0
// fxc: main gs_4_0 /Od
struct V { float4 p : SV_Position; float4 c[2] : C; };
[maxvertexcount(1)] void main(point V v[1], inout PointStream<V> s)
{
    V o = v[0];
    o.p.x += 1;
    s.Append(o);
}
