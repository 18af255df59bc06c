// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_4_1
// fxc: main ps_5_1
// Comparison samplers: sample_c and sample_c_lz with and without offsets.
Texture1D t1;
Texture1DArray t1a;
Texture2D<float> t2;
Texture2DArray t2a;
TextureCube tc;
#ifndef MODEL4
TextureCubeArray<float> tca;
#endif
SamplerComparisonState s : register(s4);
float4 main(float4 t : T) : SV_Target
{
    float r = t1.SampleCmp(s, t.x, t.w) + t2.SampleCmp(s, t.xy, t.z);
    r += t1.SampleCmpLevelZero(s, t.x, t.w) + t2.SampleCmpLevelZero(s, t.xy, t.z);
#ifndef MODEL4
    r += t2a.SampleCmp(s, t.xyz, t.w) + t1a.SampleCmpLevelZero(s, t.xy, 0.5) + t2a.SampleCmpLevelZero(s, t.xyz, t.w);
#endif
    r += t2.SampleCmp(s, t.xy, t.z, int2(1, -2)) + t2.SampleCmpLevelZero(s, t.xy, t.w, int2(3, 4));
#ifndef MODEL4
    r += tc.SampleCmp(s, t.xyz, t.w) + tc.SampleCmpLevelZero(s, t.xyz, t.w) + t1a.SampleCmp(s, t.xy, 0.5) + tca.SampleCmp(s, t, t.x) + tca.SampleCmpLevelZero(s, t, 0.25);
#endif
    return r;
}
