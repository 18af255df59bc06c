// fxc: vs vs_5_0
// fxc: vs vs_4_0 /D MODEL4
// fxc: vs vs_5_1
// fxc: vs vs_4_1 /D MODEL4
// fxc: ps ps_4_1 /D MODEL4
// fxc: ds ds_5_0
// fxc: ds ds_5_1
// fxc: cs cs_5_1
// What the other sources leave out of some stages.
cbuffer C { int4 i; uint4 u; float4 k; }
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; int4 c : C; };
struct V { float4 p : POS; };
float4 work(int4 a, float4 x)
{
    int4 r = -a + a * i + i.wzyx; r = -r * a.x; r += -(r >> 1);
#ifndef MODEL4
    r += (int4)(((uint4)a >> 4) & 255) + ((a & 0xffff0000) | (i & 0xffff));
    double2 d = (double2)x.xy; d = r.x > 3 ? d : d.yx * 2; x.xy += (float2)d;
    float4 y = k; if (x.x > k.y) { float4 z = x; x = y; y = z; } x += y.wzyx;
#endif
    return float4(r) * x;
}
float4 vs(int4 a : A, float4 x : X) : SV_Position { return work(a, x); }
float4 ps(nointerpolation int4 a : A, float4 x : X) : SV_Target { return work(a, x); }
#ifndef MODEL4
[domain("tri")] float4 ds(K c, float3 w : SV_DomainLocation, const OutputPatch<V, 3> v) : SV_Position { return work(c.c, v[1].p * w.x); }
RWStructuredBuffer<float4> o;
[numthreads(1, 1, 1)] void cs(int3 id : SV_DispatchThreadID) { o[id.x] = work(id.xyzx, k); }
#endif
