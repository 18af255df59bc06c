// dxc: main ps_6_1
// dxc: main ps_6_1 -Zi -Qembed_debug
// Inner coverage, view ID, barycentrics and attributes at vertices; depth, stencil and coverage out; early tests.
struct Out { float4 colour : SV_Target; float4 second : SV_Target3; float depth : SV_DepthLessEqual; uint cover : SV_Coverage; uint stencil : SV_StencilRef; };
Out main(nointerpolation float3 a : A, float3 bary : SV_Barycentrics, noperspective float3 b2 : SV_Barycentrics1, uint inner : SV_InnerCoverage, uint view : SV_ViewID, uint prim : SV_PrimitiveID)
{
    Out o;
    float3 p = GetAttributeAtVertex(a, 0) * bary.x + GetAttributeAtVertex(a, 1) * bary.y + GetAttributeAtVertex(a, 2) * bary.z;
    o.colour = float4(p, view);
    o.second = prim + b2.xyzz;
    o.depth = p.x;
    o.cover = inner & 5;
    o.stencil = view + 1;
    return o;
}
