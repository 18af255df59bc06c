// fxc: main ps_5_0
// fxc: main ps_5_1
// Every binding kind and flag: old-style textures, samplers with states, buffers of all element types, comparison samplers.
texture oldTexture;
texture2D oldTexture2;
textureCUBE oldCube;
Texture2D<float> tf; Texture2D<float2> tf2 : register(t9); Texture2D<float3> tf3; Texture2D<float4> tf4;
Texture2D<int> ti; Texture2D<int3> ti3; Texture3D<uint2> tu2; Texture1D<uint> tu;
Texture2D<unorm float4> tun; Texture2D<snorm float2> tsn; Texture2D<unorm float> tun1; Texture2D<snorm float3> tsn3;
Buffer<float> bf; Buffer<int2> bi2; Buffer<uint4> bu4; Buffer<unorm float3> bun; Buffer<snorm float4> bsn; Buffer<bool> bb;
Texture2DMS<float, 2> ms2; Texture2DMS<int4, 32> ms32; Texture2DMSArray<float4> msa;
sampler plain;
sampler2D withState = sampler_state { Texture = <oldTexture2>; Filter = MIN_MAG_MIP_LINEAR; };
SamplerState named : register(s5) { Filter = MIN_MAG_MIP_POINT; AddressU = Clamp; };
SamplerComparisonState compare;
Texture2D aTextureWithANameOfMoreThanThirtyCharacters;
float4 main(float4 t : T, nointerpolation int4 n : N) : SV_Target
{
    float4 r = tf.Load(n.xyz) + tf2.Load(n.xyz).xyxy + tf3.Load(n.xyz).xyzz + tf4.Sample(plain, t.xy) + ti.Load(n.xyz) + ti3.Load(n.xyz).xyzz + tu2.Load(n).xyxy + tu.Load(n.xy);
    r += tun.Sample(named, t.xy) + tsn.Load(n.xyz).xyxy + tun1.Load(n.xyz) + tsn3.Load(n.xyz).xyzz;
    r += bf[n.x] + bi2[n.x].xyxy + bu4[n.x] + bun[n.x].xyzz + bsn[n.x] + (bb[n.x] ? 1 : 0);
    r += ms2.Load(n.xy, 1) + ms32.Load(n.xy, 2) + msa.Load(n.xyz, 3);
    r += tf.SampleCmp(compare, t.xy, t.z) + aTextureWithANameOfMoreThanThirtyCharacters.Sample(plain, t.xy);
    return r + oldTexture2.Sample(plain, t.xy) + oldCube.Sample(plain, t.xyz);
}
