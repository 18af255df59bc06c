// An effect whose compiler takes out of its shaders what depends on constants alone: each stream in it is a program with a
// preshader (PRES). They are cut out in their order: preshader.1.cso, preshader.2.cso, ...
float4x4 world;
float4x4 view;
float4 material;
float3 direction;
float time;
int which;
bool bright;
float4 table[6];
sampler2D image;

struct Out { float4 position : POSITION; float4 colour : COLOR0; float2 uv : TEXCOORD0; };

Out corner(float4 position : POSITION, float3 normal : NORMAL, float2 uv : TEXCOORD0)
{
    Out result;
    float4x4 both = mul(world, view);
    result.position = mul(position, both);
    float wave = sin(time) * 3 + cos(time * 2) + pow(abs(time), 2.5) + atan2(time, material.x) + asin(saturate(time));
    result.colour = dot(normal, normalize(direction)) * wave;
    result.colour.x += exp2(material.x) * log2(material.y) + frac(material.z) + (material.w < 0.5 ? 1 : 2);
    result.colour.y += floor(material.x) - ceil(material.y) + round(time) + sqrt(abs(time)) + rcp(time) + time % 3;
    result.uv = uv * min(material.xy, direction.yz) + max(material.zw, 0.25);
    if (bright)
        result.colour += table[which];
    return result;
}

float4 shade(float4 colour : COLOR0, float2 uv : TEXCOORD0) : COLOR
{
    float3 light = material.rgb / length(direction) + float3(0.1, -1e10, 1.0 / 3);
    return colour * tex2D(image, uv * (time + 1)) * (material * 2 + 1) + float4(light, table[which + 1].w);
}

technique Old { pass First { VertexShader = compile vs_2_0 corner(); PixelShader = compile ps_2_0 shade(); } }
technique New { pass First { VertexShader = compile vs_3_0 corner(); PixelShader = compile ps_3_0 shade(); } }
