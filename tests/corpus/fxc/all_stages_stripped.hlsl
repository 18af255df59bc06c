// fxc: vs vs_5_0 /Qstrip_reflect
// fxc: vs vs_4_0 /Qstrip_reflect
// fxc: ps ps_5_0 /Qstrip_reflect
// fxc: ps ps_4_1 /Qstrip_reflect
// fxc: gs gs_5_0 /Qstrip_reflect
// fxc: gs gs_5_1 /Qstrip_reflect
// fxc: hs hs_5_0 /Qstrip_reflect
// fxc: hs hs_5_1 /Qstrip_reflect
// fxc: ds ds_5_0 /Qstrip_reflect
// fxc: ds ds_5_1 /Qstrip_reflect
// fxc: cs cs_5_0 /Qstrip_reflect
// fxc: cs cs_5_1 /Qstrip_reflect
// fxc: rs ps_5_1 /Qstrip_rootsignature
// fxc: rs ps_5_1 /Qstrip_reflect
// fxc: rs ps_5_1 /Qstrip_reflect /Qstrip_rootsignature /Qstrip_debug /Qstrip_priv
// Containers without reflection and statistics, where a listing knows less.
struct V { float4 p : SV_Position; sample float4 t : T; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float4 c : C; };
cbuffer C { float4 k; row_major float4x4 m; }
Texture2D tex; SamplerState s;
V vs(float4 p : POSITION) { V v; v.p = mul(p, m); v.t = p * k; return v; }
float4 ps(V v) : SV_Target { return tex.Sample(s, v.t.xy) * k; }
[RootSignature("CBV(b0), DescriptorTable(SRV(t0)), StaticSampler(s0)")] float4 rs(V v) : SV_Target { return tex.Sample(s, v.t.xy) * k; }
[maxvertexcount(2)] void gs(line V v[2], inout PointStream<V> a, inout PointStream<V> b) { V o = v[0]; o.p += k; a.Append(o); b.Append(v[1]); }
K patch(InputPatch<V, 4> v) { K r; r.e[0] = r.e[1] = r.e[2] = r.e[3] = k.x; r.i[0] = r.i[1] = v[0].p.x; r.c = k; return r; }
[domain("quad")] [partitioning("fractional_even")] [outputtopology("triangle_ccw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")] [maxtessfactor(8.0)]
V hs(InputPatch<V, 4> v, uint i : SV_OutputControlPointID) { V o = v[i]; o.t *= k; return o; }
[domain("quad")] V ds(K c, float2 w : SV_DomainLocation, const OutputPatch<V, 4> v) { V o = v[0]; o.p = lerp(v[1].p, v[2].p, w.x) * c.c + k; return o; }
RWStructuredBuffer<double2> o : register(u7);
[numthreads(3, 2, 1)] void cs(uint i : SV_GroupIndex) { o[i] = (double2)k.xy; }
