// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// Three-operand float instructions, one lane and four.
#define MAD(a, b, c3) ((a * b + c3))
#define SELECT(a, b, c3) ((a < 3 ? b : c3))
#define MOVC(a, b, c3) ((i.x > n.y ? b : c3))
#define EACH(f) r.x += f(t.y, table[n.x].y, abs(c.y)); r.y += f(c.z, abs(c.y), -rows[n.x].y); r.z += f(x.w, t.y, c.z); \
    r.w += f(2.5, table[n.y + 1].z, table[n.x].y); r.x += f(table[n.x].y, -abs(x.x), rows[n.w + 3].x); r.y += f(table[n.y + 1].z, c.z, -abs(x.x)); \
    r.z += f(rows[n.z].w, rows[n.z].w, t.y); r.w += f(rows[n.w + 3].x, y[n.x], x.w); r.x += f(-t.z, x.w, table[n.y + 1].z); \
    r.y += f(abs(c.y), rows[n.w + 3].x, -t.z); r.z += f(-abs(x.x), -rows[n.x].y, y[n.x]); r.w += f(y[n.x], 2.5, t.y); \
    r.x += f(-rows[n.x].y, -t.z, 2.5); r.y += f(-table[n.y].w, -table[n.y].w, rows[n.w + 3].x);
#define EACH4(f) r += f(t.yzwx, table[n.x].yxzw, abs(c.wzyx)); r += f(c, abs(c.wzyx), -rows[n.x]); r += f(x.wwyx, t.yzwx, c); \
    r += f(float4(1, -2, 0.5, 1e9), table[n.y + 1], table[n.x].yxzw); r += f(table[n.x].yxzw, -abs(x), rows[n.w + 3]); r += f(table[n.y + 1], c, -abs(x)); \
    r += f(rows[n.z].wzyx, rows[n.z].wzyx, t.yzwx); r += f(rows[n.w + 3], z[n.x].yyxx, x.wwyx); r += f(-t, x.wwyx, table[n.y + 1]); \
    r += f(abs(c.wzyx), rows[n.w + 3], -t); r += f(-abs(x), -rows[n.x], z[n.x].yyxx); r += f(z[n.x].yyxx, float4(1, -2, 0.5, 1e9), t.yzwx); \
    r += f(-rows[n.x], -t, float4(1, -2, 0.5, 1e9)); r += f(abs(table[n.z]), abs(table[n.z]), rows[n.w + 3]);
cbuffer C { float4 c; float4 rows[8]; }
static const float4 table[4] = { { 1, 2, 3, 4 }, { 0.1, -0.2, 5e6, 7 }, { -1, 8, 9, 1e-3 }, { 5, 5, 6, 6 } };
float4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    float4 t = sin(x), r = 0, z[4] = { x, c, t, x.wzyx };
    float y[4] = { x.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH(MAD) EACH4(MAD)
    EACH(SELECT) EACH4(SELECT)
    EACH(MOVC) EACH4(MOVC)
    return r;
}
