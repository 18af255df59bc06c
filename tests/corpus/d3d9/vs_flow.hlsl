// fxc: main vs_1_1
// fxc: main vs_2_0
// fxc: main vs_2_a
// fxc: main vs_2_sw
// fxc: main vs_3_0
// fxc: main vs_3_sw
// fxc: main vs_2_0 /Od
// fxc: main vs_3_0 /Gfa
// fxc: main vs_3_0 /Zpr
// Skinning: indexed constants, loops over integer constants, branches on booleans, and the constant table of all that.
float4x4 worldViewProjection;
float4x3 bones[20];
row_major float3x4 texture_matrix;
struct Light { float3 position; float4 color; float falloff; bool on; int kind; };
Light lights[2];
Light sun;
bool skinned = true;
int bone_count = 3;
int4 layout_of_bones = { 1, 2, 3, 4 };
float fog_scale = 0.01;
float2 pairs[3] = { 1, 2, 3, 4, 5, 6 };

struct Output
{
    float4 position : POSITION;
    float4 color : COLOR0;
    float3 uv : TEXCOORD3;
    float fog : FOG;
    float size : PSIZE;
};

Output main(float4 position : POSITION, float3 normal : NORMAL, float4 indices : BLENDINDICES, float4 weights : BLENDWEIGHT,
    float4 uv : TEXCOORD1)
{
    Output output;
    float3 moved = mul(position, bones[indices.x]) * weights.x;
#ifndef SHORT
    moved += mul(position, bones[indices.y]) * weights.y;
    moved *= skinned ? 1 : 2;
#endif
    output.position = mul(float4(moved, 1), worldViewProjection);
    float3 to = lights[1].position - moved;
    output.color = lights[1].color * saturate(dot(normal, to)) / (1 + lights[1].falloff * length(to)) + sun.color * sun.on;
    output.uv = mul(texture_matrix, uv) + pairs[bone_count].xyx;
    output.fog = exp2(-fog_scale * moved.z) + layout_of_bones.y;
    output.size = log2(abs(moved.z));
    return output;
}
