// fxc: main ps_4_0_level_9_1
// fxc: main ps_4_0_level_9_3
// fxc: main ps_4_0_level_9_3 /Od
// fxc: main ps_4_0_level_9_1 /Qstrip_reflect
// fxc: plain ps_4_0_level_9_1
// fxc: plain ps_4_0_level_9_3
// fxc: halves ps_4_0_level_9_3
// fxc: main ps_4_0_level_9_3 /Zi /Qstrip_debug
// fxc: main ps_4_0_level_9_1 /Zi /Od /Qstrip_debug
// Constants of every type for a pixel shader, none at all, and minimum precision.
cbuffer First : register(b4) {
    float3 tint;
    bool on;
    uint4 natural;
    int2 whole;
    float2 pair;
};
cbuffer Second { float4 table[4]; };
min16float4 half_tint;
float4 main(float4 color : COLOR, float2 uv : TEXCOORD) : SV_Target {
    float4 r = color * float4(tint, 1) + natural;
    if (on) r += float4(whole, pair);
    return r * table[3] + table[1] * uv.xyxy;
}
float4 plain(float4 color : COLOR) : SV_Target { return color; }
min16float4 halves(min16float4 color : COLOR) : SV_Target { return color * half_tint; }
