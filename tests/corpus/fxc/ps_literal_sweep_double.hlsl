// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Double literals, one and two at a time, also infinite and not a number.
double2 k;
float4 main(nointerpolation uint4 n : N) : SV_Target
{
    double2 r = k;
    r.x = min(r.y, 0L);
    r *= double2(1L, 0.1L);
    r += double2(-1L, -0.0L);
    r.x = min(r.y, 0.5L);
    r += double2(3.141592653589793L, 4.9e-324L);
    r *= double2(1e300L, 16777217L);
    r.x = min(r.y, -1e-300L);
    r *= double2(4.9e-324L, 3.141592653589793L);
    r += double2(1.7976931348623157e308L, 1e15L);
    r.x = min(r.y, 123456789.123456789L);
    r += double2(0.1L, 1L);
    r *= double2(1e15L, 1.7976931348623157e308L);
    r.x = min(r.y, 1e16L);
    r *= double2(1e-5L, 1e-7L);
    r += double2(16777217L, 1e300L);
    r.x = min(r.y, 4294967296L);
    r += double2(2.2250738585072014e-308L, 65536.5L);
    r *= double2(-0.0L, -1L);
    r.x = min(r.y, 1e100L);
    r *= double2(65536.5L, 2.2250738585072014e-308L);
    r += double2(99999.99999L, 1234567890123456789L);
    r.x = min(r.y, 0.000001L);
    r += double2(1e-7L, 1e-5L);
    r *= double2(1234567890123456789L, 99999.99999L);
    r += asdouble(uint2(0, 1), uint2(0x7ff00000, 0x80000000)) * asdouble(uint2(0, 5), uint2(0x7ff80000, 0xfff00000));
    r.x = max(r.x, asdouble(0xdeadbeef, 0x12345678)) + asdouble(0xffffffff, 0x3fefffff);
    return float4((float2)r, r > 1e10L ? 1 : 0);
}
