// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Triangle domain; edge factors in fork phases, the inside factor from them in a join phase; a control point phase that computes.
struct V { float4 p : POS; float3 n : NORMAL; float2 t[2] : T; };
struct C { float4 p : POS; float3 n : NORMAL; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float3 c : CENTER; float4 more[2] : MORE; };
float4 level;
K patch(InputPatch<V, 3> v, OutputPatch<C, 3> c, uint id : SV_PrimitiveID)
{
    K k;
    for (uint j = 0; j < 3; j++)
        k.e[j] = length(v[j].p - v[(j + 1) % 3].p) * level.x;
    k.i = (k.e[0] + k.e[1] + k.e[2]) / 3;
    k.c = c[0].n + c[1].n + c[id % 3].n;
    k.more[0] = v[id % 3].p;
    k.more[1] = level * id;
    return k;
}
[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")] [maxtessfactor(15.5)]
C main(InputPatch<V, 3> v, uint i : SV_OutputControlPointID, uint id : SV_PrimitiveID)
{
    C c;
    c.p = v[i].p * level.y;
    c.n = v[(i + 1) % 3].n + id + v[0].t[1].xyx;
    return c;
}
