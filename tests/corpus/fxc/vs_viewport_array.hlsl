// fxc: main vs_5_0
// fxc: main vs_5_1
// The layer and the viewport from a vertex shader: a feature bit in SFI0.
void main(float4 p : POSITION, out float4 o : SV_Position, out uint rt : SV_RenderTargetArrayIndex, uint i : SV_InstanceID, out uint vp : SV_ViewportArrayIndex)
{
    o = p; rt = i; vp = i + 1;
}
