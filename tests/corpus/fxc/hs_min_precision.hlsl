// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// Minimum precision in patch constants: PSG1.
struct V { min16float4 p : POS; float2 t : T; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; min16float4 c : C; min16uint d : D; };
K patch(InputPatch<V, 3> v)
{
    K k;
    k.e[0] = k.e[1] = k.e[2] = k.i = 3;
    k.c = v[0].p * v[1].p;
    k.d = min16uint(v[2].t.x);
    return k;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
V main(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { V o = v[i]; o.p += o.p; return o; }
