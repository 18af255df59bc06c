// dxc: main gs_6_0
// dxc: main gs_6_0 -D KIND=line -D COUNT=2
// dxc: main gs_6_0 -D KIND=lineadj -D COUNT=4
// dxc: main gs_6_0 -D KIND=triangleadj -D COUNT=6
// dxc: main gs_6_0 -D KIND=point -D COUNT=1
// dxc: main gs_6_1 -D VIEW -Od
// Geometry shaders of all input topologies, four streams of points, instances.
#ifndef KIND
#define KIND triangle
#define COUNT 3
#endif
struct V { float4 p : SV_Position; float2 uv : UV; uint id : ID; };
struct A { float4 p : SV_Position; float4 c : COLOR; uint l : SV_RenderTargetArrayIndex; };
struct B { float2 x : EXTRA; int y : OTHER3; };
struct C { float2 x : EXTRA; int y : OTHER4; };
struct D { float z : LAST; };
[maxvertexcount(17)]
[instance(5)]
void main(KIND V v[COUNT], uint prim : SV_PrimitiveID, uint inst : SV_GSInstanceID,
#ifdef VIEW
    uint view : SV_ViewID,
#endif
    inout PointStream<A> a, inout PointStream<B> b, inout PointStream<C> c, inout PointStream<D> d)
{
    for (uint i = 0; i < COUNT; i++) {
        A o; o.p = v[i].p; o.c = v[(i + inst) % COUNT].uv.xyxy; o.l = prim;
#ifdef VIEW
        o.l += view;
#endif
        a.Append(o);
        if (v[i].id & 1) a.RestartStrip();
        B q; q.x = v[i].uv; q.y = int(v[i].id);
        b.Append(q);
        C s; s.x = -q.x; s.y = -q.y;
        c.Append(s);
    }
    c.RestartStrip();
    d.RestartStrip();
}
