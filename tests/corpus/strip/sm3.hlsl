// fxc: main ps_3_0 /Zi
// fxc: main ps_3_0
// Shader Model 3, which D3DStripShader refuses, with and without debug information.
float4 k;
float4 main(float4 x : TEXCOORD0) : COLOR { if (x.x > k.x) x = x * k; return x; }
