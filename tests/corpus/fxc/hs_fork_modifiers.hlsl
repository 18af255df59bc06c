// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Phase instance ids in arithmetic, selections and comparisons; the primitive id and the control point id likewise.
struct V { float4 p : POS; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float4 c[8] : C; };
uint n;
K patch(InputPatch<V, 4> v, uint id : SV_PrimitiveID)
{
    K k;
    [unroll] for (int a = 0; a < 4; a++) k.e[a] = (a & n) - (float)a * v[a].p.x + (a < (int)n ? 3 : v[a].p.y);
    [unroll] for (int b = 0; b < 2; b++) k.i[b] = k.e[b * 2] * -b + (b ? k.e[1] : id);
    [unroll] for (int c = 0; c < 8; c++) k.c[c] = v[c >> 1].p * int4(c, -c, c + 1, c * 3) + ((uint)c >= n ? 2 : c) + (id ^ c);
    return k;
}
[domain("quad")] [partitioning("pow2")] [outputtopology("triangle_cw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")]
V main(InputPatch<V, 4> v, uint i : SV_OutputControlPointID, uint id : SV_PrimitiveID)
{
    V o;
    o.p = v[i ^ 1].p * -(int)i + (i < n ? 2 : 3) + (float)i * id;
    [branch] switch (i) { case 0: o.p *= sin(o.p); break; case 3: o.p = exp2(o.p); break; }
    return o;
}
