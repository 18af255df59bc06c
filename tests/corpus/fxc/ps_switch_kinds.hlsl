// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
// Switches: many cases, several labels together, default first and alone, negative and large labels, nested, forced, on constants and inputs.
int sel; uint4 usel; float4 a; Texture2D t;
float4 main(float4 x : X, nointerpolation int4 n : N) : SV_Target
{
    float4 r = x;
    [forcecase] switch (n.x) { case 0: r += 1; break; case 1: r *= 2; break; case 2: r = -r; break; case 3: r = r.wzyx; break; case 4: r = r * r; break; case 100: r /= a; break; case 65535: r = 0.5; break; case 0x7fffffff: r = a; break; case -1: r = sin(r); break; case -2147483647: r = exp2(r); break; }
    [branch] switch (sel) { default: r = t.Load(n.xyz); break; case 8: case 9: case 10: case 11: r += t.Load(n.yzw); break; }
    [branch] switch (usel.z) { case 0xfffffffe: r *= t.Load(n.zzz); break; case 12345678: [branch] switch (n.y) { case 1: r -= a; break; case 2: discard; break; } break; }
    [flatten] switch (n.z) { case 1: r.x = 3; break; case 2: r.y = 4; break; default: r.z = 5; break; }
    switch (n.w & 3) { case 0: r.x++; break; case 3: r.y--; break; }
    [branch] switch (n.w >> 2) { case 5: return r; case 6: r = frac(r); break; default: return a; }
    return r;
}
