// fxc: vs vs_5_0
// fxc: vs vs_5_1
// fxc: ps ps_5_0
// fxc: ps ps_5_1
// fxc: gs gs_5_0
// fxc: gs gs_5_1
// fxc: ds ds_5_0
// fxc: ds ds_5_1
// fxc: cs cs_5_0
// fxc: cs cs_5_1
// Messages and aborts in every stage.
float4 a;
float4 work(float4 t, uint4 n)
{
    printf("at %f, %u", t.x, n.y);
    if (t.x > a.x) { errorf("too much: %f > %f", t.x, a.x); abort(); }
    return t * a;
}
struct V { float4 p : SV_Position; nointerpolation uint4 n : N; float4 t : T; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c : C; };
V vs(V v) { v.p += work(v.t, v.n); return v; }
float4 ps(V v) : SV_Target { return work(v.t, v.n); }
[maxvertexcount(2)] void gs(line V v[2], inout PointStream<V> s) { V o = v[1]; o.p = work(v[0].t, v[0].n); s.Append(o); }
K patch(InputPatch<V, 3> v) { K k; k.e[0] = k.e[1] = k.e[2] = k.i = 2; k.c = work(v[1].t, v[2].n); return k; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
V hs(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { V o = v[i]; o.p = work(v[i].t, v[2].n); return o; }
[domain("tri")] V ds(K k, float3 w : SV_DomainLocation, const OutputPatch<V, 3> v) { V o = v[0]; o.p = work(k.c * w.x, v[1].n); return o; }
RWStructuredBuffer<float4> result : register(u7);
[numthreads(1, 1, 1)] void cs(uint3 id : SV_DispatchThreadID) { result[id.x] = work(id.xyzx, id.xxyz); }
