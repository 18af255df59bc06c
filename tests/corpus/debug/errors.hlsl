// fxc: gs_main gs_5_1 /Zi
// fxc: ds_main ds_5_1 /Zi /Od
// fxc: cs_main cs_5_0 /Zi
// fxc: ps_main ps_5_0 /Zi /Od
// What fxc's own types make Microsoft's disassembler stumble over: arrays that 5.1 gives no length, doubles in structured
// buffers, small precision in structs.
struct Point { float2 p : POSITION; float4 c : COLOR; };
struct Vertex { float4 p : SV_Position; float2 uv[2] : UV; };
float4 k;

[maxvertexcount(2)]
void gs_main(point Point input[1], inout PointStream<Vertex> stream)
{
    Vertex v;
    v.p = input[0].p.xyxy * k;
    v.uv[0] = input[0].c.xy;
    v.uv[1] = input[0].c.zw;
    stream.Append(v);
}

struct Patch { float edge[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; float2 extra[2] : EXTRA; };

[domain("quad")]
Vertex ds_main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Point, 4> points)
{
    Vertex v;
    v.p = lerp(points[0].c, points[3].c, at.x) * patch.edge[1];
    v.uv[0] = patch.extra[0];
    v.uv[1] = patch.extra[1] * patch.inside[0];
    return v;
}

struct Inner { float a; double3 b[2]; half last; };
struct Item { float first; Inner second; float last; };
StructuredBuffer<Item> items;
RWTexture2D<float4> image;

[numthreads(8, 8, 2)]
void cs_main(uint3 id : SV_DispatchThreadID)
{
    Item item = items[id.z];
    image[id.xy] = item.last + item.second.last;
}

struct Small { float4 f; min16int i; min16float h; };
struct Out { float3x2 m : A; min16float h : B; };

float4 ps_main(Small s : S, nointerpolation int4 n : N) : SV_Target
{
    Small t = s;
    t.i += n.x;
    t.h *= 2;
    Out o;
    o.m = float3x2(t.f, k.xy);
    o.h = t.h * t.i;
    return o.h + o.m[1].xyxy;
}
