// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1 /Od
// Minimum precision with modifiers, comparisons, integer operations, conversions, indexable temporaries, control flow.
min16float4 h; min10float4 t; min16int4 s; min12int2 m; min16uint4 w; int k;
struct In { min16float4 a : A; min10float4 b : B; nointerpolation min16int4 c : C; nointerpolation min12int2 d : D; nointerpolation min16uint4 e : E; };
float4 main(In i) : SV_Target
{
    min16float4 r = -i.a * abs(h) + -abs(i.a.wzyx) + abs(-h.x);
    min10float4 q = -i.b * abs(t) - abs(i.b) + saturate(i.b.x - t);
    min16int4 n = -i.c + abs(s) * i.c - (s << 2) + (i.c >> 1) + min(i.c, s) + max(-s, i.c) + (i.c & s) + ~s;
    min12int2 p = -i.d * m + abs(m) - i.d.yx;
    min16uint4 u = i.e * w + (i.e >> 3) + (w << i.e.x) + i.e / w + i.e % 7 + (i.e | w) + min(i.e, w);
    min16float v[4] = { r.x, h.y, i.a.z, 1 };
    min16int e[3] = { n.x, s.y, 3 };
    v[k] += 2;
    e[k + 1] = n.z;
    r += r > h ? i.a : -h;
    [branch] if (i.a.x > h.y)
        r = rsqrt(r) + sqrt(i.a) + exp2(h) + log2(i.a) + frac(r) + floor(i.a) + dot(i.a, -h) + sin(i.a) + rcp(h) + i.a / h;
    r += n + p.xyxy + u + q + v[k + 1] + e[k] + (n > s ? 1 : 2) + (u < w ? 3 : i.a);
    return r + (float4)n * (float4)u + f16tof32(k);
}
