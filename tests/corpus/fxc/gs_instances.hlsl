// fxc: main gs_5_0
// fxc: main gs_5_0 /Od
// fxc: main gs_5_1
struct V { float4 p : SV_Position; };
[instance(24)] [maxvertexcount(3)] void main(triangle V v[3], uint i : SV_GSInstanceID, uint id : SV_PrimitiveID, inout TriangleStream<V> s)
{
    V o;
    o.p = v[i % 3].p + i + id;
    s.Append(o);
}
