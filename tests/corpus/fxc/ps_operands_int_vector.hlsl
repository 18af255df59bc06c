// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// The same with four lanes.
#define IADD(a, b) (a + b)
#define IMUL(a, b) (a * b)
#define IMIN(a, b) (min(a, b))
#define IMAX(a, b) (max(a, b))
#define ILT(a, b) ((a < b ? 2 : 3))
#define IGE(a, b) ((a >= b ? 2 : 3))
#define IEQ(a, b) ((a == b ? 2 : 3))
#define INE(a, b) ((a != b ? 2 : 3))
#define ISHL(a, b) (a << (b))
#define ISHR(a, b) (a >> (b))
#define IAND(a, b) (a & b)
#define IOR(a, b) (a | b)
#define IXOR(a, b) (a ^ b)
#define EACH(f) r += f(t.yzwx, table[n.x].yxzw); r += f(c, -c.wzyx); r += f(i.wwyx, -i.zyxw); \
    r += f(int4(1, -2, 77777, 0x7fffffff), table[n.x].yxzw); r += f(table[n.x].yxzw, -c.wzyx); r += f(table[n.y + 1], -i.zyxw); \
    r += f(rows[n.z].wzyx, table[n.x].yxzw); r += f(rows[n.w + 3], -c.wzyx); r += f(-t, -i.zyxw); \
    r += f(-c.wzyx, table[n.x].yxzw); r += f(z[n.x].yyxx, -c.wzyx); r += f(-rows[n.x], -i.zyxw); \
    r += f(-table[n.z], table[n.x].yxzw); r += f(i, -c.wzyx); r += f(-i.zyxw, t.yzwx);
cbuffer C { int4 c; int4 rows[8]; }
static const int4 table[4] = { { 1, 2, 3, 4 }, { -1, 0x7fffffff, 5000, 7 }, { -100000, 8, 9, 77 }, { 5, 5, 6, 6 } };
int4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    int4 t = i ^ (int4)n, r = 0, z[4] = { i, c, t, i.wzyx };
    int y[4] = { i.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH(IADD)
    EACH(IMUL)
    EACH(IMIN)
    EACH(IMAX)
    EACH(ILT)
    EACH(IGE)
    EACH(IEQ)
    EACH(INE)
    EACH(ISHL)
    EACH(ISHR)
    EACH(IAND)
    EACH(IOR)
    EACH(IXOR)
    return r;
}
