// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Status results over the kinds of textures and views, with offsets.
Texture1D t1; Texture1DArray t1a; Texture2D t2; Texture2DArray t2a; Texture3D t3; TextureCube tc; TextureCubeArray tca;
Texture2DMS<float4> ms; Texture2DMSArray<uint2, 4> msa;
RWTexture1D<float> r1 : register(u1); RWTexture2DArray<int> r2a : register(u2); RWTexture3D<uint> r3 : register(u3); RWBuffer<int> rb : register(u4); RWTexture1DArray<float> r1a : register(u5);
SamplerState s; SamplerComparisonState c;
int2 o;
float lod;
float4 main(float4 t : T, nointerpolation int4 n : N) : SV_Target
{
    uint f; float4 r = 0; bool all = true;
#define DO(value) r += value; all = all && CheckAccessFullyMapped(f);
    DO(tc.Gather(s, t.xyz, f)) DO(tca.GatherRed(s, t, f)) DO(t2a.GatherAlpha(s, t.xyz, int2(0, 0), f)) DO(t2a.GatherGreen(s, t.xyz, int2(1, 2), f)) DO(t2a.GatherBlue(s, t.xyz, o, f))
    DO(tc.GatherCmp(c, t.xyz, t.w, f)) DO(tca.GatherCmp(c, t, t.x, f)) DO(t2a.GatherCmp(c, t.xyz, t.w, int2(1, 2), f)) DO(t2.GatherCmp(c, t.xy, t.w, int2(3, 2), f)) DO(t2a.GatherCmpRed(c, t.xyz, t.w, o, f))
    DO(t1.Sample(s, t.x, 0, lod, f)) DO(t1a.Sample(s, t.xy, 1, lod, f)) DO(t3.Sample(s, t.xyz, int3(1, 2, 3), lod, f)) DO(tc.Sample(s, t.xyz, lod, f)) DO(tca.Sample(s, t, lod, f))
    DO(t1.SampleBias(s, t.x, 1, 0, lod, f)) DO(t2.SampleBias(s, t.xy, 1, int2(1, 1), lod, f)) DO(tc.SampleBias(s, t.xyz, t.w, lod, f)) DO(tca.SampleBias(s, t, lod, lod, f)) DO(t3.SampleBias(s, t.xyz, 0, int3(0, 0, 0), 2, f))
    DO(t1a.SampleGrad(s, t.xy, t.z, t.w, 0, lod, f)) DO(tc.SampleGrad(s, t.xyz, t.xyz, t.yzw, lod, f)) DO(tca.SampleGrad(s, t, t.xyz, t.yzw, lod, f)) DO(t3.SampleGrad(s, t.xyz, t.xyz, t.yzw, int3(1, 1, 1), 0.5, f))
    DO(t1.SampleLevel(s, t.x, lod, 2, f)) DO(t3.SampleLevel(s, t.xyz, lod, int3(0, 0, 0), f)) DO(tca.SampleLevel(s, t, 3, f)) DO(t2a.SampleLevel(s, t.xyz, 0, int2(1, 0), f))
    DO(t1.SampleCmp(c, t.x, t.w, 0, lod, f)) DO(tc.SampleCmp(c, t.xyz, t.w, lod, f)) DO(tca.SampleCmp(c, t, t.w, lod, f)) DO(t2a.SampleCmp(c, t.xyz, t.w, int2(1, 1), 0.5, f))
    DO(t1.SampleCmpLevelZero(c, t.x, t.w, 0, f)) DO(tc.SampleCmpLevelZero(c, t.xyz, t.w, f)) DO(tca.SampleCmpLevelZero(c, t, t.w, f))
    DO(t1.Load(n.xy, 0, f)) DO(t1a.Load(n.xyz, 1, f)) DO(t3.Load(n, int3(0, 0, 0), f)) DO(ms.Load(n.xy, 1, int2(2, 3), f)) DO(msa.Load(n.xyz, n.w, int2(0, 0), f).xyxy) DO(msa.Load(n.xyz, 2, int2(1, 1), f).xyxy)
    DO(r1.Load(n.x, f)) DO(r2a.Load(n.xyz, f)) DO(r3.Load(n.xyz, f)) DO(rb.Load(n.x, f)) DO(r1a.Load(n.xy, f))
    return all ? r : -r;
}
