// fxc: main cs_5_0
// fxc: main cs_5_1
// Views bound by hand, of one to four channels: component bits together with user packing.
RWTexture1D<float> a1 : register(u1); RWTexture1D<int2> a2; RWTexture1D<uint3> a3; RWTexture1D<float4> a4 : register(u4);
RWTexture2D<uint> b1 : register(u5); RWTexture2D<float2> b2 : register(u6); RWTexture2D<float3> b3 : register(u7); RWTexture2D<uint4> b4;
RWTexture3D<int> c1; RWTexture3D<float2> c2 : register(u9); RWTexture3D<float3> c3; RWTexture3D<float4> c4 : register(u10);
RWBuffer<float2> d1 : register(u11); RWBuffer<float3> d2 : register(u12); RWBuffer<float4> d3; RWBuffer<uint> d4 : register(u13); RWBuffer<int3> d5; RWBuffer<int4> d6 : register(u14);
RWTexture2DArray<float> e1 : register(u15); RWTexture2DArray<float2> e2 : register(u16); RWTexture2DArray<uint4> e3 : register(u17);
RWTexture1D<float2> f1; RWTexture1D<float3> f2 : register(u20); RWTexture2D<int> g1 : register(u21); RWByteAddressBuffer h : register(u22); ByteAddressBuffer i : register(t3);
RWTexture2D<min16int4> k1; RWTexture2D<min16uint4> k2; RWTexture1D<min16int4> k3; RWTexture1D<min16uint4> k4; globallycoherent RWBuffer<float> k5; RWBuffer<snorm float> k6; RWBuffer<unorm float> k7; RWBuffer<min10float3> k8; RWBuffer<int3> k9 : register(u40);
[numthreads(1, 1, 1)] void main(uint3 n : SV_DispatchThreadID)
{
    a1[n.x] = 1; a2[n.x] = 1; a3[n.x] = 1; a4[n.x] = 1; b1[n.xy] = 1; b2[n.xy] = 1; b3[n.xy] = 1; b4[n.xy] = 1; c1[n] = 1; c2[n] = 1; c3[n] = 1; c4[n] = 1;
    d1[n.x] = 1; d2[n.x] = 1; d3[n.x] = 1; d4[n.x] = 1; d5[n.x] = 1; d6[n.x] = 1; e1[n] = 1; e2[n] = 1; e3[n] = 1; f1[n.x] = 1; f2[n.x] = 1; g1[n.xy] = 1; h.Store(0, i.Load(4));
    k1[n.xy] = 1; k2[n.xy] = 1; k3[n.x] = 1; k4[n.x] = 1; k5[n.x] = 1; k6[n.x] = 1; k7[n.x] = 1; k8[n.x] = 1; k9[n.x] = 1;
}
