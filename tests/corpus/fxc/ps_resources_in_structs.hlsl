// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// Textures and samplers as members of structures in constant buffers: the rows of RDEF that count them.
struct Inner { float4 scale; Texture2D map; };
struct Material { float rough; Texture2D albedo; SamplerState s; Inner inner; int after; };
cbuffer First { float before; Material one; float between; };
Material two;
cbuffer Nested { struct { Inner a; Inner b; float4 c; } deep; };
float4 main(float2 u : U) : SV_Target
{
    return one.albedo.Sample(one.s, u) * one.rough + two.albedo.Sample(two.s, u) * two.after + one.inner.map.Sample(one.s, u) * one.inner.scale + between
        + deep.b.map.Sample(two.s, u) * deep.a.scale + deep.c + before;
}
