// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
RWTexture2D<uint> hits : register(u1);
[earlydepthstencil] float4 main(float4 p : SV_Position) : SV_Target
{
    InterlockedAdd(hits[uint2(p.xy)], 1);
    return p;
}
