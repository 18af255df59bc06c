// fxc: one vs_4_0_level_9_1
// fxc: six vs_4_0_level_9_1
// fxc: six vs_4_0_level_9_3
// Clip planes: ranges of constants whose target is no float constant.
cbuffer Planes : register(b3) {
    float4 a;
    float4 b;
    float4 c[3];
};
cbuffer Other { float4 d; };
[clipplanes(b)] float4 one(float4 p : POSITION) : SV_Position { return p * c[1]; }
[clipplanes(a, c[1], b, c[0], c[2], d)] float4 six(float4 p : POSITION) : SV_Position { return p * d; }
