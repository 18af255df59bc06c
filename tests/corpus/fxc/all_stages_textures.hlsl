// fxc: vs vs_5_0
// fxc: vs vs_4_1 /D MODEL4
// fxc: vs vs_5_1 /Od
// fxc: vs vs_4_0 /D MODEL40 /D MODEL4
// fxc: ps ps_5_0
// fxc: ps ps_4_1 /D MODEL4
// fxc: ps ps_5_1 /Od
// fxc: ps ps_4_0 /D MODEL40 /D MODEL4
// fxc: gs gs_5_0
// fxc: gs gs_4_1 /D MODEL4
// fxc: gs gs_5_1 /Od
// fxc: gs gs_4_0 /D MODEL40 /D MODEL4
// fxc: hs hs_5_0
// fxc: hs hs_5_1 /Od
// fxc: ds ds_5_0
// fxc: ds ds_5_1 /Od
// fxc: cs cs_5_0
// fxc: cs cs_4_1 /D MODEL4
// fxc: cs cs_5_1 /Od
// fxc: cs cs_4_0 /D MODEL40 /D MODEL4
// The same texture reads in every stage.
Texture1D t1; Texture2D t2; Texture2DArray<int4> ti; TextureCube tc; Texture3D t3; Buffer<uint4> b;
SamplerState s; SamplerComparisonState c;
cbuffer CB { float4 cb[4]; int k; }
float4 work(float4 t, uint4 n)
{
    float4 r = t1.SampleLevel(s, t.x, 0) + t2.SampleGrad(s, t.xy, t.zw, t.wz) + tc.SampleLevel(s, t.xyz, 1) + t3.SampleLevel(s, t.xyz, 2, int3(1, -2, 3)) + t2.SampleCmpLevelZero(c, t.xy, t.z);
    uint w, h, e;
    t2.GetDimensions(w, h);
    r += ti.Load(n) + t2.Load(n.xyz, int2(1, 1)) + b[n.x] + w + h + cb[n.y] + cb[k + 1];
#ifndef MODEL40
    r += t2.Gather(s, t.xy);
#endif
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
