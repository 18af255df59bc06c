// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
// Constant arrays become an immediate constant buffer: floats, integers, odd values, indices with offsets.
static const float4 table[5] = { float4(1, 2, 3, 4), float4(-1, 0.5, 1e30, 0), float4(0.1, 0.2, 0.3, 0.4), float4(1e-40, -0.0, 7, 8), { 9, 9, 9, 9 } };
static const int small[7] = { 1, -2, 3, 0x7fffffff, 100000, 0, -2147483647 };
static const float2 pairs[3] = { { 0.25, 0.75 }, { asfloat(0x7f800000), 1 }, { 2, 3 } };
static const uint bits[4] = { 0xffffffff, 0x3f800000, 0x7fc00000, 1 };
float4 main(float4 t : T, nointerpolation uint2 n : N) : SV_Target
{
    float4 r = table[n.x] * t + table[n.y + 1].wzyx;
    r.xy += pairs[n.x];
    r.z += small[n.x + 2];
    r.w += bits[n.y];
    return r * table[small[n.y] & 3].y;
}
