// fxc: main cs_4_0
// fxc: main cs_4_1
// fxc: main cs_5_1
static const int2 table[4] = { { 1, 2 }, { 3, 4 }, { -5, 6 }, { 7, -8 } };
RWStructuredBuffer<int2> o;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex, uint3 g : SV_GroupID) { printf("%u", i); o[i] = table[i] + table[g.x + 1] * table[g.y].y; }
