// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// uaddc through the intrinsic for 64-bit sums.
uint4 a;
uint4 main(nointerpolation uint4 b : B) : SV_Target
{
    return AddUint64(a, b) + AddUint64(b.xy, a.zw).xyxy;
}
