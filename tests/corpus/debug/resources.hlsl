// fxc: main ps_5_0 /Zi /Od
// fxc: main ps_5_1 /Zi
// fxc: main ps_5_1 /Zi /Od
// Textures, samplers, constant buffers and views as globals and as arguments; doubles and small precision.
Texture2D<float4> colour : register(t3);
Texture2DArray layers[2];
SamplerState linear_sampler;
SamplerComparisonState shadow_sampler;
TextureCube<float> shadow;
Buffer<uint4> data;
cbuffer First { float4 a; float2 b[3]; };
cbuffer Second { row_major float3x3 m; struct { float x; int4 y; } s; };
RWTexture2D<float> depth : register(u2);

float4 fetch(Texture2D<float4> t, SamplerState s, float2 uv, out float weight)
{
    weight = uv.x;
    return t.Sample(s, uv) * weight;
}

float4 main(float3 uv : UV, min16float small : SMALL, float4 p : SV_Position, uint mask : SV_Coverage,
    bool front : SV_IsFrontFace) : SV_Target
{
    float w;
    float4 c = fetch(colour, linear_sampler, uv.xy, w);
    c += layers[1].Sample(linear_sampler, uv) * a;
    c *= shadow.SampleCmpLevelZero(shadow_sampler, uv, w);
    uint4 d = data[mask];
    double precise_one = asdouble(d.x, d.y);
    c.x += float(precise_one * 2);
    min16float half_one = small * small;
    c.y = front ? half_one : c.y;
    depth[uint2(p.xy)] = c.z;
    return c + mul(m, uv).xyzz + s.y + b[2].xyxy;
}
