// fxc: main gs_5_0
// fxc: main gs_4_0 /Od
struct V { float4 p : SV_Position; };
[maxvertexcount(256)] void main(triangleadj V v[6], uint prim : SV_PrimitiveID, inout TriangleStream<V> s)
{
    for (uint i = 0; i < 6; i++)
        s.Append(v[i]);
    V o;
    o.p = prim;
    s.Append(o);
}
