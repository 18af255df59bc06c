// fxc: main vs_4_1
// fxc: main vs_4_0
// fxc: main vs_5_1
static const float4 table[8] = { { 1, 2, 3, 4 }, { 0, 0, 0, 0 }, { 5, 6, 7, 8 }, { 0, 1, 0, 1 }, { 1, 0, 1, 0 }, { 2, 2, 2, 2 }, { 3, 3, 3, 3 }, { 0.5, 0.25, 0.125, 0 } };
float4 main(uint i : SV_VertexID, nointerpolation uint2 n : N) : SV_Position { printf("row %u", i); return table[i] * table[n.x + 2].wzyx - table[n.y].y; }
