// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_1
// fxc: main ps_5_1
// Immediate constants negated, absolute, in lanes, with offsets; a table longer than 256 rows would not fit.
static const float3 f[9] = { { 1, -2, 3 }, { 4, 5, -6 }, { 7, 8, 9 }, { 0.1, 0.2, 0.3 }, { 1e9, 1e-9, 1e20 }, { 5, 5, 5 }, { -1, -1, -1 }, { 2, 4, 8 }, { 16, 32, 64 } };
static const uint u[70] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 0xffffffff };
float4 main(float4 t : T, nointerpolation uint4 n : N) : SV_Target
{
    float4 r = -f[n.x].xyzz * t + abs(f[n.y + 1].zyxx) - abs(f[n.z]).xxyy + f[n.w + 2].z;
    r.x += -f[n.y].y + u[n.x + 3] - (int)u[n.y];
    return r * f[n.x + 5].x;
}
