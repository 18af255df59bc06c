// fxc: targets ps_4_0_level_9_3
// fxc: targets2 ps_4_0_level_9_1
// fxc: depth ps_4_0_level_9_1
// fxc: depth ps_4_0_level_9_3
// fxc: discards ps_4_0_level_9_1
// fxc: choices ps_4_0_level_9_3
// Several targets, depth, discarded pixels, choices.
float4 k[4];
void targets(float4 color : COLOR, out float4 a : SV_Target0, out float4 b : SV_Target1, out float4 c : SV_Target2, out float4 d : SV_Target3) {
    a = color; b = color * k[1]; c = k[2]; d = color.wzyx;
}
float4 targets2(float4 color : COLOR0, float4 other : COLOR1) : SV_Target { return color + other; }
float4 depth(float4 color : COLOR, float z : TEXCOORD3, out float depth : SV_Depth) : SV_Target { depth = z * k[3].x; return color; }
float4 discards(float4 color : COLOR) : SV_Target { clip(color.w - k[0].w); if (color.x > 2) discard; return color; }
float4 choices(float4 color : COLOR) : SV_Target {
    if (color.x > k[0].x) color = sqrt(color) * k[1]; else color = rsqrt(color) + k[2];
    return color > 0.5 ? log2(color) : exp2(color);
}
