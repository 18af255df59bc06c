// fxc: vs vs_5_0
// fxc: vs vs_4_0 /D MODEL4
// fxc: vs vs_5_1 /Od
// fxc: vs vs_4_1 /Od /D MODEL4
// fxc: ps ps_5_0
// fxc: ps ps_4_0 /D MODEL4
// fxc: ps ps_5_1 /Od
// fxc: ps ps_4_1 /Od /D MODEL4
// fxc: gs gs_5_0
// fxc: gs gs_4_0 /D MODEL4
// fxc: gs gs_5_1 /Od
// fxc: gs gs_4_1 /Od /D MODEL4
// fxc: hs hs_5_0
// fxc: hs hs_5_1 /Od
// fxc: ds ds_5_0
// fxc: ds ds_5_1 /Od
// fxc: cs cs_5_0
// fxc: cs cs_4_0 /D MODEL4
// fxc: cs cs_5_1 /Od
// fxc: cs cs_4_1 /Od /D MODEL4
// The same arithmetic in every stage.
float4 a, b; int4 i; uint4 u;
float4 work(float4 t, uint4 n)
{
    float4 s, c, r = t * a + b;
    sincos(t, s, c);
    r += s * c + sin(a) + cos(b) + exp2(t) + log2(t) + sqrt(abs(t)) + rsqrt(t) + frac(t) + round(t) + floor(t) + ceil(t) + trunc(t) + t / a + min(t, a) + max(t, b) + saturate(t);
    r += dot(t, a) + dot(t.xyz, a.xyz) + dot(t.xy, a.xy) + t * b;
    int4 k = int4(n) * i + i.wzyx;
    k += min(k, i) + max(k, i) + -k + (k << i) + (k >> i) + (int4)t + (k < i) + (k >= i) + (k == i) + (k != i) + k * 7 + abs(i);
    uint4 v = n / u + n % u + min(n, u) + max(n, u) + (n & u) + (n | u) + (n ^ u) + ~n + (n >> u) + (uint4)t + (n < u) + (n >= u);
    r += k + v + (t < a) + (t >= b) + (t == a) + (t != b) + (t.x < 3 ? a : b);
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
