// fxc: main ds_5_0
// fxc: main ds_5_0 /Od
// fxc: main ds_5_1
struct C { float4 a[8] : A; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c[6] : C; };
cbuffer Index { int i0, i1, i2, i3, i4, i5, i6, i7; };
[domain("tri")] float4 main(K k, float3 w : SV_DomainLocation, const OutputPatch<C, 4> c) : SV_Position
{
    float4 r = c[0].a[i0 + 1].x + c[i1].a[i2 + 3].yxyx + c[i3 + 1].a[i4 + 1] + c[i5 + 2].a[2].w + k.c[i6] + k.c[i7 + 1].wzyx + k.c[i0].x + k.c[i1 + 2].y;
    return r * w.xyzx + c[i2].a[i3].z - c[1].a[i4 + 2] + -w.zyxx * w.y;
}
