// dxc: main ps_6_0
// dxc: main ps_6_6
// Resources inside constant buffers and structures, and structures with nothing else in them.
struct Material { Texture2D<float4> albedo; SamplerState filter; float roughness; float3 tint; };
struct OnlyObjects { Texture2D<float4> map; SamplerState filter2; };
struct Empty {};
struct Holder { Empty nothing; float something; Empty nothing_again; };
cbuffer Globals { Texture2D<float4> direct; float before; OnlyObjects objects; Material material; Holder holder; float after; Material materials[2]; };
Material loose_material;
float4 main(float2 uv : UV) : SV_Target {
    return direct.Sample(material.filter, uv) + before + objects.map.Sample(objects.filter2, uv) + material.albedo.Sample(material.filter, uv) *
        material.roughness + holder.something + after + loose_material.albedo.Sample(loose_material.filter, uv) * loose_material.tint.z +
        materials[1].albedo.Sample(materials[1].filter, uv) * materials[1].roughness;
}
