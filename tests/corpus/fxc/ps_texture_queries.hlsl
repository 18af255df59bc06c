// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1
// resinfo in float and integer form, with mip levels, on all kinds of textures; sampleinfo, samplepos, lod, bufinfo.
Texture1D t1;
Texture1DArray t1a;
Texture2D t2;
Texture2DArray t2a;
Texture3D t3;
TextureCube tc;
SamplerState s;
uint mip;
#ifndef MODEL4
TextureCubeArray tca;
Texture2DMS<float4> ms;
Texture2DMSArray<float4, 8> msa;
Buffer<float4> buf;
ByteAddressBuffer raw;
StructuredBuffer<float3> st;
#endif
float4 main(float4 t : T) : SV_Target
{
    uint w, h, d, n, e;
    float fw, fh, fd, fn;
    float4 r;
    t1.GetDimensions(w); r.x = w;
    t1.GetDimensions(mip, w, n); r.y = w + n;
    t1a.GetDimensions(w, e); r.z = w + e;
    t2.GetDimensions(w, h); r.w = w * h;
    t2.GetDimensions(mip, w, h, n); r += n + w;
    t2.GetDimensions(fw, fh); r += fw - fh;
    t2.GetDimensions(mip, fw, fh, fn); r += fn / fw;
    t2a.GetDimensions(mip, w, h, e, n); r.x += w + h + e + n;
    t3.GetDimensions(w, h, d); r.x += d;
    t3.GetDimensions(2, fw, fh, fd, fn); r.y += fd + fn;
    tc.GetDimensions(w, h); r.z += h;
    r.xy += 1.0 / float2(w, h);
    t2.GetDimensions(fw, fh); r.xy += t.xy / float2(fw, fh) + rcp(float2(fw, fh));
    t2.GetDimensions(mip, fw, fh, fn); r.xy += 1 / float2(fw, fh);
#ifndef MODEL4
    r.x += t1.CalculateLevelOfDetail(s, t.x) + t2.CalculateLevelOfDetail(s, t.xy) + t3.CalculateLevelOfDetailUnclamped(s, t.xyz) + tc.CalculateLevelOfDetail(s, t.xyz) + tca.CalculateLevelOfDetailUnclamped(s, t.xyz);
    tca.GetDimensions(w, h, e); r.y += e;
    ms.GetDimensions(w, h, n); r.z += w + n;
    msa.GetDimensions(fw, fh, fd, fn); r.w += fd + fn;
    buf.GetDimensions(n); r.x += n;
    raw.GetDimensions(n); r.y += n;
    st.GetDimensions(n, w); r.z += n + w;
    r.xy += ms.GetSamplePosition(mip) + msa.GetSamplePosition(3) + GetRenderTargetSamplePosition(mip);
    r.z += GetRenderTargetSampleCount();
#endif
    return r;
}
