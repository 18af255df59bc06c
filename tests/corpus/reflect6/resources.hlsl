// dxc: main ps_6_0
// dxc: main ps_6_6
// dxc: main ps_6_7
// dxc: main ps_6_0 -all-resources-bound -pack-optimized
// Resources of every kind and component type; samplers; arrays, without bound, in spaces; some unused.
Texture1D<float> t1 : register(t0);
Texture1DArray<float2> t1a : register(t1);
Texture2D<float3> t2 : register(t2);
Texture2DArray<float4> t2a : register(t3);
Texture2DMS<float4, 4> ms : register(t4);
Texture2DMS<float2> ms_any : register(t5);
Texture2DMSArray<int4, 8> msa : register(t6);
Texture3D<uint4> t3 : register(t7);
TextureCube<unorm float4> cube : register(t8);
TextureCubeArray<snorm float> cube_array : register(t9);
Buffer<float4> typed : register(t10);
Buffer<int> typed_int : register(t11);
Buffer<uint3> typed_uint : register(t12);
Buffer<snorm float2> typed_snorm : register(t13);
Texture2D<min16float4> halves : register(t15);
Texture2D<bool> bools : register(t16);
Buffer<uint64_t> longs : register(t17);
Buffer<int64_t2> longs2 : register(t18);
ByteAddressBuffer raw : register(t19);
Texture2D some[3] : register(t20);
Texture2D<float4> grid[2][2] : register(t23);
Texture2D endless[] : register(t0, space3);
ByteAddressBuffer raws[4] : register(t0, space4);
RWTexture1D<float> w1 : register(u1);
RWTexture1DArray<float4> w1a : register(u2);
RWTexture2D<unorm float4> w2 : register(u3);
RWTexture2DArray<int2> w2a : register(u4);
RWTexture3D<uint> w3 : register(u5);
RWBuffer<float4> wb : register(u6);
RWBuffer<uint64_t> wlong : register(u7);
RWByteAddressBuffer wraw : register(u8);
RasterizerOrderedTexture2D<float4> ordered : register(u9);
RasterizerOrderedByteAddressBuffer ordered_raw : register(u10);
RasterizerOrderedStructuredBuffer<float3> ordered_structured : register(u11);
RasterizerOrderedBuffer<uint> ordered_typed : register(u12);
globallycoherent RWTexture2D<float4> coherent : register(u13);
RWTexture2D<float> wall[] : register(u0, space9);
SamplerState linear_one : register(s0);
SamplerComparisonState compare : register(s1);
SamplerState many[4] : register(s2);
SamplerComparisonState compares[] : register(s0, space2);
Texture2D unused_texture : register(t40);
SamplerState unused_sampler : register(s40);
Texture2D no_register; SamplerState no_register_sampler; RWBuffer<float> no_register_view;
[earlydepthstencil]
float4 main(float4 at : SV_Position, nointerpolation uint which : WHICH) : SV_Target1 {
    float4 sum = t1.Sample(linear_one, at.x) + t1a.Sample(linear_one, at.xy).xyxy + t2.Sample(linear_one, at.xy).xyzz;
    sum += t2a.SampleCmp(compare, at.xyz, 0.5) + ms.Load(at.xy, 1) + ms_any.Load(at.xy, 0).xyxy + msa.Load(at.xyz, 2);
    sum += t3.Load(int4(at)) + cube.Sample(many[which & 3], at.xyz) + cube_array.Sample(linear_one, at);
    sum += typed[which] + typed_int[which] + typed_uint[which].xyzz + typed_snorm[which].xyxy + halves.Load(int3(at.xyz));
    sum += bools.Load(int3(at.xyz)) + (float)longs[which] + (float)longs2[which].y + raw.Load(which * 4) + asfloat(raw.Load4(which));
    sum += some[which % 3].Sample(linear_one, at.xy) + grid[1][which & 1].Sample(linear_one, at.xy);
    sum += endless[NonUniformResourceIndex(which)].SampleCmp(compares[NonUniformResourceIndex(which)], at.xy, 0.1);
    sum += raws[which & 3].Load(8) + no_register.SampleLevel(no_register_sampler, at.xy, 0);
    w1[which] = sum.x; w1a[at.xy] = sum; w2[at.xy] = sum; w2a[at.xyz] = int2(sum.xy); w3[at.xyz] = which; wb[which] = sum;
    wlong[which] = which; wraw.Store(which, which); ordered[at.xy] += sum; ordered_raw.Store(4, which);
    ordered_structured[which] = sum.xyz; ordered_typed[which] += 1; coherent[at.xy] = sum; wall[which][at.xy] = sum.y;
    no_register_view[which] = sum.x;
    return sum;
}
