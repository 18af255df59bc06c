// dxc: main ps_6_0
// dxc: main ps_6_6
// dxc: main ps_6_0 -Od
// dxc: main ps_6_0 -all-resources-bound
// dxc: main ps_6_0 -auto-binding-space 13
// dxc: main ps_6_0 -flegacy-resource-reservation -D MANY=2
// dxc: main ps_6_6 -res-may-alias
// Bindings: arrays, unbounded ones, spaces, unused ones, constant buffers as arrays, non-uniform indices, textures in structs.
#ifndef MANY
#define MANY
#endif
struct Material { float4 tint; int index; };
ConstantBuffer<Material> materials[4] : register(b2, space1);
Texture2D<float4> many[MANY] : register(t0, space3);
Texture2D<float4> few[3] : register(t5); Texture3D<float> unused : register(t9);
SamplerState samplers[2][2] : register(s1);
Buffer<uint4> typed[8] : register(t8, space7);
cbuffer Automatic { float4 a; float2 b; int c[3]; struct { float x; float3 y; } inner; };
TextureBuffer<Material> tb : register(t20);
float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target
{
    Material m = materials[i];
    float4 r = many[NonUniformResourceIndex(m.index)].Sample(samplers[i & 1][1], uv) * m.tint;
    r += many[1].Sample(samplers[0][0], uv) + few[i % 3].Sample(samplers[1][0], uv);
    r += typed[NonUniformResourceIndex(i)][i] + a * b.y + c[1] + inner.y.z + tb.tint * tb.index;
    return r;
}
