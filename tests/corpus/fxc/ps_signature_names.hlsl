// fxc: main ps_5_0
// fxc: main ps_4_0
// Long semantic names, big indices, one register shared by several elements, unused ones, case kept.
struct In
{
    float a : AVeryLongSemanticNameIndeed0;
    float2 b : aVeryLongSemanticNameIndeed100;
    nointerpolation uint c : Lower_Case_9;
    float d : X10; float e : X99; float f : X1000;
    float3 unused : UNUSED;
    float4 g[2] : ARRAY8;
};
struct Out { float4 c0 : SV_Target0; float3 c1 : SV_TARGET1; float2 c2 : sv_target2; float c3 : Sv_Target3; };
Out main(In i)
{
    Out o = { i.g[0], float3(i.a, i.b), float2(i.d, i.e), i.f + i.c + i.g[1].y };
    return o;
}
