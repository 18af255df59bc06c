// fxc: main ps_4_1
// fxc: main ps_4_1 /Od
// What shader model 4.1 adds: gather4, lod, cube arrays, sample position and information, multisampled loads.
Texture2D t2;
Texture2DArray t2a;
TextureCube tc;
TextureCubeArray tca;
Texture2DMS<float4, 4> ms;
Texture2DMSArray<float2> msa;
Texture2D<uint4> tu;
SamplerState s;
float4 main(float4 t : T, uint si : SV_SampleIndex) : SV_Target
{
    float4 r = t2.Gather(s, t.xy) + t2a.Gather(s, t.xyz, int2(1, -1)) + tc.Gather(s, t.xyz) + tca.Gather(s, t) + tu.Gather(s, t.xy);
    r += t2.CalculateLevelOfDetail(s, t.xy) + tc.CalculateLevelOfDetailUnclamped(s, t.xyz) + t2a.CalculateLevelOfDetail(s, t.xy);
    r += ms.Load(t.xy, 2) + ms.Load(t.zw, si, int2(1, 3)) + msa.Load(t.xyz, si).xyxy;
    r.xy += ms.GetSamplePosition(si) + msa.GetSamplePosition(1) + GetRenderTargetSamplePosition(2);
    r.z += GetRenderTargetSampleCount();
    uint w, h, n, e;
    ms.GetDimensions(w, h, n);
    r.w += w + h + n;
    msa.GetDimensions(w, h, e, n);
    return r + w + e + n;
}
