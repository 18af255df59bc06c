// fxc: main vs_5_0
// fxc: main vs_4_0
// fxc: main vs_4_1 /Od
// fxc: main vs_5_1
// A full-screen triangle out of constant tables.
static const float2 corners[3] = { { -1, -1 }, { 3, -1 }, { -1, 3 } };
static const float depth[2] = { 0, 0.5 };
float4 main(uint v : SV_VertexID, uint i : SV_InstanceID) : SV_Position { return float4(corners[v], -depth[i], 1); }
