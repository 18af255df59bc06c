// fxc: main ps_4_0
// fxc: main ps_4_0 /Od
// fxc: main ps_4_1
// System values a pixel shader of model 4 reads.
float4 main(float4 p : SV_Position, uint rt : SV_RenderTargetArrayIndex,
            uint vp : SV_ViewportArrayIndex, float clip : SV_ClipDistance0, float cull : SV_CullDistance1, uint prim : SV_PrimitiveID, bool front : SV_IsFrontFace) : SV_Target
{
    return front ? p + prim + clip : p.wzyx * rt + vp - cull;
}
