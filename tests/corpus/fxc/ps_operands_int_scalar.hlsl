// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// Every kind of source operand in every place of signed integer instructions, one lane.
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
#define EACH(f) r.x += f(t.y, table[n.x].y); r.y += f(c.z, -c.y); r.z += f(i.w, 0x80000000); \
    r.w += f(5, table[n.x].y); r.x += f(table[n.x].y, -c.y); r.y += f(table[n.y + 1].z, 0x80000000); \
    r.z += f(rows[n.z].w, table[n.x].y); r.w += f(rows[n.w + 3].x, -c.y); r.x += f(-t.z, 0x80000000); \
    r.y += f(-c.y, table[n.x].y); r.z += f(y[n.x], -c.y); r.w += f(-rows[n.x].y, 0x80000000); \
    r.x += f(-table[n.y].w, table[n.x].y); r.y += f(i.x, -c.y); r.z += f(0x80000000, t.y);
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
