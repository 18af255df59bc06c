// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// The integer instructions shader model 5 adds: bit counts, fields, reversal, half conversion, carries by wide multiplication, msad.
uint4 u;
int4 i;
float4 f;
uint4 main(nointerpolation uint4 a : A, nointerpolation int4 b : B) : SV_Target
{
    uint4 r = countbits(a) + reversebits(u);
    r += firstbithigh(a) + firstbitlow(u);
    r += firstbithigh(b);
    r += f32tof16(f) + asuint(f16tof32(a));
    r += (a >> 5) & 31;
    r += (uint4)((b << 7) >> 20);
    r += (a & 0xffff00ff) | ((u & 255) << 8);
    r += msad4(a.x, a.yz, u);
    r += asuint(mad(f, asfloat(a), f)) + mad(a, u, a);
    r += (fma((double)f.x, (double)f.y, (double)f.z) > 0 ? 1 : 2);
    return r + asuint(rcp(f));
}
