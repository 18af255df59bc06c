// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// System values a pixel shader reads.
struct In
{
    float4 p : SV_Position;
    float2 clip : SV_ClipDistance;
    float3 cull : SV_CullDistance;
    uint rt : SV_RenderTargetArrayIndex;
    uint vp : SV_ViewportArrayIndex;
    float4 t : TEXCOORD;
    uint prim : SV_PrimitiveID;
    bool front : SV_IsFrontFace;
    uint cov : SV_Coverage;
};
float4 main(In i, uint si : SV_SampleIndex) : SV_Target
{
    float4 r = i.p + i.clip.xyxy + i.cull.xyzz + i.t;
    r.x += i.rt;
    r.y += i.vp;
    r.z += i.prim + si;
    r.w += i.cov;
    return i.front ? r : -r;
}
