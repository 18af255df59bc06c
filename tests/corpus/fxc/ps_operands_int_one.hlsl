// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// One-operand integer instructions and three-operand ones, one lane and four.
#define INOT(a) (~(a))
#define ITOF(a) (asint((float)(a)))
#define UTOF(a) (asint((float)(uint)(a)))
#define INEG(a) (-(a))
#define INOT4(a) (~(a))
#define ITOF4(a) (asint((float4)(a)))
#define UTOF4(a) (asint((float4)(uint4)(a)))
#define INEG4(a) (-(a))
#define IMAD(a, b, d) (a * b + d)
#define IMOVC(a, b, d) (a ? b : d)
#define EACH(f) r.x += f(t.y); r.y += f(c.z); r.z += f(i.w); \
    r.w += f(5); r.x += f(table[n.x].y); r.y += f(table[n.y + 1].z); \
    r.z += f(rows[n.z].w); r.w += f(rows[n.w + 3].x); r.x += f(-t.z); \
    r.y += f(-c.y); r.z += f(y[n.x]); r.w += f(-rows[n.x].y); \
    r.x += f(-table[n.y].w); r.y += f(i.x); r.z += f(0x80000000);
#define EACH4(f) r += f(t.yzwx); r += f(c); r += f(i.wwyx); \
    r += f(int4(1, -2, 77777, 0x7fffffff)); r += f(table[n.x].yxzw); r += f(table[n.y + 1]); \
    r += f(rows[n.z].wzyx); r += f(rows[n.w + 3]); r += f(-t); \
    r += f(-c.wzyx); r += f(z[n.x].yyxx); r += f(-rows[n.x]); \
    r += f(-table[n.z]); r += f(i); r += f(-i.zyxw);
#define EACH3(f) r.x += f(t.y, table[n.x].y, -c.y); r.y += f(c.z, -c.y, -table[n.y].w); r.z += f(i.w, 0x80000000, t.y); \
    r.w += f(5, table[n.x].y, table[n.x].y); r.x += f(table[n.x].y, -c.y, rows[n.z].w); r.y += f(table[n.y + 1].z, 0x80000000, -c.y); \
    r.z += f(rows[n.z].w, table[n.x].y, -table[n.y].w); r.w += f(rows[n.w + 3].x, -c.y, t.y); r.x += f(-t.z, 0x80000000, 5); \
    r.y += f(-c.y, table[n.x].y, rows[n.z].w); r.z += f(y[n.x], -c.y, y[n.x]); r.w += f(-rows[n.x].y, 0x80000000, -table[n.y].w); \
    r.x += f(-table[n.y].w, table[n.x].y, t.y); r.y += f(i.x, -c.y, 5); r.z += f(0x80000000, 0x80000000, rows[n.w + 3].x);
#define EACH34(f) r += f(t.yzwx, table[n.x].yxzw, -c.wzyx); r += f(c, -c.wzyx, -table[n.z]); r += f(i.wwyx, -i.zyxw, t.yzwx); \
    r += f(int4(1, -2, 77777, 0x7fffffff), table[n.x].yxzw, table[n.x].yxzw); r += f(table[n.x].yxzw, -c.wzyx, rows[n.z].wzyx); r += f(table[n.y + 1], -i.zyxw, -c.wzyx); \
    r += f(rows[n.z].wzyx, table[n.x].yxzw, -table[n.z]); r += f(rows[n.w + 3], -c.wzyx, t.yzwx); r += f(-t, -i.zyxw, int4(1, -2, 77777, 0x7fffffff)); \
    r += f(-c.wzyx, table[n.x].yxzw, rows[n.z].wzyx); r += f(z[n.x].yyxx, -c.wzyx, z[n.x].yyxx); r += f(-rows[n.x], -i.zyxw, -table[n.z]); \
    r += f(-table[n.z], table[n.x].yxzw, t.yzwx); r += f(i, -c.wzyx, int4(1, -2, 77777, 0x7fffffff)); r += f(-i.zyxw, -i.zyxw, rows[n.w + 3]);
cbuffer C { int4 c; int4 rows[8]; }
static const int4 table[4] = { { 1, 2, 3, 4 }, { -1, 0x7fffffff, 5000, 7 }, { -100000, 8, 9, 77 }, { 5, 5, 6, 6 } };
int4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    int4 t = i ^ (int4)n, r = 0, z[4] = { i, c, t, i.wzyx };
    int y[4] = { i.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH(INOT) EACH4(INOT4)
    EACH(ITOF) EACH4(ITOF4)
    EACH(UTOF) EACH4(UTOF4)
    EACH(INEG) EACH4(INEG4)
    EACH3(IMAD) EACH34(IMAD) EACH3(IMOVC) EACH34(IMOVC)
    return r;
}
