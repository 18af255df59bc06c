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
// The same control flow in every stage: loops, switches, subroutines, indexable temporaries and constants, messages.
float4 a; int k;
static const float4 table[3] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 }, { -1, -2, -3, -4 } };
float4 work(float4 t, uint4 n)
{
    float4 r = table[n.x] + table[n.y + 1], x[4] = { a, t, a, t };
    for (int j = 0; j < 4; j++) x[j] = t * j;
    x[n.z] = a;
    [loop] for (uint i = 0; i < n.x; i++)
    {
        [flatten] if (n.y == i) continue;
        r += sin(r) * i;
        if (r.x > a.x) break;
        [branch] if (r.y > a.y) { r.z = exp2(r.w); continue; }
        r = r * a;
    }
    [branch] switch (k) { case 1: r = sqrt(r); break; case 2: case 3: r = r / a; break; default: r += x[n.w]; break; }
    [call] switch (n.w) { case 0: r += log2(r); break; case 7: r = -r; break; }
    [branch] if (r.w != a.w) r = frac(r); else r = t;
    return r + x[n.y];
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
