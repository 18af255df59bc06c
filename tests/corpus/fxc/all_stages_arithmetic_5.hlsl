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
// The same instructions of shader model 5 in every stage: bits, halves, doubles, carries, exchanges.
double2 d; float4 a; uint4 u; int4 i;
float4 work(float4 t, uint4 n)
{
    uint4 v = countbits(n) + reversebits(n) + firstbithigh(n) + firstbitlow(n) + firstbithigh((int4)n) + f32tof16(t) + msad4(n.x, n.yz, u) + ((n >> 3) & 7) + (uint4)((int4)(n << 20) >> 25) + ((n & 0xfffffff0) | (u & 15)) + AddUint64(n, u);
    float4 r = f16tof32(n) + rcp(t) + v;
    double2 x = d * t.x + d.yx;
    x = min(x, d) + max(x, t.y) + x / d + rcp(x) + fma(x, d, d) + (double)i.x + (double)u.x;
    x = x.x < d.x ? x : d;
    r += (float)x.x + (int)x.y + (uint)x.x + (x.x == d.y) + (x.x != d.x) + (x.y >= d.y);
    float4 p = t, q = a;
    if (t.x > a.x) { float4 k = p; p = q; q = k; }
    precise float4 z = p * q + r;
    return z + p - q.wzyx;
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
