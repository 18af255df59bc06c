// dxc: main cs_6_0
// dxc: main cs_6_0 -Od
// dxc: main cs_6_9
// Doubles: fma, conversions, halves taken apart and put together; constants that no float holds.
struct Row { double d[8]; uint2 halves[4]; int i; uint u; int64_t il; uint64_t ul; float f; };
RWStructuredBuffer<Row> rows : register(u0);

[numthreads(8, 8, 1)]
void main(uint at : SV_GroupIndex)
{
    Row r = rows[at];
    double a = r.d[0], b = r.d[1], c = r.d[2];
    r.d[3] = fma(a, b, c) + a * b - c / a;
    r.d[4] = max(a, b) + min(b, c) + abs(c) + saturate(a);
    asuint(a, r.halves[0].x, r.halves[0].y);
    r.d[5] = asdouble(r.halves[1].x, r.halves[1].y) + 0.1L + 1e300L + 1.0L / 3.0L;
    r.i = int(a); r.u = uint(b); r.il = int64_t(c); r.ul = uint64_t(a); r.f = float(b);
    r.d[6] = double(r.i) + double(r.u) + double(r.il) + double(r.ul) + double(r.f);
    r.d[7] = a < b ? 1.0L : a == c ? -0.0L : 5e-324L;
    r.d[2] = ldexp(r.f, r.f) * a;
    rows[at] = r;
}
