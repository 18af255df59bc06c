// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// continuec, breakc and discard under flattened conditions.
float4 main(float4 t : T, nointerpolation int2 n : N) : SV_Target
{
    float4 r = 0;
    int k = n.y;
    [loop] for (int i = 0; i < n.x; i++)
    {
        [flatten] if (k == 5)
        {
            k = 7;
            continue;
        }
        [flatten] if (r.x > 4)
            break;
        [flatten] if (!(r.z < 4))
            continue;
        r += t;
        k += i;
        [flatten] if (r.y > 8)
            discard;
    }
    [flatten] if (r.w > 3)
        return t;
    return r;
}
