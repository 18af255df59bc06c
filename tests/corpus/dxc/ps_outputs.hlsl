// dxc: main ps_6_0 -D DEPTH=SV_Depth
// dxc: main ps_6_0 -D DEPTH=SV_DepthGreaterEqual -D "MODE=noperspective sample"
// dxc: all ps_6_6
// Depth outputs, early depth and stencil, eight targets of all types, dual names.
#ifndef DEPTH
#define DEPTH SV_Depth
#endif
#ifndef MODE
#define MODE
#endif
[earlydepthstencil]
float4 main(MODE float4 p : SV_Position, uint layer : SV_RenderTargetArrayIndex, uint port : SV_ViewportArrayIndex, float2 clip_ : SV_ClipDistance, float cull : SV_CullDistance1, out float d : DEPTH) : SV_Target
{
    d = p.z * 0.5;
    return float4(layer, port, clip_.x, cull);
}
struct All { float a : SV_Target0; float2 b : SV_Target1; int3 c : SV_Target2; uint4 d : SV_Target3; float4 e[2] : SV_Target4; min16float4 f : SV_Target6; uint g : SV_Target7; };
All all(float4 p : SV_Position, uint s : SV_ShadingRate)
{
    All a;
    a.a = p.x; a.b = p.xy; a.c = int3(p.xyz); a.d = uint4(p); a.e[0] = p; a.e[1] = -p; a.f = min16float4(p); a.g = s;
    return a;
}
