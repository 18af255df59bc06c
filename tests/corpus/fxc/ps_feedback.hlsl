// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Tiled resources: a status from every load, sample and gather, LOD clamps, CheckAccessFullyMapped.
Texture1D t1;
Texture2D t2;
Texture2DArray t2a;
Texture3D t3;
TextureCube tc;
TextureCubeArray tca;
Texture2DMS<float4, 4> ms;
Buffer<float4> buf;
ByteAddressBuffer raw;
struct S { float4 a; uint2 b; };
StructuredBuffer<S> st;
RWTexture2D<float> rw : register(u1);
RWByteAddressBuffer rwraw : register(u2);
RWStructuredBuffer<S> rwst : register(u3);
SamplerState s;
SamplerComparisonState c;
float lod;
int2 o;
float4 main(float4 t : T, nointerpolation int4 n : N) : SV_Target
{
    uint f, all = 0;
    float4 r = 0;
#define DO(value) r += value; all += f; r.x += CheckAccessFullyMapped(f);
    DO(t2.Sample(s, t.xy, int2(0, 0), 0, f))
    DO(t2.Sample(s, t.xy, int2(1, 2), lod, f))
    r += t2.Sample(s, t.xy, int2(0, 0), lod);
    r += t1.Sample(s, t.x, 1, lod) + t3.Sample(s, t.xyz, int3(0, 0, 0), 1.5) + tc.Sample(s, t.xyz, lod) + tca.Sample(s, t, lod);
    DO(t2.SampleBias(s, t.xy, 0.5, int2(0, 0), lod, f))
    r += t2.SampleBias(s, t.xy, lod, int2(0, 0), lod);
    DO(t2.SampleGrad(s, t.xy, t.zw, t.wz, int2(0, 0), lod, f))
    r += t2.SampleGrad(s, t.xy, t.zw, t.wz, int2(3, 0), lod);
    DO(t2.SampleLevel(s, t.xy, lod, int2(0, 0), f))
    DO(tc.SampleLevel(s, t.xyz, lod, f))
    DO(t2.SampleCmp(c, t.xy, t.z, int2(0, 0), lod, f))
    r += t2.SampleCmp(c, t.xy, t.z, int2(0, 0), lod);
    DO(t2.SampleCmpLevelZero(c, t.xy, t.z, int2(0, 0), f))
    DO(t2a.SampleCmpLevelZero(c, t.xyz, t.w, int2(1, 1), f))
    DO(t2.Gather(s, t.xy, int2(0, 0), f))
    DO(t2.GatherGreen(s, t.xy, int2(1, 1), f))
    DO(t2.GatherBlue(s, t.xy, o, f))
    DO(t2.GatherCmp(c, t.xy, t.z, int2(0, 0), f))
    DO(t2.GatherCmpRed(c, t.xy, t.z, o, f))
    DO(t2.Load(n.xyz, int2(0, 0), f))
    DO(t2a.Load(n, int2(1, 1), f))
    DO(ms.Load(n.xy, n.z, int2(0, 0), f))
    DO(buf.Load(n.x, f))
    DO(raw.Load(n.x, f))
    DO(raw.Load4(n.y, f))
    S q = st.Load(n.x, f);
    r += q.a + q.b.xyxy;
    all += f;
    DO(rw.Load(n.xy, f))
    DO(rwraw.Load2(n.x, f).xyxy)
    q = rwst.Load(n.z, f);
    r += q.a.wzyx;
    return r + all + f;
}
