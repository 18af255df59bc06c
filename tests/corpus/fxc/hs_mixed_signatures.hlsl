// fxc: main hs_5_0 /Od
// fxc: main hs_5_1 /Od
// Signatures of all masks and types between the phases, system values among the control points, viewports.
struct V { float4 p : SV_Position; int2 a : A; uint b : B; float3 c : C; float clip : X; uint rt : Y; uint vp : Z; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float a : A; float2 b : B; float3 c : C; int d : D; int3 f : F; uint2 g : G; float h[3] : H; };
K patch(InputPatch<V, 16> v, const OutputPatch<V, 16> o, uint id : SV_PrimitiveID)
{
    K k = (K)0;
    k.e[0] = 1; k.e[1] = v[1].clip; k.e[2] = 3; k.e[3] = o[2].p.x; k.i[0] = 2; k.i[1] = o[15].clip;
    k.a = v[3].a.y; k.b = v[4].c.zy; k.c = o[5].c; k.d = v[6].b; k.f = v[7].a.xyx; k.g.y = o[3].rt; k.h[1] = id; k.h[2] = -v[0].p.w;
    return k;
}
[domain("quad")] [partitioning("fractional_even")] [outputtopology("point")] [outputcontrolpoints(16)] [patchconstantfunc("patch")] [maxtessfactor(7.0)]
V main(InputPatch<V, 16> v, uint i : SV_OutputControlPointID) { V o = v[i]; o.vp += v[0].rt; o.c = -o.c; return o; }
