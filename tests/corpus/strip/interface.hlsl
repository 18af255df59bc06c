// fxc: main ps_5_0
// Class linkage.
interface Scale { float4 scale(float4 x); };
class ByFactor : Scale { float4 factor; float4 scale(float4 x) { return x * factor; } };
cbuffer Constants { ByFactor factor; };
Scale chosen;
float4 main(float4 x : TEXCOORD0) : SV_Target { return chosen.scale(x); }
