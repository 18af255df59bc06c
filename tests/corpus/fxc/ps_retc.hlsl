// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Subroutines that may end the whole shader: retc after the switch that calls them.
float4 a;
float4 main(float4 t : T, nointerpolation int2 n : N) : SV_Target
{
    float4 r = a;
    [call] switch (n.x)
    {
    case 3:
        [branch] if (n.y > 4)
            return t * 2;
        r = t.wzyx;
        break;
    case 8:
        [branch] if (n.y == 0)
            return 0.25;
        r += 3;
        break;
    default:
        r = t * a;
        break;
    }
    return r * r;
}
