// dxc: main ps_6_0
// dxc: main ps_6_7 -D WRITE
// Multisampled textures: loads, positions, sizes; read-write ones of Shader Model 6.7.
Texture2DMS<float4> a : register(t0); Texture2DMSArray<float3, 4> b : register(t1); Texture2DMS<uint2, 8> c : register(t2);
#ifdef WRITE
RWTexture2DMS<float4, 4> wa : register(u1);
RWTexture2DMSArray<uint, 2> wb : register(u2);
#endif
float4 main(nointerpolation int4 at : AT) : SV_Target
{
    uint w, h, n, e, status;
    a.GetDimensions(w, h, n);
    float4 r = a.Load(at.xy, at.w) + w + h + n;
    b.GetDimensions(w, h, e, n);
    r += b.Load(at.xyz, 2, int2(1, -1), status).xyzz + w + h + e + n + CheckAccessFullyMapped(status);
    r += c.Load(at.xy, 3).xyxy;
    r.xy += a.GetSamplePosition(at.w) + b.GetSamplePosition(1);
#ifdef WRITE
    wa[at.xy] = r;
    wa.sample[3][at.xy] = r * 2;
    wb.sample[1][at.xyz] = at.w;
    r += wa.sample[2][at.xy] + wa.Load(at.xy, 1) + wb.Load(at.xyz, at.w, status) + status;
    wa.GetDimensions(w, h, n);
    r += w;
#endif
    return r;
}
