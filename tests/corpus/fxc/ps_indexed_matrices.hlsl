// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1
// fxc: main ps_5_1
// Arrays of matrices and structures: the index is scaled, so the register has a constant part beside it.
struct S { float4 a; float2 b; int4 c; };
cbuffer C { float4x4 cm[4]; float3 cv; }
static const float3x3 table[3] = { { 1, 2, 3, 4, 5, 6, 7, 8, 9 }, { 9, 8, 7, 6, 5, 4, 3, 2, 1 }, { 0, 1, 0, 1, 0, 1, 0, 1, 0 } };
float4 main(float4 t : T, nointerpolation uint4 n : N) : SV_Target
{
    float4x4 m[3];
    S s[4];
    float2x2 k[4];
    for (int i = 0; i < 3; i++) m[i] = cm[i] * t.x;
    for (int j = 0; j < 4; j++) { s[j].a = t * j; s[j].b = t.xy; s[j].c = n; k[j] = t.x; }
    m[n.x][1] = t; m[n.y][2].yw = t.xz; m[n.z]._m03 = 4; s[n.w].b.y = 3; s[n.x].c.z = 5; k[n.w][1] = t.zw;
    float4 r = mul(t, m[n.y]) + m[n.z][3].wzyx + m[n.x]._m12 - m[n.w][1] + s[n.y].a + s[n.z].b.xyxy - s[n.x].c.wzyx + s[n.y].c.x + k[n.x]._m11 + k[n.z][1].yxyx;
    r.xyz += mul(table[n.x], t.xyz) + table[n.y][1] - table[n.z]._m21 + cm[n.x][2].xyz + cm[n.y]._m32;
    return r + abs(m[n.x][1]) + cm[n.z][n.w];
}
