// fxc: main gs_5_0
// fxc: main gs_4_1 /Od
struct V { float4 p : SV_Position; float w : W; };
uint k;
[maxvertexcount(2)] void main(lineadj V v[4], inout LineStream<V> s)
{
    s.Append(v[0]);
    s.Append(v[k]);
}
