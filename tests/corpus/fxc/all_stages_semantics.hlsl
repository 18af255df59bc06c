// fxc: vsin vs_5_0 /D SEM=SV_Position /D T=float4
// fxc: vsout vs_5_0 /D SEM=SV_Position /D T=float4
// fxc: psin ps_5_0 /D SEM=SV_Position /D T=float4
// fxc: gsin gs_4_0 /D SEM=SV_Position /D T=float4
// fxc: gsin gs_5_0 /D SEM=SV_Position /D T=float4
// fxc: gsout gs_4_0 /D SEM=SV_Position /D T=float4
// fxc: gsout gs_5_0 /D SEM=SV_Position /D T=float4
// fxc: gsout2 gs_5_0 /D SEM=SV_Position /D T=float4
// fxc: hs hs_5_0 /D SEM=SV_Position /D T=float4
// fxc: hspatch hs_5_0 /D SEM=SV_Position /D T=float4
// fxc: dspoint ds_5_0 /D SEM=SV_Position /D T=float4
// fxc: dspatch ds_5_0 /D SEM=SV_Position /D T=float4
// fxc: dsin ds_5_0 /D SEM=SV_Position /D T=float4
// fxc: dsout ds_5_0 /D SEM=SV_Position /D T=float4
// fxc: vsin vs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: vsout vs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: psin ps_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: gsin gs_4_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: gsin gs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: gsout gs_4_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: gsout gs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: gsout2 gs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: hs hs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: hspatch hs_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: dspoint ds_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: dspatch ds_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: dsin ds_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: dsout ds_5_0 /D SEM=SV_ClipDistance /D T=float2
// fxc: vsin vs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: vsout vs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: psin ps_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: gsin gs_4_0 /D SEM=SV_CullDistance /D T=float
// fxc: gsin gs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: gsout gs_4_0 /D SEM=SV_CullDistance /D T=float
// fxc: gsout gs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: gsout2 gs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: hs hs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: hspatch hs_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: dspoint ds_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: dspatch ds_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: dsin ds_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: dsout ds_5_0 /D SEM=SV_CullDistance /D T=float
// fxc: vsin vs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: vsout vs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: gsin gs_4_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: gsin gs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: gsout gs_4_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: gsout gs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: gsout2 gs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: hs hs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: hspatch hs_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: dspoint ds_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: dspatch ds_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: dsin ds_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: dsout ds_5_0 /D SEM=SV_RenderTargetArrayIndex /D T=uint
// fxc: vsin vs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: vsout vs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: gsin gs_4_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: gsin gs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: gsout gs_4_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: gsout gs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: gsout2 gs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: hs hs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: hspatch hs_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: dspoint ds_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: dspatch ds_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: dsin ds_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: dsout ds_5_0 /D SEM=SV_ViewportArrayIndex /D T=uint
// fxc: vsin vs_5_0 /D SEM=SV_VertexID /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: gssys gs_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: gsout gs_4_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: gsout gs_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: gsout2 gs_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: hspatchin hs_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: hsin hs_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: dspoint ds_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: dspatch ds_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: dsin ds_5_0 /D SEM=SV_PrimitiveID /D T=uint
// fxc: vsin vs_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: vsout vs_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: gsin gs_4_0 /D SEM=SV_InstanceID /D T=uint
// fxc: gsin gs_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: gsout gs_4_0 /D SEM=SV_InstanceID /D T=uint
// fxc: gsout gs_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: gsout2 gs_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: hs hs_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: dspoint ds_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: dsout ds_5_0 /D SEM=SV_InstanceID /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_IsFrontFace /D T=bool
// fxc: gsout gs_4_0 /D SEM=SV_IsFrontFace /D T=bool
// fxc: gsout gs_5_0 /D SEM=SV_IsFrontFace /D T=bool
// fxc: gsout2 gs_5_0 /D SEM=SV_IsFrontFace /D T=bool
// fxc: psin ps_5_0 /D SEM=SV_SampleIndex /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_Coverage /D T=uint
// fxc: psout ps_5_0 /D SEM=SV_Coverage /D T=uint
// fxc: psin ps_5_0 /D SEM=SV_InnerCoverage /D T=uint
// fxc: psout ps_5_0 /D SEM=SV_StencilRef /D T=uint
// fxc: psout ps_5_0 /D SEM=SV_Depth /D T=float
// fxc: psout ps_5_0 /D SEM=SV_DepthGreaterEqual /D T=float
// fxc: psout ps_5_0 /D SEM=SV_DepthLessEqual /D T=float
// fxc: psout ps_5_0 /D SEM=SV_Target /D T=float4
// fxc: gssys gs_5_0 /D SEM=SV_GSInstanceID /D T=uint
// fxc: hsin hs_5_0 /D SEM=SV_OutputControlPointID /D T=uint
// fxc: dspoint ds_5_0 /D SEM=SV_DomainLocation /D T=float3
// fxc: dspatch ds_5_0 /D SEM=SV_DomainLocation /D T=float3
// fxc: dsin ds_5_0 /D SEM=SV_DomainLocation /D T=float3
// fxc: dspatch ds_5_0 /D SEM=SV_TessFactor /D T=float
// fxc: dsin ds_5_0 /D SEM=SV_TessFactor /D T=float
// fxc: dspatch ds_5_0 /D SEM=SV_InsideTessFactor /D T=float
// fxc: dsin ds_5_0 /D SEM=SV_InsideTessFactor /D T=float
// Every system value in every place where fxc takes it: inputs, outputs, control points, patch constants, streams.
struct V { float4 x : X; T s : SEM; };
struct P { float4 p : SV_Position; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c : C; };
float4 vsin(float4 x : X, T s : SEM) : SV_Position { return x * (float4)s.xxxx; }
T vsout(float4 x : X, out float4 p : POS) : SEM { p = x; return (T)x; }
float4 psin(float4 x : X, T s : SEM) : SV_Target { return x * (float4)s.xxxx; }
T psout(float4 x : X) : SEM { return (T)x; }
[maxvertexcount(1)] void gsin(point V v[1], inout PointStream<P> s) { P p; p.p = v[0].x * (float4)v[0].s.xxxx; s.Append(p); }
[maxvertexcount(1)] void gssys(point P v[1], T q : SEM, inout PointStream<P> s) { P p; p.p = v[0].p * (float4)q.xxxx; s.Append(p); }
[maxvertexcount(1)] void gsout(point P v[1], inout PointStream<V> s) { V p; p.x = v[0].p; p.s = (T)p.x; s.Append(p); }
[maxvertexcount(1)] void gsout2(point P v[1], inout PointStream<P> t, inout PointStream<V> s) { V p; p.x = v[0].p; p.s = (T)p.x; s.Append(p); }
K patch(InputPatch<V, 3> v, OutputPatch<V, 3> o) { K k; k.e[0] = k.e[1] = k.e[2] = k.i = 2; k.c = v[0].x * (float4)v[0].s.xxxx + o[1].x * (float4)o[1].s.xxxx; return k; }
#define H [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
H [patchconstantfunc("patch")] V hs(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { V o = v[i]; o.x *= 2; return o; }
struct K2 { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; T s : SEM; };
K2 patch2(InputPatch<P, 3> v) { K2 k = (K2)1; k.s = (T)v[0].p; return k; }
H [patchconstantfunc("patch2")] P hspatch(InputPatch<P, 3> v) { return v[0]; }
K patch3(InputPatch<P, 3> v, T q : SEM) { K k = (K)1; k.c = (float4)q.xxxx; return k; }
H [patchconstantfunc("patch3")] P hspatchin(InputPatch<P, 3> v) { return v[0]; }
K patch4() { K k = (K)1; return k; }
H [patchconstantfunc("patch4")] P hsin(InputPatch<P, 3> v, T q : SEM) { P p; p.p = (float4)q.xxxx; return p; }
[domain("tri")] float4 dspoint(K k, float3 w : SV_DomainLocation, const OutputPatch<V, 3> v) : SV_Position { return v[0].x * (float4)v[1].s.xxxx; }
[domain("tri")] float4 dspatch(K2 k, float3 w : SV_DomainLocation, const OutputPatch<P, 3> v) : SV_Position { return v[0].p * (float4)k.s.xxxx; }
[domain("tri")] float4 dsin(K k, T q : SEM, const OutputPatch<P, 3> v) : SV_Position { return v[0].p * (float4)q.xxxx; }
[domain("tri")] T dsout(K k, float3 w : SV_DomainLocation, const OutputPatch<P, 3> v) : SEM { return (T)v[0].p; }
