// fxc: main vs_2_0
// fxc: main vs_3_0
// fxc: main vs_3_0 /Od
// fxc: main vs_3_0 /Gfp
// Loops over constants that the program does not know, with indexed inputs, and a texture in a vertex shader.
int count;
bool shadows;
float4 offsets[16];
#if __SHADER_TARGET_MAJOR >= 3
sampler2D heights;
#endif

float4 main(float4 position : POSITION0, float4 more[3] : TEXCOORD0) : POSITION
{
    float4 sum = position;
    for (int i = 0; i < count; i++)
    {
        sum += offsets[i] * sin(position.x);
        if (shadows) sum.xy *= sign(sum.zw);
    }
#if __SHADER_TARGET_MAJOR >= 3
    sum += tex2Dlod(heights, position);
    [loop] for (int j = 0; j < 9; j++) { if (sum.x < sum.y) break; sum += cross(sum.xyz, more[1].xyz).xyzz; }
#endif
    return sum + more[2] * (sum.x >= more[0].y);
}
