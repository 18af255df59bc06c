// fxc: main vs_5_0
// fxc: main vs_4_0
// fxc: main vs_4_1 /Od
// fxc: main vs_5_1
struct Out { float a : A; float4 b : B; float c : C; float4 p : SV_Position; float d : D; };
Out main(row_major float4x4 m[3] : M, nointerpolation uint2 n : N) { Out o; o.a = m[n.x]._m12; o.b = m[n.y][2]; o.c = m[n.x]._m20 + m[n.y]._m33; o.d = -m[n.y]._m11; o.p = m[n.x]._m10 * m[n.y]._m31; return o; }
