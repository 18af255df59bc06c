// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
// Shader messages: printf and errorf with and without arguments, abort.
float4 a;
float4 main(float4 t : T, nointerpolation int2 n : N, nointerpolation uint u : U) : SV_Target
{
    printf("entered");
    if (t.x < 0)
        errorf("negative: %f at %d, %d", t.x, n.x, n.y);
    printf("four %f %f %f %f and %u", t.x * 2, a.y, 1.5, t.w, u);
    printf("%d%%\t\"quoted\"\n", 7);
    if (t.y > a.x)
    {
        errorf("no arguments");
        abort();
    }
    return t;
}
