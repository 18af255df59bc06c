// fxc: main ps_5_0
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1 /Zpr
// Structure members of every type, alone and in arrays, at two depths.
struct Deep
{
    float f1; float2 f2; float f3[3]; float4 f4[2]; int i1; int2 i2; int i3[2]; int3 i4[2]; uint u1; uint2 u2; uint u3[2]; uint4 u4[2]; bool b1; bool3 b2; bool b3[2]; bool2 b4[3];
    float2x2 m1; row_major float3x2 m2; float4x3 m3[2]; row_major float2x4 m4[2]; int2x3 m5; row_major uint3x3 m6; bool2x2 m7; row_major bool3x4 m8; int3x2 m9[2]; row_major int2x2 ma[2]; bool4x4 mb[2]; row_major bool2x3 mc[2]; uint2x2 md[2];
#ifndef MODEL4
    double d1; double2 d2; double d3[2]; double3 d4[2]; double2x2 d5; row_major double3x2 d6; double2x3 d7[2]; row_major double2x2 d8[2];
    min16float h1; min16float3 h2; min16float h3[2]; min16int s1; min16int2 s2; min16int s3[2]; min16uint w1; min16uint4 w2; min16uint w3[3]; min10float t1; min10float2 t2; min12int x1; min12int3 x2; min16float2x2 h4; row_major min16int2x3 s4;
#endif
};
struct OneMember { float4 only; };
struct Nothing {};
struct Middle { Deep deep; OneMember one; Deep more[2]; Nothing none; OneMember two[3]; float last; };
cbuffer All { Middle middle; Deep plain; Deep list[3]; OneMember single; };
float4 main() : SV_Target { return middle.last + middle.more[1].f4[1] + list[2].u3[1] + plain.m3[1][2].xxxx + single.only; }
