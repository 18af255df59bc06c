// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
float4 main(float4 t : T) : SV_Target
{
    float4 r = ddx(t) + ddy(t.wzyx) + fwidth(t);
    r += saturate(ddx(-t)) + abs(ddy(t));
    return r;
}
