// fxc: main ds_5_0 /Zi
// fxc: main ds_5_0 /Zi /Od
// Control points that are indexed, and what the patch has.
struct Point { float3 p : POSITION; float2 uv : UV; };
struct Patch { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 centre : CENTRE; };
struct Vertex { float4 p : SV_Position; float2 uv : UV; };
float4x4 view;

[domain("tri")]
Vertex main(Patch patch, float3 w : SV_DomainLocation, const OutputPatch<Point, 3> points)
{
    Vertex v;
    float3 p = 0;
    v.uv = 0;
    for (int i = 0; i < 3; ++i) {
        p += points[i].p * w[i];
        v.uv += points[i].uv * w[i];
    }
    p = lerp(p, patch.centre, patch.edge[1]);
    v.p = mul(view, float4(p, 1));
    return v;
}
