// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
float4 main(float4 t : T) : SV_Target
{
    float4 r = ddx_coarse(t) + ddy_coarse(t.x) + ddx_fine(t.zw).xyxy + ddy_fine(t);
    r += saturate(ddx(t)) + ddy(abs(t));
    return r;
}
