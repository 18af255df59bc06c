// dxc: main cs_6_0
// dxc: main cs_6_2 -enable-16bit-types -D I=int16_t -D U=uint16_t
// dxc: main cs_6_0 -D I=int64_t -D U=uint64_t
// dxc: main cs_6_0 -D I=min16int -D U=min16uint -D "DIVIDE(a,b,c)=a"
// dxc: main cs_6_0 -Od
// Every operation on integers: of 32, 16 and 64 bits, signed and unsigned; LLVM's own arithmetic, shifts and comparisons.
#ifndef DIVIDE
#define DIVIDE(a, b, c) (a / b + a % c)
#endif
#ifndef I
#define I int
#define U uint
#endif
struct Row { I i[6]; U u[6]; };
RWStructuredBuffer<Row> rows : register(u0);

[numthreads(64, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    Row r = rows[at];
    I i = r.i[0], j = r.i[1], k = r.i[2];
    U u = r.u[0], v = r.u[1], w = r.u[2];
    r.i[3] = max(i, j) + min(j, k) * abs(k) - sign(i);
    r.u[3] = max(u, v) + min(v, w) - clamp(u, v, w);
    r.i[4] = mad(i, j, k) + DIVIDE(i, j, k) - (i << 3) + (i >> 2);
    r.u[4] = mad(u, v, w) + DIVIDE(u, v, w) - (u << 5) + (u >> 7);
    r.i[5] = (i & j) | (j ^ k) | ~i;
    r.u[5] = (u & v) | (v ^ w) | ~u;
    r.i[0] = i < j ? j : i <= k ? k : -i;
    r.u[0] = u > v ? v : u >= w ? w : u == v ? U(7) : u != w ? U(1) : U(0);
    r.i[1] = I(reversebits(u)) + I(countbits(u)) + I(firstbitlow(u)) + I(firstbithigh(u)) + I(firstbithigh(i));
    r.u[1] = U(i << (j & 3)) + U(float(i)) + U(float(u)) + U(I(float(u) * 0.5));
    rows[at] = r;
}
