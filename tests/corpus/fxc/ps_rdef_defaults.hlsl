// fxc: main ps_5_0
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1
// Default values of structures, arrays, matrices, booleans, doubles and odd floats.
struct L { float a; float3 b; int c; bool d; };
struct N { L inner[2]; row_major float2x2 m; uint last; };
L one = { 1, { 2, 3, 4 }, 5, true };
L many[2] = { { 1, { 2, 3, 4 }, -5, true }, { 0.5, { 2.5, 3.5, 4.5 }, 6, false } };
N deep = { 1, 2, 3, 4, 5, true, 6, 7, 8, 9, 10, false, 11, 12, 13, 14, 15 };
float2x3 mm[2] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }; row_major float2x3 rr = { 1, 2, 3, 4, 5, 6 }; float4x4 identity = { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1 };
bool bb[3] = { true, false, true }; uint uu = 0xdeadbeef; float tiny = 1e-40; float zero = 0; float minus = -0.0; int3 ints[2] = { 1, 2, 3, -4, -5, -6 }; float f1[5] = { 1, 2, 3, 4, 5 }; float big = 1e30; bool4 flags = { true, false, true, true }; int2x2 im = { 1, -2, 3, -4 }; float from_int = 7; int from_float = 7.9; float nan = asfloat(0x7fc00000); float expression = 3 * 4 + sqrt(16.0);
#ifndef MODEL4
double dd[2] = { 1.5L, -2.5L }; double3 d3 = { 1, 2, 3 }; min16float hh = 2.5; min16int ss = -3; min16uint us[2] = { 4, 5 }; min10float3 th = 0.5; double2x2 dm = { 1, 2, 3, 4 };
#endif
cbuffer C : register(b4) { float cc = 3; L inner = { 9, { 8, 7, 6 }, 5, false }; float arr[3] = { 1, 2, 3 }; }
cbuffer P { float4 packed : packoffset(c9) = { 1, 2, 3, 4 }; float2 packed2 : packoffset(c2.z) = { 5, 6 }; }
tbuffer T { float4 t = { 4, 3, 2, 1 }; int ti = 5; }
float4 main(float4 x : X) : SV_Target { return x * one.a + many[1].b.x + cc + inner.a + arr[1] + deep.inner[1].b.y + deep.last + t + ti; }
