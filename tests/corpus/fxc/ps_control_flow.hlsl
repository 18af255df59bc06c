// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_0 /Od
// fxc: main ps_5_1 /Od
// if_z, if_nz, else, loops with breakc and continue, switch with fall-through and default, early return, discard.
float4 a;
int n;
bool flag;
uint kind;
Texture2D tex;
SamplerState smp;
float4 main(float4 t : T, nointerpolation uint id : ID) : SV_Target
{
    float4 r = 0;
    [branch] if (t.x > a.x)
        r = tex.SampleLevel(smp, t.xy, 0);
    else
        r = t.wzyx * a;
    [branch] if (!flag)
        r += tex.SampleLevel(smp, t.zw, 1);
    clip(r.x - a.y);
    if (t.y < 0)
        discard;
    [loop] for (int i = 0; i < n; i++)
    {
        if (r.y > i)
            continue;
        r += tex.SampleLevel(smp, r.xy, i);
        if (r.z == a.z)
            break;
        [loop] while (r.w < a.w)
        {
            r.w += tex.SampleLevel(smp, r.zw, 0).x + 1;
            if (r.x != r.w)
                break;
        }
    }
    [branch] switch (kind)
    {
    case 0: r += tex.SampleLevel(smp, t.xy, 2); break;
    case 1:
    case 2: r *= tex.SampleLevel(smp, t.xy, 3); break;
    case 0xffffffff: r -= 1; break;
    default: r = tex.SampleLevel(smp, t.xy, 4); break;
    }
    [branch] if (id == 7)
        return r;
    int k = 0;
    [loop] do
    {
        r = r * r + a;
        k++;
        [branch] if (k > 5 && r.x < 0)
            return r + 1;
    } while (k < n);
    return r * tex.SampleLevel(smp, t.xy, 5);
}
