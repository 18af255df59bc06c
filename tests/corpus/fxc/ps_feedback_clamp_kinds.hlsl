// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// LOD clamps with and without status on the kinds of textures.
Texture1D t1; Texture1DArray t1a; Texture2D t2; Texture2DArray t2a; Texture3D t3; TextureCube tc; TextureCubeArray tca; SamplerState s; SamplerComparisonState c; float lod;
float4 main(float4 t : T) : SV_Target
{
    uint f; float4 r = 0; bool all = true;
#define DO(value) r += value; all = all && CheckAccessFullyMapped(f);
    r += t1a.SampleBias(s, t.xy, 1, 0, lod) + t2a.SampleBias(s, t.xyz, 1, int2(0, 0), lod) + t1a.SampleCmp(c, t.xy, t.z, 0, lod) + t2a.Sample(s, t.xyz, int2(0, 0), lod) + t1.SampleGrad(s, t.x, t.y, t.z, 0, lod) + t2a.SampleGrad(s, t.xyz, t.xy, t.zw, int2(0, 0), lod);
    r += t1.SampleCmp(c, t.x, t.w, 1, lod) + t1.SampleBias(s, t.x, t.y, 2, lod) + tc.SampleBias(s, t.xyz, 2, lod) + tc.SampleGrad(s, t.xyz, t.xyz, t.yzw, 0.5) + tca.SampleCmp(c, t, t.w, lod) + t3.SampleGrad(s, t.xyz, t.xyz, t.yzw, int3(1, 2, 3), lod) + tca.SampleBias(s, t, 1, lod);
    DO(t1a.SampleBias(s, t.xy, 1, 3, lod, f)) DO(t2a.SampleBias(s, t.xyz, 1, int2(0, 1), lod, f)) DO(t1a.SampleCmp(c, t.xy, t.z, 1, lod, f)) DO(t2a.Sample(s, t.xyz, int2(1, 0), lod, f)) DO(t1.SampleGrad(s, t.x, t.y, t.z, 1, lod, f)) DO(t2a.SampleGrad(s, t.xyz, t.xy, t.zw, int2(1, 2), 0, f))
    DO(t1a.SampleCmpLevelZero(c, t.xy, t.z, 0, f)) DO(t1a.SampleLevel(s, t.xy, 2, 0, f)) DO(t1.SampleCmpLevelZero(c, t.x, t.z, 3, f)) DO(t2a.SampleCmpLevelZero(c, t.xyz, t.w, int2(0, 0), f)) DO(t1a.SampleLevel(s, t.xy, lod, 4, f))
    return all ? r : 0;
}
