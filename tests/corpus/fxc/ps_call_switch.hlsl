// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// Subroutines: [call] makes fxc emit call, callc, label and ret.
float4 a;
uint kind;
Texture2D tex;
SamplerState smp;
float4 main(float4 t : T) : SV_Target
{
    float4 r = t;
    [call] switch (kind)
    {
    case 0: r += tex.SampleLevel(smp, t.xy, 2); break;
    case 1: r *= tex.SampleLevel(smp, t.xy, 3).wzyx; break;
    case 5: r = sin(r) + a; break;
    default: r -= a; break;
    }
    [call] switch (kind >> 4)
    {
    case 3: r.xy += r.zw; break;
    case 4: r.zw *= a.yx; break;
    }
    [call] switch (kind >> 8)
    {
    case 1:
        [call] switch (kind & 15) { case 0: r = sqrt(r); break; case 9: r = exp2(r) * a; break; }
        break;
    case 2: r = rsqrt(r); break;
    }
    return r;
}
