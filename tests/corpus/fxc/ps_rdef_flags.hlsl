// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Textures of two, three and four channels and of each dimension, bound by hand and not: the component bits of a binding.
Texture1D<float> a1 : register(t40); Texture1D<float2> a2 : register(t41); Texture1D<float3> a3 : register(t42); Texture1D<float4> a4 : register(t43);
Texture2D<int> b1 : register(t44); Texture2D<int2> b2 : register(t45); Texture2D<uint3> b3 : register(t46); Texture2D<uint4> b4 : register(t47);
Texture3D<float> c1; Texture3D<float2> c2 : register(t48); Texture3D<int3> c3; Texture3D<float4> c4 : register(t49);
Buffer<float> d1; Buffer<float2> d2; Buffer<int3> d3 : register(t51); Buffer<uint4> d4 : register(t50); Buffer<float3> d5 : register(t52); Buffer<float> d6 : register(t53); Buffer<float2> d7 : register(t54); Buffer<float4> d8 : register(t55);
Texture2DArray<float> e1; Texture2DArray<uint2> e2; Texture2DArray<float3> e3 : register(t56); Texture2DArray<float4> e4 : register(t57);
Texture1DArray<float> f1; Texture1DArray<float2> f2 : register(t58); Texture1DArray<uint3> f3; Texture1DArray<float4> f4;
TextureCube<float> g1 : register(t60); TextureCube<float2> g2; TextureCube<float3> g3; TextureCube g4 : register(t61);
SamplerState s : register(s2); SamplerComparisonState unused : register(s9);
float4 main(nointerpolation int4 n : N, float4 t : T) : SV_Target
{
    float r = a1.Load(n.xy) + a2.Load(n.xy).y + a3.Load(n.xy).z + a4.Load(n.xy).w + b1.Load(n.xyz) + b2.Load(n.xyz).y + b3.Load(n.xyz).z + b4.Load(n.xyz).w;
    r += c1.Load(n) + c2.Load(n).y + c3.Load(n).z + c4.Load(n).w + d1[n.x] + d2[n.x].y + d3[n.x].z + d4[n.x].w + d5[n.y].z + d6[n.y] + d7[n.z].y + d8[n.z].z;
    r += e1.Load(n) + e2.Load(n).y + e3.Load(n).z + e4.Load(n).w + f1.Load(n.xyz) + f2.Load(n.xyz).y + f3.Load(n.xyz).z + f4.Load(n.xyz).w;
    r += g1.Sample(s, t.xyz) + g2.Sample(s, t.xyz).y + g3.Sample(s, t.xyz).z;
    return r + g4.Sample(s, t.xyz);
}
