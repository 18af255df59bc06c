// fxc: main ps_5_0
// fxc: main ps_5_1
// Bindings by hand of the kinds other sources leave to the compiler.
Texture2D<uint> a : register(t1); Texture2D<float> b : register(t2); Texture2D<float3> c : register(t3); Texture2DArray<float> d : register(t4); TextureCubeArray e : register(t5); Texture1D<unorm float> f : register(t6); Buffer<int4> g; Texture2D<int4> h : register(t7); Buffer<int4> q : register(t20);
Texture3D<int3> i : register(t8); Texture1DArray<float> j : register(t9); StructuredBuffer<float> k : register(t10); ByteAddressBuffer l : register(t11); tbuffer T : register(t12) { float4 m; } Texture2D<float2> n : register(t13); Texture1D<unorm float> o; TextureCube<float> p;
SamplerState s : register(s3); SamplerComparisonState sc : register(s4);
float4 main(float4 t : T, nointerpolation int4 x : X) : SV_Target
{
    return a.Load(x.xyz) + b.Load(x.xyz) + c.Load(x.xyz).xyzz + d.Load(x) + e.Sample(s, t) + f.Load(x.xy) + g[x.x] + h.Load(x.xyz) + i.Load(x).xyzz + j.Load(x.xyz) + k[x.y] + l.Load(x.z) + m + n.SampleCmp(sc, t.xy, t.z) + o.Load(x.xy) + p.Sample(s, t.xyz) + q[x.x];
}
