// fxc: vs vs_5_0
// fxc: vs vs_5_1 /Od
// fxc: ps ps_5_0
// fxc: ps ps_5_1 /Od
// fxc: gs gs_5_0
// fxc: gs gs_5_1 /Od
// fxc: hs hs_5_0
// fxc: hs hs_5_1 /Od
// fxc: ds ds_5_0
// fxc: ds ds_5_1 /Od
// fxc: cs cs_5_0
// fxc: cs cs_5_1 /Od
// The same reads of shader model 5 in every stage: gathers, raw and structured buffers, multisampled textures, feedback.
Texture2D t2; TextureCubeArray tca; Texture2DMS<float4> ms; ByteAddressBuffer raw; StructuredBuffer<float4> st; Buffer<float> b;
SamplerState s; SamplerComparisonState c; int2 o;
float4 work(float4 t, uint4 n)
{
    uint f, w, h, x, y;
    float4 r = t2.GatherGreen(s, t.xy, o) + t2.GatherCmp(c, t.xy, t.z) + t2.GatherCmpRed(c, t.xy, t.z, o) + tca.GatherBlue(s, t) + ms.Load(n.xy, 1) + raw.Load4(n.x) + st[n.y];
    r += t2.SampleLevel(s, t.xy, 0, int2(0, 0), f); r += CheckAccessFullyMapped(f);
    r += t2.Load(n.xyz, int2(0, 0), f); r += CheckAccessFullyMapped(f);
    r += t2.Gather(s, t.xy, int2(0, 0), f); r += CheckAccessFullyMapped(f);
    r += t2.SampleGrad(s, t.xy, t.zw, t.wz, int2(0, 0), t.x);
    ms.GetDimensions(w, h, x); raw.GetDimensions(y); st.GetDimensions(h, x); r += w + h + x + y;
    r.xy += ms.GetSamplePosition(2);
    return r;
}
struct V { float4 p : SV_Position; nointerpolation uint4 n : N; float4 t : T; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c : C; };
V vs(V v) { v.p += work(v.t, v.n); return v; }
float4 ps(V v) : SV_Target { return work(v.t, v.n); }
[maxvertexcount(2)] void gs(line V v[2], inout PointStream<V> s) { V o = v[1]; o.p = work(v[0].t, v[0].n); s.Append(o); }
#if !defined(MODEL4)
K patch(InputPatch<V, 3> v) { K k; k.e[0] = k.e[1] = k.e[2] = k.i = 2; k.c = work(v[1].t, v[2].n); return k; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
V hs(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { V o = v[i]; o.p = work(v[i].t, v[2].n); return o; }
[domain("tri")] V ds(K k, float3 w : SV_DomainLocation, const OutputPatch<V, 3> v) { V o = v[0]; o.p = work(k.c * w.x, v[1].n); return o; }
#define SLOT u7
#else
#define SLOT u0
#endif
RWStructuredBuffer<float4> result : register(SLOT);
[numthreads(1, 1, 1)] void cs(uint3 id : SV_DispatchThreadID) { result[id.x] = work(id.xyzx, id.xxyz); }
