// dxc: main ps_6_0
// dxc: main ps_6_2 -enable-16bit-types -D HALF
// dxc: main ps_6_0 -Od
// dxc: main ps_6_2 -denorm ftz
// dxc: main ps_6_2 -denorm preserve -Zi -Qembed_debug
// dxc: main ps_6_0 -Gis -Ges
// Constants: floats as LLVM prints them, exact and as bits, special values; tables in memory; undefined values; strings in names.
static const float t[] = { 0, 1, -1, 0.5, 0.1, 3.14159274, 1e10, 1e-10, 16777216, 16777217, 123456789, 3.4028235e38, 1.17549435e-38, 1e-45, 0.333333343, 65504, 1.5e-5, 2.5e20, -0.0, 1e7, 1e6, 999999, 1234567, 0.001, 0.0001, 1e-5 };
static const double d[] = { 0.1L, 1e300L, 1.0L / 3.0L, 5e-324L, 2.0L, -1e22L, 1e23L, 123456789012345678.0L };
static const int n[5] = { 0, -1, 2147483647, -2147483647 - 1, 42 };
static const uint64_t w[3] = { 0, 18446744073709551615ull, 1234567890123ull };
static const bool flags[4] = { true, false, true, true };
#ifdef HALF
static const half h[] = { 0.1, 65504, 6e-8, -2, 1.0 / 3 };
static const int16_t s[] = { -1, 32767, 0 };
#endif
float4 main(nointerpolation uint i : I, float x : X) : SV_Target
{
    float4 r = float4(t[i], float(d[i & 7]), n[i % 5], float(w[i % 3]));
    r += float4(0.1, 1e30, 3, 1.0 / 0.0 * x) + asfloat(0x7fc00001) * x - asfloat(0xff800000) + float4(x * 1e-38, x * 1e-45, x * 8388608.5, x * -0.0);
    r.x += flags[i & 3] ? 2.0 : 1.5;
    r.y += float(double(x) * 0.1L + 1e-310L);
#ifdef HALF
    r += h[i % 5] + s[i % 3] + half(x) * half(0.1) + half(x) * half(1.0);
#endif
    float undefined;
    if (x > 1) r.z = undefined;
    return r;
}
