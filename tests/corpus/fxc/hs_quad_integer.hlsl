// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Quad domain, integer partitioning, counter-clockwise triangles; control points pass through without a phase.
struct V { float4 p : POS; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
K patch(InputPatch<V, 4> v)
{
    K k;
    k.e[0] = v[0].p.x; k.e[1] = 2; k.e[2] = 3; k.e[3] = v[3].p.y;
    k.i[0] = 4; k.i[1] = v[2].p.z;
    return k;
}
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_ccw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")]
V main(InputPatch<V, 4> v, uint i : SV_OutputControlPointID) { return v[i]; }
