// fxc: main ps_5_0 /D T=min16float
// fxc: main ps_4_0 /D T=min16float /D MODEL4
// fxc: main ps_5_1 /D T=min16float /Od
// fxc: main ps_5_0 /D T=min10float
// fxc: main ps_4_0 /D T=min10float /D MODEL4
// fxc: main ps_5_1 /D T=min10float /Od
// Every float instruction in minimum precision.
#define T2 vector<T, 2>
#define T3 vector<T, 3>
#define T4 vector<T, 4>
T4 k; Texture2D<T4> t; SamplerState s;
#ifndef MODEL4
RWTexture2D<T> u : register(u6); RWBuffer<T4> ub : register(u7);
#endif
T4 main(T4 a : A, T4 b : B, nointerpolation int2 n : N) : SV_Target
{
    T4 r = a * k + b; T4 q, w;
    sincos(a, q, w); r += q * w + sin(b) + cos(k);
    r += a / k + rcp(k) + rsqrt(abs(a)) + sqrt(abs(b)) + exp2(a) + log2(abs(b)) + frac(a) + frac(abs(b)) + round(a) + floor(b) + ceil(k) + trunc(a) + abs(trunc(b));
    r += dot(a, k) + dot(a.xyz, b.xyz) + dot(a.xy, k.xy) + dot(-a.xyz, abs(b.zyx)) + reflect(a, b);
    r += min(a, k) + max(b, k) + min(abs(a), 1) + max(abs(b), abs(k)) - min(-a, b);
    r.x += a.x < b.x ? k.x : a.y; r.y += a.x >= -b.y ? k.x : b.y; r.z += a.x == b.z ? k.y : a.w; r.w += a.y != 0 ? k.z : -b.w;
    r += (a > 0.5) ? -a * b - k : -k * abs(a) + -b;
    r += t.Sample(s, a.xy) + t.Load(int3(n, 0)) + ddx(a) + ddy(b) + saturate(a + b) + saturate(a * b);
    r += (T4)(int4)a + (T4)(uint4)b + (a.x && b.y ? 1 : 2) + -(a + -b) * -k + (T)(float)n.x;
    T x[4] = { a.x, b.y, k.z, 1 }; x[n.x] = r.x; r.y += x[n.y] - x[n.y + 1];
#ifndef MODEL4
    r += ddx_coarse(a) + ddx_fine(b) + ddy_coarse(a) + ddy_fine(b) + t.CalculateLevelOfDetail(s, a.xy) + u[n] + (T)f16tof32(n.x) + t.Gather(s, a.xy);
    u[n] = r.x; ub[n.x] = r; r.x += f32tof16(a.x);
#endif
    return r;
}
