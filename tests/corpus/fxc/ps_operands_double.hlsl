// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
// Double instructions with every kind of operand.
#define DADD(a, b) q.x += (a) + (b);
#define DMUL(a, b) q.y += (a) * (b);
#define DMIN(a, b) q.x += min(a, b);
#define DMAX(a, b) q.y += max(a, b);
#define DDIV(a, b) q.x += (a) / (b);
#define DEQ(a, b) r.x += (a) == (b);
#define DNE(a, b) r.y += (a) != (b);
#define DLT(a, b) r.z += (a) < (b);
#define DGE(a, b) r.w += (a) >= (b);
#define DMOVC(a, b) q.y += n.x > 3 ? (a) : (b);
#define DFMA(a, b) q.x += fma(a, b, q.y);
#define DTOF(a, b) r.x += (float)(a) + (int)(b); r.y += (uint)(a);
#define DRCP(a, b) q.x += rcp(a);
#define EACH(f) f(t.y, rows[n.z]) f(c.x, y[n.x]) f(c.y, c.x) \
    f(2.5L, -t.x) f(rows[n.z], asdouble(n.x, n.y)) f(rows[n.w + 3], 2.5L) \
    f(-t.x, -abs(t.y)) f(abs(c.y), t.y) f(-abs(t.y), rows[n.w + 3]) \
    f(y[n.x], -rows[n.x]) f(-rows[n.x], c.y) f(asdouble(n.x, n.y), abs(c.y)) \
    f(asdouble(n.z, n.w), t.y)
cbuffer C { double2 c; double rows[8]; }
float4 main(float4 x : X, nointerpolation uint4 n : N, nointerpolation int4 i : I) : SV_Target
{
    double2 t = asdouble(n.xy, n.zw), q = 0;
    double y[3] = { t.x, c.y, 1.0L };
    y[n.w] = 4;
    float4 r = 0;
    EACH(DADD)
    EACH(DMUL)
    EACH(DMIN)
    EACH(DMAX)
    EACH(DDIV)
    EACH(DEQ)
    EACH(DNE)
    EACH(DLT)
    EACH(DGE)
    EACH(DMOVC)
    EACH(DFMA)
    EACH(DTOF)
    EACH(DRCP)
    r += (float)(q.x + q.y);
    return r;
}
