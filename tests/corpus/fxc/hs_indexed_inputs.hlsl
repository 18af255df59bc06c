// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Control points and their attributes indexed at run time, with offsets, in all phases.
struct V { float4 a[4] : A; float3 b : B; };
struct C { float4 a[2] : A; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c[5] : C; float2 m : M; float n : N; };
int2 k;
K patch(InputPatch<V, 12> v, OutputPatch<C, 12> c, uint id : SV_PrimitiveID)
{
    K r;
    r.e[0] = v[k.x].a[k.y].x + v[k.x + 1].a[2].y; r.e[1] = c[k.x].a[1].z + c[k.y + 2].a[0].w; r.e[2] = v[3].a[k.x + 1].w + v[id].a[k.y + 1].x;
    r.i = r.e[0] * v[k.y + 3].b.z;
    for (int j = 0; j < 5; j++)
        r.c[j] = v[j + 2].a[j & 3] + c[j * 2].a[j & 1].wzyx;
    r.m = c[k.x].a[k.y].xy;
    r.n = v[id + 1].b.x;
    return r;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(12)] [patchconstantfunc("patch")]
C main(InputPatch<V, 12> v, uint i : SV_OutputControlPointID)
{
    C c;
    c.a[0] = v[i].a[k.x] + v[(i + 1) % 12].a[k.y + 1] + v[k.x + 1].b.xyzz;
    c.a[1] = v[11].a[k.y] * v[k.x].b.y;
    return c;
}
