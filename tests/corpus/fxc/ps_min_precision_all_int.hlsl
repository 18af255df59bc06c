// fxc: main ps_5_0 /D T=min16int
// fxc: main ps_4_0 /D T=min16int /D MODEL4
// fxc: main ps_5_1 /D T=min16int /Od
// fxc: main ps_5_0 /D T=min12int
// fxc: main ps_4_0 /D T=min12int /D MODEL4
// fxc: main ps_5_1 /D T=min12int /Od
// fxc: main ps_5_0 /D T=min16uint
// fxc: main ps_4_0 /D T=min16uint /D MODEL4
// fxc: main ps_5_1 /D T=min16uint /Od
// Every integer instruction in minimum precision.
#define T2 vector<T, 2>
#define T4 vector<T, 4>
T4 k; Texture2D<T4> t;
#ifndef MODEL4
RWTexture2D<T> u : register(u6); RWBuffer<T> ub : register(u7); RWStructuredBuffer<T4> us : register(u5); StructuredBuffer<T4> st;
#endif
T4 main(nointerpolation T4 a : A, nointerpolation T4 b : B, nointerpolation int2 n : N, float4 f : F) : SV_Target
{
    T4 r = a * k + b; r += a * b - k - -a + min(a, b) + max(a, k) + (a << 2) + (b >> 3) + (a << b.x) + (k >> a.y) + (a & b) + (a | k) + (b ^ k) + ~a;
    r += (T4)((uint4)a / 3) + abs(a) - abs(b);
    r.x += a.x < b.x ? k.x : a.y; r.y += a.x >= b.y ? k.x : b.y; r.z += a.x == b.z ? k.y : a.w; r.w += a.y != 0 ? k.z : -b.w;
    r += (T4)f + (T4)(min16float4)f + (T4)((float4)a * f) + t.Load(int3(n, 0)) + (a ? b : -k) + !a + (T)n.x;
    T x[4] = { a.x, b.y, k.z, 1 }; x[n.x] = r.x; r.y += x[n.y] - x[n.y + 1];
    [branch] if (a.z) r *= 3;
    [branch] switch ((int)b.z) { case 1: r += a; break; case 4: r -= b; break; }
#ifndef MODEL4
    uint status; r += u[n] + st[n.x] + countbits(a) + ub.Load(n.y, status); r += CheckAccessFullyMapped(status);
    u[n] = r.x; ub[n.x] = r.y; us[n.x] = r;
#endif
    return r;
}
