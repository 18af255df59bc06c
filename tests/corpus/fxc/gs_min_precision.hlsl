// fxc: main gs_5_0
// fxc: main gs_4_0
struct V { float4 p : SV_Position; min16float3 c : C; };
[maxvertexcount(3)] void main(triangle V v[3], inout TriangleStream<V> s)
{
    for (int i = 0; i < 3; i++) { V o = v[i]; o.c *= v[0].c; s.Append(o); }
}
