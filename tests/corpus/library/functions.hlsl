// fxc: - lib_4_0
// fxc: - lib_4_1
// fxc: - lib_5_0
// fxc: - lib_4_0_level_9_1
// fxc: - lib_4_0_level_9_3
// fxc: - lib_5_0 /Od
// fxc: - lib_5_0 /Qstrip_reflect
// Functions with buffers, textures, loops and parameters that are handed in, out and both ways.
cbuffer A { float4 k; int n; };
Texture2D t;
SamplerState s;
export float4 scale(float4 x, float y) { return x * y + k; }
float helper(float a) { return a * 2; }
export void two(in float a, inout float3 b, out float2 c) {
    c = helper(a);
    b += a;
    for (int i = 0; i < n; ++i) b *= b;
}
export float4 look(float2 uv) { return t.Sample(s, uv); }
