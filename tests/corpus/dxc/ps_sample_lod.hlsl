// dxc: main ps_6_8
// dxc: main ps_6_0 -D OLD
// Levels of detail; comparison samples in every shape; SampleCmpLevel, SampleCmpBias and SampleCmpGrad.
Texture1D t1; Texture1DArray t1a; Texture2D t2; Texture2DArray t2a; Texture3D<float2> t3; TextureCube tc; TextureCubeArray tca;
SamplerState s; SamplerComparisonState sc;
float4 main(float4 c : C, float b : B) : SV_Target
{
    float r = t1.CalculateLevelOfDetail(s, c.x) + t1a.CalculateLevelOfDetailUnclamped(s, c.x) + t2.CalculateLevelOfDetail(s, c.xy);
    r += t2a.CalculateLevelOfDetail(s, c.xy) + t3.CalculateLevelOfDetailUnclamped(s, c.xyz) + tc.CalculateLevelOfDetail(s, c.xyz) + tca.CalculateLevelOfDetail(s, c.xyz);
    r += t1.SampleCmp(sc, c.x, b) + t1a.SampleCmp(sc, c.xy, b, 3) + t2.SampleCmp(sc, c.xy, b, int2(1, -1), 0.5) + t2a.SampleCmp(sc, c.xyz, b);
    r += tc.SampleCmp(sc, c.xyz, b) + tca.SampleCmp(sc, c, b);
    r += t1.SampleCmpLevelZero(sc, c.x, b) + t1a.SampleCmpLevelZero(sc, c.xy, b) + t2.SampleCmpLevelZero(sc, c.xy, b, int2(-8, 7)) + t2a.SampleCmpLevelZero(sc, c.xyz, b) + tc.SampleCmpLevelZero(sc, c.xyz, b) + tca.SampleCmpLevelZero(sc, c, b);
#ifndef OLD
    uint status;
    r += t1.SampleCmpLevel(sc, c.x, b, c.w) + t2.SampleCmpLevel(sc, c.xy, b, c.w, int2(2, 3)) + tca.SampleCmpLevel(sc, c, b, 1.5);
    r += t2.SampleCmpBias(sc, c.xy, b, 1.25) + t2a.SampleCmpBias(sc, c.xyz, b, c.w, int2(1, 2), 0.25, status) + tc.SampleCmpBias(sc, c.xyz, b, 0.5);
    r += status;
    r += t2.SampleCmpGrad(sc, c.xy, b, c.xy, c.zw) + t1.SampleCmpGrad(sc, c.x, b, c.y, c.z, 1) + tc.SampleCmpGrad(sc, c.xyz, b, c.xyz, c.yzw);
    r += t2.CalculateLevelOfDetail(sc, c.xy);
#endif
    return r;
}
