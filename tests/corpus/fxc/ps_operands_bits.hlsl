// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
// fxc: main ps_5_1
// Bit instructions of shader model 5 with every kind of operand.
#define BFI(a, b) (((a & 0xfffff00f) | ((b & 255) << 4)))
#define UBFE(a, b) ((((uint)(a) >> (b)) & 31))
#define BFE2(a, b) ((((a) << 3) >> 11) + (b))
#define CNT(a) (countbits(a))
#define REV(a) (reversebits(a))
#define FHI(a) (firstbithigh((uint)(a)))
#define FLO(a) (firstbitlow(a))
#define FSH(a) (firstbithigh(a))
#define H2F(a) (asint(f16tof32(a)))
#define F2H(a) (f32tof16(asfloat(a)))
#define RCP5(a) (asint(rcp(asfloat(a))))
#define EACH2(f) r.x += f(t.y, table[n.x].y); r.y += f(c.z, -c.y); r.z += f(i.w, 0x80000000); \
    r.w += f(5, table[n.x].y); r.x += f(table[n.x].y, -c.y); r.y += f(table[n.y + 1].z, 0x80000000); \
    r.z += f(rows[n.z].w, table[n.x].y); r.w += f(rows[n.w + 3].x, -c.y); r.x += f(-t.z, 0x80000000); \
    r.y += f(-c.y, table[n.x].y); r.z += f(y[n.x], -c.y); r.w += f(-rows[n.x].y, 0x80000000); \
    r.x += f(-table[n.y].w, table[n.x].y); r.y += f(i.x, -c.y); r.z += f(0x80000000, t.y);
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
cbuffer C { int4 c; int4 rows[8]; }
static const int4 table[4] = { { 1, 2, 3, 4 }, { -1, 0x7fffffff, 5000, 7 }, { -100000, 8, 9, 77 }, { 5, 5, 6, 6 } };
int4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    int4 t = i ^ (int4)n, r = 0, z[4] = { i, c, t, i.wzyx };
    int y[4] = { i.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH2(BFI)
    EACH2(UBFE)
    EACH2(BFE2)
    EACH(CNT)
    EACH(REV)
    EACH(FHI)
    EACH(FLO)
    EACH(FSH)
    EACH(H2F)
    EACH(F2H)
    EACH(RCP5)
    EACH4(CNT)
    EACH4(REV)
    EACH4(FLO)
    EACH4(FSH)
    EACH4(H2F)
    EACH4(F2H)
    EACH4(RCP5)
    return r;
}
