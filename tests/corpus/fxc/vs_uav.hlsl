// fxc: main vs_5_0
// fxc: main vs_5_1
// Unordered access from a vertex shader: UAVs at every stage in SFI0; more than eight: 64 UAV slots.
RWBuffer<float> b : register(u1);
RWTexture2D<float> t : register(u40);
float4 main(float4 p : POSITION, uint v : SV_VertexID) : SV_Position
{
    b[v] = p.x;
    t[uint2(v, 1)] = p.y;
    return p;
}
