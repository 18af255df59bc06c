// fxc: main ps_3_0
// fxc: main vs_3_0 /D VERTEX
// fxc: main ps_2_0 /D FEW
// fxc: main ps_2_0 /D NONE
// Constant tables: all shapes of types, explicit registers, names in several sets of registers, default values.
#ifdef NONE
float4 main(float4 uv : TEXCOORD0) : COLOR { return uv; }
#elif defined(FEW)
float4 only : register(c7);
float4 main(float4 uv : TEXCOORD0) : COLOR { return uv * only; }
#else
struct Inner { float x; float2 pair[2]; };
struct Outer { Inner inner; float4x4 matrix_of_it; Inner several[2]; int4 numbers; };
Outer outer;
Outer array_of_outers[2];
float scalar = -0.5;
float1 vector_of_one;
float4 vectors[3] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };
float2x3 columns = { 1, 2, 3, 4, 5, 6 };
row_major float2x3 rows = { 1, 2, 3, 4, 5, 6 };
float4x4 identity = { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1 };
bool flag = true;
bool4 flags = { true, false, true, false };
int number = -7;
int3 numbers = { 1, -2, 3 };
int count : register(i3) = 4;
bool branch : register(b5) = true;
float small = 1e-7;
float huge = 3.4e38;
float4 a_constant_with_a_rather_long_name : register(c40);
sampler2D image : register(s2);
texture picture;
sampler filtered = sampler_state { Texture = <picture>; };

float4 main(float4 uv : TEXCOORD0) :
#ifdef VERTEX
    POSITION
#else
    COLOR
#endif
{
    float4 sum = outer.inner.x + outer.inner.pair[1].xyxy + mul(uv, outer.matrix_of_it) + outer.several[1].x;
    sum += array_of_outers[1].numbers + scalar + vector_of_one + vectors[2] + mul(uv.xy, columns).xyzz;
    sum += mul(uv.xy, rows).xyzz + mul(uv, identity) + flag + flags + number + numbers.xyzx + small;
    for (int i = 0; i < count; i++) sum *= uv;
    if (branch) sum += a_constant_with_a_rather_long_name + number * flag;
#ifndef VERTEX
    sum += tex2D(image, uv.xy) + tex2D(filtered, uv.zw);
#endif
    return sum * huge;
}
#endif
