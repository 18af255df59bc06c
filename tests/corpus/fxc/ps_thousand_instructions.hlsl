// fxc: main ps_5_0
// Long enough for instruction numbers of four digits and token offsets of five.
float4 k;
float4 main(float4 x : X) : SV_Target
{
    float4 r = x;
    [unroll] for (int i = 0; i < 510; i++) r = (r.wxyz * k + x).yzwx / r;
    return r;
}
