// dxc: main ps_6_0
// dxc: main ps_6_2 -enable-16bit-types
// dxc: main ps_6_6
// Input signatures: all modes of interpolation and component types, packed rows, long semantic names, indices, system values.
struct In
{
    linear float a : LIN; centroid float2 b : CEN1; nointerpolation int c : CONST; noperspective float3 d : NOP; sample float e : SAM; linear noperspective centroid float2 f : LNC; noperspective sample float2 g : NS; linear centroid float h : LC;
    min16float2 i : MINF; nointerpolation min16int j : MINI; nointerpolation min16uint3 k : MINU; half2 l : HALF; nointerpolation bool m : BOOL; nointerpolation uint2 n : UINT12;
    float4 o[2] : A_VERY_LONG_SEMANTIC_NAME_THAT_RUNS_OVER_ITS_COLUMN; float p : Lower_Case5; bool q : SV_IsFrontFace; uint r : SV_PrimitiveID; float4 pos : SV_Position;
};
float4 main(In v) : SV_Target7
{
    return v.a + v.b.x + v.c + v.d.z + v.e + v.f.y + v.g.x + v.h + v.i.x + v.j + v.k.z + v.l.y + v.m + v.n.y + v.o[1] + v.p + v.q + v.r + v.pos;
}
