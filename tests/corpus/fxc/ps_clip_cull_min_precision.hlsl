// fxc: main ps_5_0
// fxc: main ps_5_1
// System values in a signature with minimum precision columns.
float4 main(float4 p : SV_Position, min16float2 h : H, float2 clip : SV_ClipDistance, float cull : SV_CullDistance, uint rt : SV_RenderTargetArrayIndex, uint vp : SV_ViewportArrayIndex, nointerpolation uint4 u : U,
            uint prim : SV_PrimitiveID, bool front : SV_IsFrontFace, uint si : SV_SampleIndex, out min16float4 o1 : SV_Target1, out float d : SV_Depth, out uint cov : SV_Coverage, out min16uint o2 : SV_Target2) : SV_Target
{
    o1 = h.xyxy; d = clip.x; cov = si; o2 = prim;
    return p + cull + rt + vp + u + (front ? 1 : 2);
}
