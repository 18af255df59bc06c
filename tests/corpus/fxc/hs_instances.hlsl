// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Loops over patch constants become phases with instance counts; outputs indexed by the instance.
struct V { float4 p : POS; float4 q : Q; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float4 a[4] : A; float2 b[8] : B; };
cbuffer Levels { float4 edge[4]; float2 inside; uint n; };
K patch(InputPatch<V, 4> v, OutputPatch<V, 4> c)
{
    K k;
    [unroll] for (uint x = 0; x < 4; x++)
        k.e[x] = edge[x].x * distance(c[x].p, c[(x + 1) % 4].p);
    [unroll] for (uint y = 0; y < 2; y++)
        k.i[y] = max(k.e[y], k.e[y + 2]) * inside.x;
    [unroll] for (uint z = 0; z < 4; z++)
        k.a[z] = c[z].q + v[z].p;
    [unroll] for (uint w = 0; w < 8; w++)
        k.b[w] = v[w & 3].q.xy + k.a[w & 3].zw;
    return k;
}
[domain("quad")] [partitioning("fractional_odd")] [outputtopology("triangle_ccw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")]
V main(InputPatch<V, 4> v, uint i : SV_OutputControlPointID)
{
    V o;
    o.p = v[i].p + v[n].q;
    o.q = v[3 - i].q;
    return o;
}
