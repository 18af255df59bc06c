// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// One-operand float instructions, one lane at a time.
#define EXP(a) (exp2(a))
#define LOG(a) (log2(a))
#define FRC(a) (frac(a))
#define RNE(a) (round(a))
#define RNI(a) (floor(a))
#define RPI(a) (ceil(a))
#define RZ(a) (trunc(a))
#define SQ(a) (sqrt(a))
#define RS(a) (rsqrt(a))
#define SI(a) (sin(a))
#define CO(a) (cos(a))
#define FI(a) (int(a))
#define FU(a) (uint(a))
#define SAT(a) (saturate(a))
#define EACH(f) r.x += f(t.y); r.y += f(c.z); r.z += f(x.w); \
    r.w += f(2.5); r.x += f(table[n.x].y); r.y += f(table[n.y + 1].z); \
    r.z += f(rows[n.z].w); r.w += f(rows[n.w + 3].x); r.x += f(-t.z); \
    r.y += f(abs(c.y)); r.z += f(-abs(x.x)); r.w += f(y[n.x]); \
    r.x += f(-rows[n.x].y); r.y += f(-table[n.y].w);
cbuffer C { float4 c; float4 rows[8]; }
static const float4 table[4] = { { 1, 2, 3, 4 }, { 0.1, -0.2, 5e6, 7 }, { -1, 8, 9, 1e-3 }, { 5, 5, 6, 6 } };
float4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    float4 t = sin(x), r = 0, z[4] = { x, c, t, x.wzyx };
    float y[4] = { x.x, c.y, t.z, 1 };
    z[n.w] = 3; y[n.w] = 4;
    EACH(EXP)
    EACH(LOG)
    EACH(FRC)
    EACH(RNE)
    EACH(RNI)
    EACH(RPI)
    EACH(RZ)
    EACH(SQ)
    EACH(RS)
    EACH(SI)
    EACH(CO)
    EACH(FI)
    EACH(FU)
    EACH(SAT)
    return r;
}
