// fxc: main ps_5_0
// fxc: main ps_5_1
struct Out { float4 c : SV_Target; uint s : SV_StencilRef; float d : SV_Depth; uint m : SV_Coverage; };
Out main(float4 p : SV_Position)
{
    Out o = { p, uint(p.x), p.z, 3 };
    return o;
}
