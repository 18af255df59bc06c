// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// Every kind of source operand in every place of two-operand float instructions, one lane at a time.
#define ADD(a, b) (a + b)
#define MUL(a, b) (a * b)
#define DIV(a, b) (a / b)
#define MIN(a, b) (min(a, b))
#define MAX(a, b) (max(a, b))
#define LT(a, b) ((a < b ? 2 : 3))
#define GE(a, b) ((a >= b ? 2 : 3))
#define EQ(a, b) ((a == b ? 2 : 3))
#define NE(a, b) ((a != b ? 2 : 3))
#define EACH(f) r.x += f(t.y, table[n.x].y); r.y += f(c.z, abs(c.y)); r.z += f(x.w, t.y); \
    r.w += f(2.5, table[n.y + 1].z); r.x += f(table[n.x].y, -abs(x.x)); r.y += f(table[n.y + 1].z, c.z); \
    r.z += f(rows[n.z].w, rows[n.w + 3].x); r.w += f(rows[n.w + 3].x, y[n.x]); r.x += f(-t.z, x.w); \
    r.y += f(abs(c.y), rows[n.w + 3].x); r.z += f(-abs(x.x), -rows[n.x].y); r.w += f(y[n.x], 2.5); \
    r.x += f(-rows[n.x].y, -t.z); r.y += f(-table[n.y].w, t.y);
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
