// fxc: main ps_5_0
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1
// Every immediate texel offset.
Texture1D t1; Texture2D t2; Texture3D t3; SamplerState s;
float4 main(float4 x : X, nointerpolation int4 n : N) : SV_Target
{
    float4 r = 0;
    r += t2.Sample(s, x.xy, int2(-8, 7)) * t1.Sample(s, x.x, -8) + t3.Load(n, int3(-8, 7, 7));
    r += t2.Sample(s, x.xy, int2(-7, -8)) * t1.Sample(s, x.x, -7) + t3.Load(n, int3(-7, -8, 6));
    r += t2.Sample(s, x.xy, int2(-6, 6)) * t1.Sample(s, x.x, -6) + t3.Load(n, int3(-6, 6, 5));
    r += t2.Sample(s, x.xy, int2(-5, -7)) * t1.Sample(s, x.x, -5) + t3.Load(n, int3(-5, -7, 4));
    r += t2.Sample(s, x.xy, int2(-4, 5)) * t1.Sample(s, x.x, -4) + t3.Load(n, int3(-4, 5, 3));
    r += t2.Sample(s, x.xy, int2(-3, -6)) * t1.Sample(s, x.x, -3) + t3.Load(n, int3(-3, -6, 2));
    r += t2.Sample(s, x.xy, int2(-2, 4)) * t1.Sample(s, x.x, -2) + t3.Load(n, int3(-2, 4, 1));
    r += t2.Sample(s, x.xy, int2(-1, -5)) * t1.Sample(s, x.x, -1) + t3.Load(n, int3(-1, -5, 0));
    r += t2.Sample(s, x.xy, int2(0, 3)) * t1.Sample(s, x.x, 0) + t3.Load(n, int3(0, 3, -1));
    r += t2.Sample(s, x.xy, int2(1, -4)) * t1.Sample(s, x.x, 1) + t3.Load(n, int3(1, -4, -2));
    r += t2.Sample(s, x.xy, int2(2, 2)) * t1.Sample(s, x.x, 2) + t3.Load(n, int3(2, 2, -3));
    r += t2.Sample(s, x.xy, int2(3, -3)) * t1.Sample(s, x.x, 3) + t3.Load(n, int3(3, -3, -4));
    r += t2.Sample(s, x.xy, int2(4, 1)) * t1.Sample(s, x.x, 4) + t3.Load(n, int3(4, 1, -5));
    r += t2.Sample(s, x.xy, int2(5, -2)) * t1.Sample(s, x.x, 5) + t3.Load(n, int3(5, -2, -6));
    r += t2.Sample(s, x.xy, int2(6, 0)) * t1.Sample(s, x.x, 6) + t3.Load(n, int3(6, 0, -7));
    r += t2.Sample(s, x.xy, int2(7, -1)) * t1.Sample(s, x.x, 7) + t3.Load(n, int3(7, -1, -8));
#ifndef MODEL4
    r += t2.Gather(s, x.xy, int2(7, -8));
    r += t2.Gather(s, x.xy, int2(-7, -5));
    r += t2.Gather(s, x.xy, int2(4, -2));
    r += t2.Gather(s, x.xy, int2(-4, 1));
    r += t2.Gather(s, x.xy, int2(1, 4));
    r += t2.Gather(s, x.xy, int2(-1, 7));
#endif
    return r;
}
