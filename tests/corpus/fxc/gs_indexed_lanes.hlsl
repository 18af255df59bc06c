// fxc: main gs_5_0
// fxc: main gs_5_0 /Od
// fxc: main gs_4_1
// fxc: main gs_5_1
struct V { float4 a[8] : A; };
struct O { float4 p : SV_Position; float4 q[4] : Q; };
cbuffer Index { int i0, i1, i2, i3, i4, i5, i6, i7; };
[maxvertexcount(2)] void main(triangleadj V v[6], inout LineStream<O> s)
{
    O o;
    o.p = float4(v[0].a[i0 + 1].x, v[i1].a[i2 + 3].y, v[i3 + 1].a[i4 + 1].z, v[i5 + 2].a[2].w);
    o.q[0] = v[0].a[i0 + 2].wzyx; o.q[1] = v[i1].a[i2 + 3].xxyy; o.q[2] = v[i3 + 1].a[i4 + 1]; o.q[3] = -v[i5 + 2].a[2] * abs(v[i6].a[i7]).x;
    s.Append(o);
    o.p = v[i6].a[1].x; o.q[1].x = v[1].a[i6].y;
    s.Append(o);
}
