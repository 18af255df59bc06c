// dxc: main hs_6_0
// A hull shader: PSG1.
struct Point { float3 at : POSITION; };
struct Factors { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 middle : MIDDLE; };

Factors factors(InputPatch<Point, 3> patch)
{
    Factors f;
    f.edge[0] = f.edge[1] = f.edge[2] = patch[0].at.x;
    f.inside = 2;
    f.middle = (patch[0].at + patch[1].at + patch[2].at) / 3;
    return f;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }
