// fxc: main hs_5_0 /Zi
// fxc: main hs_5_0 /Zi /Od
// Control points, and patch constants in fork and join phases.
struct Point { float3 p : POSITION; float2 uv : UV; };
struct Patch { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 centre : CENTRE; };
float4 k;

float length2(float3 a, float3 b) { float3 d = a - b; return dot(d, d); }

Patch constants(InputPatch<Point, 3> input, OutputPatch<Point, 3> output, uint id : SV_PrimitiveID)
{
    Patch patch;
    [unroll] for (int i = 0; i < 3; ++i)
        patch.edge[i] = length2(input[i].p, output[(i + 1) % 3].p) * k.x;
    patch.inside = (patch.edge[0] + patch.edge[1] + patch.edge[2]) / 3;
    patch.centre = (output[0].p + output[1].p + output[2].p) * k.y + id;
    return patch;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point main(InputPatch<Point, 3> input, uint i : SV_OutputControlPointID)
{
    Point result = input[i];
    float bend = length2(input[i].p, input[0].p);
    result.p += bend * k.z;
    return result;
}
