// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1
// fxc: main ps_5_1
// dcl_indexRange in a pixel shader; lanes of indexed inputs moved and added alone.
struct Out { float a : SV_Target0; float2 b : SV_Target1; };
Out main(float4 a[4] : A, row_major float4x4 m : M, nointerpolation uint2 n : N) { Out o; o.a = a[n.x].y; o.b = float2(m[n.y].z, a[n.x + 1].x + m[n.y].w); return o; }
