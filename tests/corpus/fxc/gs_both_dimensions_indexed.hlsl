// fxc: main gs_5_0
// fxc: main gs_5_0 /Od
// fxc: main gs_4_0
// fxc: main gs_5_1
// The vertex and the attribute of an input indexed at run time.
struct V { float4 a[3] : A; float4 p : SV_Position; };
struct O { float4 p : SV_Position; };
int2 k;
[maxvertexcount(3)] void main(triangle V v[3], inout PointStream<O> s)
{
    O o;
    o.p = v[k.x].a[k.y] + v[k.x + 1].a[k.y + 1].wzyx;
    s.Append(o);
    o.p = v[1].a[k.y].xxxx * v[k.y - 1].a[2].y + v[k.x].p;
    s.Append(o);
    o.p.x = v[k.x].a[k.y + 1].w + v[2].a[k.x + 1].z;
    s.Append(o);
}
