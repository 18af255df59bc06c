// fxc: main vs_4_0_level_9_1
// fxc: main vs_4_0_level_9_3
// fxc: main vs_4_0_level_9_3 /Od
// fxc: main vs_4_0_level_9_3 /Qstrip_reflect
// fxc: main vs_4_0_level_9_3 /Zi /Qstrip_debug
// fxc: main vs_4_0_level_9_1 /Zi /Od /Qstrip_debug
// Constants of every type out of several buffers: ranges that follow one another, gaps, and every conversion in every lane.
cbuffer First : register(b2) {
    float4x4 transform;
    float3 offset;
    int count;
    int4 whole;
    uint4 natural;
    bool flag_x;
    bool flag_y;
    bool flag_z;
    bool flag_w;
    float4 unused;
    row_major float3x4 rows;
};
cbuffer Second {
    bool b;
    int i;
    uint u;
    float f;
    float2 pair;
    uint2 naturals;
    float4 table[3];
};
float scale;
int bias;
struct Out {
    float4 position : SV_Position;
    float4 color : COLOR;
    float2 uv : TEXCOORD0;
    float3 more : TEXCOORD1;
};
Out main(float4 position : POSITION, float4 color : COLOR, float2 uv : TEXCOORD) {
    Out o;
    o.position = mul(position, transform) + float4(offset, count);
    o.color = color * whole + natural;
    if (flag_x) o.color.x += 1;
    if (flag_y) o.color.y *= 2;
    if (flag_z) o.color.z -= f;
    if (flag_w) o.color.w = b ? i : 0.5;
    o.uv = uv * pair * u + naturals + table[2].xy;
    o.more = mul(rows, position) + table[0].xyz * scale + bias;
    return o;
}
