// fxc: main gs_4_0 /Zi
// fxc: main gs_5_0 /Zi /Od
// fxc: several gs_5_0 /Zi /Od
// Streams, one and several, and a vertex that is filled over and over.
struct In { float4 p : SV_Position; float3 n : NORMAL; };
struct Out { float4 p : SV_Position; float3 c : COLOR; };
float4x4 view;
float3 light;

Out make(In v, float offset)
{
    Out o;
    o.p = mul(view, v.p + offset);
    o.c = dot(v.n, light);
    return o;
}

[maxvertexcount(6)]
void main(triangle In tri[3], uint id : SV_PrimitiveID, inout TriangleStream<Out> stream)
{
    for (int i = 0; i < 3; ++i)
        stream.Append(make(tri[i], id));
    stream.RestartStrip();
    for (i = 2; i >= 0; --i) {
        Out o = make(tri[i], -1);
        o.c = 1 - o.c;
        stream.Append(o);
    }
}

#if 1
[maxvertexcount(4)]
void several(point In v[1], inout PointStream<Out> one, inout PointStream<In> two)
{
    one.Append(make(v[0], 2));
    two.Append(v[0]);
    two.RestartStrip();
}
#endif
