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
// The same unordered access in every stage.
RWTexture2D<uint> t : register(u1); RWBuffer<int> b : register(u2); RWByteAddressBuffer raw : register(u3); RWStructuredBuffer<uint2> st : register(u4); AppendStructuredBuffer<float> add : register(u5); RWTexture3D<float> t3 : register(u6);
float4 work(float4 x, uint4 n)
{
    uint r; int q;
    t3[n.xyz] = x.x; t[n.xy] = t[n.yx] + 1; raw.Store2(n.x, n.yz); st[n.x].y = 3; add.Append(x.y);
    InterlockedAdd(t[n.xy], 1); InterlockedMax(b[n.x], -3); InterlockedAnd(st[n.x].x, 7); raw.InterlockedXor(n.x, 5);
    InterlockedOr(t[n.zw], 1, r); InterlockedMin(b[n.y], 5, q); raw.InterlockedCompareExchange(n.z, 1, 2, r);
    return r + q + st.IncrementCounter() + raw.Load(n.w) + st[n.w].x + b[n.z];
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
