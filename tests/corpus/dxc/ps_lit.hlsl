// dxc: main ps_6_0
// A pixel shader with a constant buffer, a texture and a sampler: signatures, PSV0, STAT, HASH.
cbuffer Light : register(b0) { float3 direction; float ambient; float4 colour; };
Texture2D<float4> albedo : register(t0);
SamplerState linearWrap : register(s0);

float4 main(float4 position : SV_Position, float3 normal : NORMAL, float2 uv : TEXCOORD0) : SV_Target
{
    float lit = saturate(dot(normalize(normal), direction)) + ambient;
    return albedo.Sample(linearWrap, uv) * colour * lit;
}
