// fxc: main ps_5_0
// fxc: main ps_4_0 /Od
// fxc: main ps_5_1
// Saturation on every instruction that takes it.
float4 a, b;
float4 main(float4 x : X, nointerpolation int4 n : N) : SV_Target
{
    float4 r = saturate(x) + saturate(x + a) + saturate(x * a) + saturate(x * a + b) + saturate(x / a);
    r += saturate(dot(x.xy, a.xy)) + saturate(dot(x.xyz, a.xyz)) + saturate(dot(x, a));
    r += saturate(min(x, a)) + saturate(max(x, b)) + saturate(frac(x)) + saturate(floor(a)) + saturate(ceil(x)) + saturate(trunc(a)) + saturate(round(b));
    r += saturate(sqrt(x)) + saturate(rsqrt(x)) + saturate(exp2(x)) + saturate(log2(x)) + saturate(sin(x)) + saturate(cos(x));
    r += saturate(x.x > a.x ? b : x) + saturate(ddx(x)) + saturate(ddy(x)) + saturate((float4)n);
    return r;
}
