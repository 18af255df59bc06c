// fxc: main gs_5_0
// fxc: main gs_4_0
// fxc: main gs_5_1
struct V { float4 p : SV_Position; };
static const float4 offsets[4] = { { -1, -1, 0, 0 }, { 1, -1, 0, 0 }, { -1, 1, 0, 0 }, { 1, 1, 0, 0 } };
cbuffer C { float4 table[4]; uint first; };
[maxvertexcount(4)] void main(point V v[1], inout TriangleStream<V> s)
{
    [loop] for (uint i = first; i < 4; i++)
    {
        V o;
        o.p = v[0].p + offsets[i] * table[i ^ 1];
        s.Append(o);
    }
}
