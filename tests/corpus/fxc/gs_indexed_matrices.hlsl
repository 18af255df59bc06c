// fxc: main gs_5_0
// fxc: main gs_4_0 /Od
// fxc: main gs_4_1
// fxc: main gs_5_1
struct V { row_major float4x4 m[2] : M; float4 p : SV_Position; };
struct O { float4 p : SV_Position; };
cbuffer C { uint i, j, k; }
[maxvertexcount(1)] void main(triangle V v[3], inout PointStream<O> s)
{
    float4x4 x[2] = { v[0].m[0], v[1].m[1] };
    x[k][1] = v[2].p;
    O o;
    o.p = v[0].m[i][1] + v[j].m[k][2] + v[1].m[k]._m33 + v[i].m[j]._m20 + v[k].m[1][2].wzyx + x[i][2] + x[j]._m31;
    s.Append(o);
}
