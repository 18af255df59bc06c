// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// Dot products of every kind of operand.
#define DOT2(a, b) (dot((a).xy, (b).zw))
#define DOT3(a, b) (dot((a).xyz, (b).yzw))
#define DOT4(a, b) (dot(a, b))
#define EACH(f) r.x += f(t.yzwx, table[n.x].yxzw); r.y += f(c, abs(c.wzyx)); r.z += f(x.wwyx, t.yzwx); \
    r.w += f(float4(1, -2, 0.5, 1e9), table[n.y + 1]); r.x += f(table[n.x].yxzw, -abs(x)); r.y += f(table[n.y + 1], c); \
    r.z += f(rows[n.z].wzyx, rows[n.w + 3]); r.w += f(rows[n.w + 3], z[n.x].yyxx); r.x += f(-t, x.wwyx); \
    r.y += f(abs(c.wzyx), rows[n.w + 3]); r.z += f(-abs(x), -rows[n.x]); r.w += f(z[n.x].yyxx, float4(1, -2, 0.5, 1e9)); \
    r.x += f(-rows[n.x], -t); r.y += f(abs(table[n.z]), t.yzwx);
cbuffer C { float4 c; float4 rows[8]; }
static const float4 table[4] = { { 1, 2, 3, 4 }, { 0.1, -0.2, 5e6, 7 }, { -1, 8, 9, 1e-3 }, { 5, 5, 6, 6 } };
float4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    float4 t = sin(x), r = 0, z[4] = { x, c, t, x.wzyx };
    float y[4] = { x.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH(DOT2)
    EACH(DOT3)
    EACH(DOT4)
    return r;
}
