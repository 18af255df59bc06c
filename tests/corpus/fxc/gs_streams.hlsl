// fxc: main gs_5_0
// fxc: main gs_5_0 /Od
// fxc: main gs_5_1
// Four point streams, OSG5 with a stream column, emit_stream, cut_stream, emitThenCut_stream, dcl_stream.
struct V { float4 p : SV_Position; float2 t : T; };
struct A { float4 p : SV_Position; float2 t : T; };
struct B { float3 q : Q; uint k : K4; };
struct C { int2 x : X; };
struct D { float4 y[3] : Y; };
[maxvertexcount(8)] void main(point V v[1], uint id : SV_PrimitiveID, inout PointStream<A> s0, inout PointStream<B> s1, inout PointStream<C> s2, inout PointStream<D> s3)
{
    A a = { v[0].p, v[0].t };
    s0.Append(a);
    B b = { v[0].p.xyz, id };
    s1.Append(b);
    s1.RestartStrip();
    if (id > 3)
    {
        C c = { id, 5 };
        s2.Append(c);
        s2.RestartStrip();
    }
    D d;
    d.y[0] = 1; d.y[1] = v[0].p; d.y[2] = v[0].t.xyxy;
    s3.Append(d);
    s0.RestartStrip();
}
