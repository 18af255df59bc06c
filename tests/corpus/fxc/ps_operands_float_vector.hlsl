// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// The same with four lanes.
#define ADD(a, b) (a + b)
#define MUL(a, b) (a * b)
#define DIV(a, b) (a / b)
#define MIN(a, b) (min(a, b))
#define MAX(a, b) (max(a, b))
#define LT(a, b) ((a < b ? 2 : 3))
#define GE(a, b) ((a >= b ? 2 : 3))
#define EQ(a, b) ((a == b ? 2 : 3))
#define NE(a, b) ((a != b ? 2 : 3))
#define EACH(f) r += f(t.yzwx, table[n.x].yxzw); r += f(c, abs(c.wzyx)); r += f(x.wwyx, t.yzwx); \
    r += f(float4(1, -2, 0.5, 1e9), table[n.y + 1]); r += f(table[n.x].yxzw, -abs(x)); r += f(table[n.y + 1], c); \
    r += f(rows[n.z].wzyx, rows[n.w + 3]); r += f(rows[n.w + 3], z[n.x].yyxx); r += f(-t, x.wwyx); \
    r += f(abs(c.wzyx), rows[n.w + 3]); r += f(-abs(x), -rows[n.x]); r += f(z[n.x].yyxx, float4(1, -2, 0.5, 1e9)); \
    r += f(-rows[n.x], -t); r += f(abs(table[n.z]), t.yzwx);
cbuffer C { float4 c; float4 rows[8]; }
static const float4 table[4] = { { 1, 2, 3, 4 }, { 0.1, -0.2, 5e6, 7 }, { -1, 8, 9, 1e-3 }, { 5, 5, 6, 6 } };
float4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    float4 t = sin(x), r = 0, z[4] = { x, c, t, x.wzyx };
    float y[4] = { x.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH(ADD)
    EACH(MUL)
    EACH(DIV)
    EACH(MIN)
    EACH(MAX)
    EACH(LT)
    EACH(GE)
    EACH(EQ)
    EACH(NE)
    return r;
}
