// fxc: main cs_5_0
// fxc: main cs_4_0
// fxc: main cs_5_1 /Od
// Thread ids in all selections, negated, swizzled, and tables in compute shaders.
RWStructuredBuffer<int4> o;
static const int4 table[3] = { { 1, 2, 3, 4 }, { -5, 6, -7, 8 }, { 9, 10, 11, 12 } };
[numthreads(10, 20, 3)] void main(int3 id : SV_DispatchThreadID, int3 g : SV_GroupID, int3 t : SV_GroupThreadID, int gi : SV_GroupIndex)
{
    int4 r = table[t.z] - table[g.x + 1].wzyx + id.zyxx - t.yxzz + -g.zzyx * gi - gi.xxxx;
    r += abs(-t.x) + (gi + int4(1, 2, 3, 4)) * id.y;
    o[id.x] = r;
}
