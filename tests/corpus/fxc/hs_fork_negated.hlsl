// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Phase instance ids subtracted, shifted, packed and used as an index from the end.
struct V { float4 p : POS; };
struct C { float4 p : POS; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c[6] : C; };
int n; uint4 bits; float4 table[6];
K patch(InputPatch<V, 8> v, OutputPatch<C, 6> o, uint id : SV_PrimitiveID)
{
    K k;
    [unroll] for (int a = 0; a < 3; a++) k.e[a] = v[n - a].p.x + v[7 - a].p.y;
    k.i = max(k.e[0], max(k.e[1], k.e[2]));
    [unroll] for (int c = 0; c < 6; c++) k.c[c] = o[5 - c].p * table[n - c] + ((bits.x & 0xfff0) | (c & 15)) + (bits.y >> c) + (c << n) + o[c].p.x * (n - c);
    return k;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(6)] [patchconstantfunc("patch")]
C main(InputPatch<V, 8> v, uint i : SV_OutputControlPointID) { C c; c.p = v[i + 2].p - v[7 - i].p * ((bits.z & 0xffffff00) | (i & 255)) + table[n - i]; return c; }
