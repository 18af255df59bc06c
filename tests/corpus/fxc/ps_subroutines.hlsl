// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// Functions that may not be inlined.
float4 a;
[noinline] float4 first(float4 x, int k)
{
    for (int i = 0; i < k; i++)
        x = x * x + a;
    return x;
}
[noinline] float4 second(float4 x)
{
    if (x.x < 0)
        return a;
    return first(x, 3) * 2;
}
float4 main(float4 t : T, nointerpolation int n : N) : SV_Target
{
    float4 r = first(t, n) + second(t.wzyx);
    [branch] if (r.x > a.x)
        r += second(r);
    return r;
}
