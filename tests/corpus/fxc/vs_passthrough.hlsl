// fxc: main vs_4_0
// fxc: main vs_4_1
// fxc: main vs_5_0
// fxc: main vs_5_0 /Od
// fxc: main vs_5_1
// As small as a vertex shader can be.
float4 main(float4 p : POSITION) : SV_Position { return p; }
