// fxc: main cs_5_0
// fxc: main cs_5_1
// fxc: main cs_4_0
RWStructuredBuffer<float> o;
groupshared min16float4 g[4];
[numthreads(4, 1, 1)] void main(min12int3 id : SV_DispatchThreadID, min16uint gi : SV_GroupIndex)
{
    g[gi] = id.xyzx * 0.5;
    o[id.x] = g[gi].y + id.y;
}
