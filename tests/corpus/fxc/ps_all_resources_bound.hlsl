// fxc: main ps_5_0 /all_resources_bound
// fxc: main ps_5_1 /all_resources_bound /Od
// fxc: main ps_4_0 /all_resources_bound
Texture2D t;
SamplerState s;
float4 main(float2 u : U) : SV_Target { return t.Sample(s, u); }
