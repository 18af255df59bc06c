// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
// Modifiers on minimum precision inputs, temporaries, constants and indexed arrays.
min16float4 k; min10float4 q; min16int4 c; min16uint4 w; min12int4 m12;
min16float4 main(min16float4 a : A, min10float4 b : B, nointerpolation min16int4 i : I, nointerpolation min16uint4 u : U, nointerpolation min12int4 j : J) : SV_Target
{
    min16float4 r = abs(a) * k; r = -abs(r.wzyx) * abs(r) - -abs(a); r += acos(a) + sqrt(abs(a.wzyx)) + log2(abs(r)); r = abs(r) + -abs(k) * a + abs(k.x); r *= (-r < abs(a)) ? -r : abs(r);
    min10float4 s = abs(b) * q; s = -abs(s) * abs(s.yxwz) - abs(b); s += -q * abs(q.x) + sqrt(abs(s)) - -abs(q);
    min16int4 t = -i * c; t = -t + -t.wzyx * i; t = max(t, -t) - -c + abs(i);
    min12int4 v = -j * m12; v = -v - v.yxwz * -j; v = abs(v) + -m12;
    min16uint4 x = u * w; x = x * u.wzyx + w; x = max(x, u) - min(u, w);
    return r + s + t + x + v;
}
