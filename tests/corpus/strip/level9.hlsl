// fxc: main ps_4_0_level_9_1 /Gec
// Parts in another order, and Shader Model 2 beside 4.0.
float4 k;
float4 main() : COLOR { return k; }
