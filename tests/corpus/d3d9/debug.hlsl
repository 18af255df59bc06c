// fxc: pixel ps_3_0 /Zi
// fxc: pixel ps_3_0 /Zi /Od
// fxc: small ps_2_0 /Zi
// fxc: small ps_2_b /Zi /Od
// fxc: vertex vs_3_0 /Zi
// fxc: vertex vs_3_0 /Zi /Od
// fxc: plain vs_2_0 /Zi
// fxc: plain vs_1_1 /Zi /Od /Gec
// What /Zi says of files, lines and variables: functions in other files, structures, loops, and long straight code.
float4x4 matrices[2];
float4 tint;
int count;
sampler2D image;

struct Surface { float3 normal; float4 colour; float weights[2]; };
struct Corner { float4 position : POSITION; float3 normal : NORMAL; float2 uv[2] : TEXCOORD0; };
struct Out { float4 position : POSITION; float4 colour : COLOR0; float2 uv : TEXCOORD1; };

#line 40 "C:\lib\light.hlsli"
float3 light(float3 normal, Surface surface)
{
    float3 direction = normalize(normal + surface.normal);
    float strength = saturate(dot(direction, tint.xyz)) * surface.weights[1];
    return direction * strength;
}

#line 7 "tone.hlsli"
float tone(float value)
{
    float low = value * 0.25;
    float high = value * value;

    return low / (1 + high);
}

#line 100 "C:\src\debug.hlsl"
float4 pixel(float2 uv : TEXCOORD0, float3 normal : TEXCOORD1) : COLOR
{
    Surface surface;
    surface.normal = normal.zyx;
    surface.colour = tex2D(image, uv);
    surface.weights[0] = uv.x;
    surface.weights[1] = tone(uv.y);
    float4 result = surface.colour;
    if (uv.x > 0.5)
        result.rgb += light(normal, surface);
    else
        result = tint.wzyx;
    [loop] for (int i = 0; i < count; i++)
    {
        float4 sample = tex2Dlod(image, float4(uv * i, 0, i));
        result += sample * surface.weights[0];
    }
    return mul(result, matrices[1]);
}

float4 small(float4 uv : TEXCOORD0) : COLOR
{
    float a = uv.x * 2;
    float b = uv.y * a + 1;
    float c = uv.z * b + 2;
    float d = uv.w * c + 3;
    float e = tone(d);
    float f = tone(e + a);
    float4 all = float4(a, b + e, c - f, d);
    all.yz = all.zy;
    return all * tint;
}

Out vertex(Corner corner)
{
    Out result;
    result.position = mul(corner.position, matrices[0]);
    Surface surface = (Surface)0;
    surface.weights[1] = corner.uv[1].x;
    surface.normal = corner.normal.yzx;
    result.colour = float4(light(corner.normal, surface), 1);
    result.uv = corner.uv[0];
    [loop] for (int i = 0; i < count; i++)
        result.uv = result.uv * 2 + corner.uv[1];
    return result;
}

float4 plain(float4 position : POSITION, float4 colour : COLOR, out float4 shade : COLOR) : POSITION
{
    shade = colour * tone(colour.a);
    return mul(position, matrices[0]);
}
