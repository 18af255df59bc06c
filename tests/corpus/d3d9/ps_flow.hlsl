// fxc: main ps_2_a
// fxc: main ps_2_sw
// fxc: main ps_3_0
// fxc: main ps_3_sw
// fxc: main ps_3_0 /Od
// fxc: main ps_3_0 /Gfp
// Branches, loops, discard, derivatives and what the rasterizer says of a pixel.
#if __SHADER_TARGET_MAJOR >= 3
#define BRANCH [branch]
#define LOOP [loop]
#else
#define BRANCH
#define LOOP
#endif
float4 tint;
float limit = 0.25;
int count = 5;
bool flip = true;
float4 steps[8];

struct Output { float4 color : COLOR0; float4 second : COLOR1; float depth : DEPTH; };

Output main(float2 uv : TEXCOORD0, half4 color : COLOR0, centroid float4 other : TEXCOORD2)
{
    Output output;
    float4 sum = 0;
    LOOP for (int i = 0; i < count; i++)
    {
        if (sum.x > limit) break;
        sum += steps[i] * uv.x;
    }
    BRANCH if (uv.x > uv.y) sum += ddx(uv.x) * tint; else sum -= abs(ddy(uv.y));
    if (flip) sum = saturate(sum.wzyx);
    clip(sum.x - limit);
    output.color = normalize(sum) + pow(abs(sum), 1.5) + sin(uv.x) + lerp(color, other, uv.y);
    output.second = (half4)sum * (half4)color;
    output.depth = frac(uv.x);
    return output;
}
