// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// continuec: a loop whose body changes its own counter before it goes on.
float4 main(float4 t : T, nointerpolation int2 n : N) : SV_Target
{
    float4 r = 0;
    int k = n.y;
    [loop] for (int i = 0; i < n.x; i++)
    {
        if (k == 5)
        {
            k = 7;
            continue;
        }
        if (k == 9)
        {
            i += 2;
            k = 1;
            continue;
        }
        r += t;
        k += i;
    }
    return r;
}
