// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_0 /Od
// Control flow twelve levels deep, loops in switches in conditions.
float4 a; int n; Texture2D t;
float4 main(float4 x : X, nointerpolation int4 k : K) : SV_Target
{
    float4 r = x;
    [loop] for (int i = 0; i < n; i++)
    {
        [branch] if (r.x > a.x)
        {
            [branch] switch (k.x)
            {
            case 0:
                [loop] while (r.y < 9) { r += t.Load(k.xyz); [branch] if (r.z < 0) { [branch] if (k.y == i) break; else { [loop] do { r.w++; [branch] switch (k.w) { case 5: r.x *= r.y; break; default: [branch] if (r.w > 3) { r -= t.Load(k.yzw); [loop] for (int j = 0; j < k.z; j++) { r.y += j; [branch] if (r.y == 7) { [branch] if (r.z == 8) return r; continue; } r.x -= r.w; } } break; } } while (r.w < 5); } } }
                break;
            case 1: case 2: r *= 2; break;
            case -7: { [branch] if (r.y < r.z) r = r.wzyx * t.Load(k.xyz); else [branch] if (r.y < r.w) r = -r * t.Load(k.zyx); else r = t.Load(k.yyy); } break;
            }
        }
        else
        {
            [branch] if (k.z) continue;
            r.w += i;
        }
    }
    return r;
}
