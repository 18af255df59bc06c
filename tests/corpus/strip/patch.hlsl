// fxc: main hs_5_0
// All three signatures.
struct Point { float4 p : POSITION; };
struct Edges { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c : COLOR; };
Edges constants(InputPatch<Point, 3> patch) { Edges e; e.e[0] = e.e[1] = e.e[2] = e.i = 1; e.c = patch[0].p; return e; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }
