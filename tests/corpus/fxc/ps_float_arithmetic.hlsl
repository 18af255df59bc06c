// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// Every float instruction: add, mul, mad, div, rcp, rsq, sqrt, exp, log, frc, rounding, sincos, min, max, dp2, dp3, dp4.
float4 a, b, c;
float4 main(float4 p : SV_Position, float4 t : TEXCOORD) : SV_Target
{
    float4 r = t + a;
    r *= b;
    r = r * t + c;
    r += t / a;
    r += rcp(b);
    r += rsqrt(abs(t)) + sqrt(abs(c));
    r += exp2(t) + log2(b) + exp(a) + log(c);
    r += frac(t) + round(a) + floor(b) + ceil(c) + trunc(t);
    float4 s, k;
    sincos(r, s, k);
    r += s * k + sin(t) + cos(a);
    r = min(r, a) + max(r, b);
    r.x += dot(t.xy, a.zw);
    r.y += dot(t.xyz, b.wzy);
    r.z += dot(t, c);
    r.w += pow(abs(t.x), a.x) + fmod(t.y, b.y) + length(t.zw) + distance(a, t);
    return normalize(r) + lerp(a, b, t) + smoothstep(a, b, t) + step(a, t) + sign(t);
}
