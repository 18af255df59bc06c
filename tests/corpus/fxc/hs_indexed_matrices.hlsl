// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Matrices in control points, indexed in every phase.
struct V { row_major float4x4 m[2] : M; };
struct C { row_major float4x4 m : M; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float4 c : C; float4 d : D; row_major float2x4 m : M; };
cbuffer I { uint i, j, k; }
K patch(InputPatch<V, 5> v, OutputPatch<C, 4> c, uint id : SV_PrimitiveID)
{
    K r;
    r.e[0] = v[0].m[i]._m12; r.e[1] = v[j].m[k]._m23; r.e[2] = c[1].m[i].x; r.e[3] = c[j].m[k].y; r.i[0] = c[id].m._m11; r.i[1] = v[i].m[0][j].z;
    r.c = v[0].m[i][1] + v[j].m[k][2] + c[i].m[j]; r.d = v[i].m[1][3].wzyx * v[2].m[k][1].xxyy + mul(r.c, v[j].m[i]); r.m = float2x4(c[2].m[k], v[k].m[j][3]);
    return r;
}
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_ccw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")]
C main(InputPatch<V, 5> v, uint n : SV_OutputControlPointID) { C c; c.m = v[n].m[i] * v[j].m[1]._m30; c.m[1] = v[n].m[k][2] - v[0].m[j][1].yxwz; return c; }
