// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Message operands of all kinds: inputs, constants, immediates, temporaries, negated, vectors, many.
float4 a; int2 b;
float4 main(float4 t : T, nointerpolation uint2 n : N) : SV_Target
{
    printf("%d, %d, %d", 1, 2, 3);
    printf("%f %f", -t.x, abs(a.y));
    printf("%d %u %x %e %g %s", b.x, n.y, n.x, t.x, 1e-7, 0xff);
    printf("");
    errorf("a long text without any argument, longer than the listing of an ordinary instruction would ever be, with commas, \"quotes\" and a \\ backslash");
    float4 r = t * a;
    printf("%f%f%f%f%f%f%f", r.x, r.y, r.z, r.w, r.x * 2, 3.5, a.w);
    return r;
}
