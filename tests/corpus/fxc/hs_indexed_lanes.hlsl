// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Attributes of control points at run time in all forms, one per output.
struct V { float4 a[8] : A; };
struct C { float4 a[8] : A; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c : C; float4 d : D; float4 f : F; float4 g : G; };
cbuffer Index { int i0, i1, i2, i3, i4, i5, i6, i7; };
K patch(InputPatch<V, 4> v, OutputPatch<C, 4> c)
{
    K k;
    k.e[0] = v[0].a[i0 + 1].x; k.e[1] = v[i1].a[i2 + 3].y; k.e[2] = v[i3 + 1].a[i4 + 1].z; k.i = v[i5 + 2].a[2].w;
    k.c = v[1].a[i1 + 2].wzyx * v[i2].a[i3 + 1];
    k.d = v[i4 + 1].a[i5 + 2] * v[i6 + 1].a[i7].zyxw;
    k.f = c[i0].a[i1 + 1] * c[i2 + 1].a[i3] + c[0].a[i4 + 4].wwzz;
    k.g = float4(c[i0].a[i1 + 1].x, c[i2 + 1].a[i3].y, c[0].a[i4 + 4].z, c[i5 + 1].a[i6 + 2].w);
    return k;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")]
C main(InputPatch<V, 4> v, uint i : SV_OutputControlPointID)
{
    C c;
    for (int j = 0; j < 8; j++) c.a[j] = v[i].a[7 - j] * 2;
    c.a[0].x = v[i].a[i0 + 1].y;
    c.a[2] = v[i + 1].a[i1 + 1];
    c.a[3].y = v[i1 + 1].a[3].z;
    return c;
}
