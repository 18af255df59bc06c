// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
// Inner coverage and a stencil reference, both of Direct3D 11.3.
uint main(float4 p : SV_Position, uint inner : SV_InnerCoverage, out float4 c : SV_Target) : SV_StencilRef
{
    c = p * inner;
    return inner + 3;
}
