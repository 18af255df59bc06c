// fxc: main ps_5_0
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1
// fxc: main ps_5_0 /Zpr
// fxc: main ps_5_0 /Gec /D HALF /D MODEL4
// Constant buffer variables of every type and shape, with default values, used and not used.
float f1 = 1.5; float2 f2 = { 1, 2 }; float3 f3 = float3(1, 2, 3); float4 f4 = 0.1;
int i1 = -1; int2 i2 = { 3, 4 }; int3 i3; int4 i4 = 7;
uint u1 = 0xffffffff; uint2 u2; uint3 u3; uint4 u4 = { 1, 2, 3, 4 };
bool b1 = true; bool2 b2 = { false, true }; bool3 b3; bool4 b4;
#ifdef HALF
half h1 = 2.5; half4 h4;
#else
float h1 = 2.5; float4 h4;
#endif
float1 v1; float1x1 m11; float1x2 m12; float1x3 m13; float1x4 m14; float2x1 m21; float2x2 m22 = { 1, 2, 3, 4 }; float2x3 m23; float2x4 m24;
float3x1 m31; float3x2 m32; float3x3 m33; float3x4 m34 = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }; float4x1 m41; float4x2 m42; float4x3 m43; float4x4 m44;
row_major float2x3 r23; row_major float4x4 r44; column_major float3x2 c32;
int2x2 mi; uint3x4 mu; bool4x4 mb; row_major int3x3 mri;
float af[3] = { 1, 2, 3 }; float3 a3[5]; int2 ai[2][3]; float4x4 am[2]; bool ab[9]; row_major float2x2 ar[4];
matrix mm; vector vv; matrix<float, 3, 2> mt; vector<int, 3> vt;
static const float hidden = 3;
const float constant = 4;
uniform float uni = 5;
extern float ext;
#ifndef MODEL4
double d1 = 1.25L; double2 d2; double4 d4; double2x3 dm; double da[3];
min16float n1 = 3; min10float2 n2; min16int n3 = -4; min12int2 n4; min16uint3 n5 = { 5, 6, 7 }; min16float3x3 n6; min16float n7[3];
#endif
float4 main(float4 t : T) : SV_Target
{
    float4 r = t * f1 + f3.xyzz + i2.xyxy + u4 + (b1 ? 1 : 2) + h4 + m22._m01 + m34[1] + mul(t, m44) + r44[2] + mi._m11 + af[1] + a3[2].xyzx + am[1][3] + constant * hidden + uni;
#ifndef MODEL4
    r += (float)(d1 + da[2] + dm._m12) + n1 + n5.xyzz + n6[1].xyzz;
#endif
    return r + ai[1][2].x + mb._m33 + mt._m21;
}
