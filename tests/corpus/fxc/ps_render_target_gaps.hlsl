// fxc: main ps_5_0
// fxc: main ps_4_0
void main(float4 x : X, out float a : SV_Target1, out uint2 b : SV_Target3, out int3 c : SV_Target6, out float d : SV_Depth) { a = x.x; b = 7; c = int3(x.yzw); d = x.w; }
