// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// Conditions on inputs, constants, immediates, swizzles and both tests, with every instruction that has one.
bool flag; int4 k; float4 a; Texture2D t;
float4 main(float4 x : X, nointerpolation int4 n : N, nointerpolation bool b : B) : SV_Target
{
    float4 r = x;
    [branch] if (b) r += t.Load(n.xyz); [branch] if (!b) r -= t.Load(n.xyz); [branch] if (flag) r *= t.Load(n.xyz); [branch] if (k.y) r = t.Load(n.yyy); [branch] if (!k.z) r += t.Load(n.zzz); [branch] if (n.w == 0) r += t.Load(n.www);
    [loop] while (true) { r += t.Load(n.xxx); if (n.y) break; r *= 2; if (!k.w) break; [flatten] if (k.x) continue; [flatten] if (!n.z) continue; r -= 3; if (r.x == 0) break; if (!(r.y > 0)) break; }
    [flatten] if (n.x) discard; [flatten] if (!k.x) discard; clip(x.xyz); clip(-1);
    if (!(x.x < a.x)) discard; if (k.z & 4) discard;
    if (!b) discard;
    if (k.y == 0) discard;
    return r;
}
