// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Double instructions of 11.0 and 11.1: dadd, dmul, dmin, dmax, dmov, dmovc, comparisons, conversions, ddiv, drcp, dfma.
double a, b;
double2 v;
int i;
uint u;
float4 main(float4 t : T, nointerpolation uint2 n : N) : SV_Target
{
    double x = asdouble(n.x, n.y);
    double2 y = v + double2(x, a);
    y *= v.yx;
    y = min(y, v) + max(y, b);
    y.x = x < a ? y.y : b;
    y.y += (double)t.x;
    float4 r = float4((float2)y, (float)x, 1);
    if (x == a) r.x += 1;
    if (x != b) r.y += 2;
    if (x >= a) r.z += 3;
    if (x < b) r.w += 4;
    x = a / b + rcp(x) + 1.0 / y.x;
    x = fma(x, a, b);
    x += (double)i + (double)u;
    r.x += (int)x;
    r.y += (uint)x;
    uint lo, hi;
    asuint(x, lo, hi);
    double k = 3.25L;
    r.z += (float)(k * -x) + (float)abs(x) + (float)-abs(y.x);
    return r + lo + hi;
}
