// fxc: main vs_4_0
// fxc: main vs_4_1
// The layer out of a vertex shader of model 4.
void main(float4 p : POSITION, uint i : SV_InstanceID, out float4 o : SV_Position, out uint rt : SV_RenderTargetArrayIndex) { o = p; rt = i; }
