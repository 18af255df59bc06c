// fxc: main gs_5_0
// fxc: main gs_4_0
// fxc: main gs_5_1 /Od
struct V { float4 p : SV_Position; };
[maxvertexcount(4)] void main(line V v[2], inout LineStream<V> s)
{
    s.Append(v[0]);
    s.Append(v[1]);
    s.RestartStrip();
    V o;
    o.p = (v[0].p + v[1].p) / 2;
    s.Append(o);
}
