// fxc: main cs_5_0
// fxc: main cs_5_1
RWTexture2DArray<int3> a; RWTexture3D<int> b : register(u1); RWTexture2DArray<float3> c; RWBuffer<uint4> d : register(u3); RWBuffer<float> e : register(u4); RWTexture1D<float2> f : register(u5); RWTexture1D<float3> g : register(u6); RWTexture2DArray<int> h; RWTexture2DArray<int2> i : register(u7);
RWStructuredBuffer<float2> j : register(u10); AppendStructuredBuffer<float> k : register(u11); ConsumeStructuredBuffer<float> l : register(u12); RWTexture3D<int3> m; RWBuffer<int2> n : register(u13); RWTexture2D<float> o : register(u14); RWTexture2D<int4> p : register(u15);
RWTexture2DArray<int3> q : register(u16); RWTexture3D<int2> r; RWTexture3D<float> s : register(u17); RWBuffer<uint3> t; RWBuffer<uint2> v; RWBuffer<uint3> w : register(u18); RWBuffer<uint2> y : register(u19);
[numthreads(1, 1, 1)] void main(uint3 x : SV_DispatchThreadID)
{
    a[x] = 1; b[x] = 1; c[x] = 1; d[x.x] = 1; e[x.x] = 1; f[x.x] = 1; g[x.x] = 1; h[x] = 1; i[x] = 1; j[x.x] = 1; k.Append(l.Consume()); m[x] = 1; n[x.x] = 1; o[x.xy] = 1; p[x.xy] = 1; q[x] = 1; r[x] = 1; s[x] = 1; t[x.x] = 1; v[x.x] = 1; w[x.x] = 1; y[x.x] = 1;
}
