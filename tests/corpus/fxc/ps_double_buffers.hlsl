// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
// Double elements: structured, raw and typed buffers.
StructuredBuffer<double> a;
StructuredBuffer<double2> b : register(t5);
struct S { float x; double y[2]; uint z; };
StructuredBuffer<S> c;
RWStructuredBuffer<double2> d : register(u2);
float4 main(nointerpolation uint3 n : N) : SV_Target
{
    d[n.x] = double2(a[n.y], b[n.z].y) * c[n.x].y[n.y & 1];
    return (float)d[n.y].x;
}
