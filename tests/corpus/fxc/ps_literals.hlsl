// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_0 /Gis
// Float immediates of all kinds: tiny, huge, denormal, negative zero, infinities, NaN, integers in float and integer places.
float4 main(float4 t : T, nointerpolation int4 n : N, nointerpolation uint4 u : U) : SV_Target
{
    float4 r = t * float4(1e-45, 1.17549435e-38, 3.40282347e+38, 1e38);
    r += t * float4(0.1, 1.0 / 3, 16777216.0, 123456.789);
    r = max(r, float4(-0.0, 0.0, 1e-5, 0.0001));
    r = min(r, float4(99999.99, 1e10, 1234567890.0, 4294967296.0));
    r += t.yzwx * asfloat(uint4(0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001));
    r = max(r, asfloat(uint4(0x7fa12345, 0x80000000, 0x00000001, 0x807fffff)));
    r += t * float4(-1, 0.5, -0.25, 1.5) + float4(2, 3, 10, -100);
    r += asfloat(n * int4(1, -1, 2147483647, -2147483647 - 1));
    r += asfloat(n ^ int4(0x3f800000, 0x40490fdb, 0x00ffffff, 0xdeadbeef));
    r += asfloat(u + uint4(10000, 65536, 1000000, 4000000000));
    r += asfloat(u & uint4(0x00400000, 0x00800000, 0xff7fffff, 0x7f7fffff));
    r.x += t.x > 0.000001 ? 5e-324 : 1e-44;
    return r + 0.3333333333 * t.wzyx + float4(8388608.5, 0.00001234, 31.9999, 1e-7);
}
