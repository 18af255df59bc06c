// fxc: - lib_5_0
// A library keeps its reflection.
cbuffer Constants { float4 k; };
export float4 scale(float4 x) { return x * k; }
