// dxc: main ps_6_0
// dxc: main ps_6_2 -enable-16bit-types -D NATIVE
// dxc: main ps_6_6 -enable-16bit-types -D NATIVE -Od
// dxc: main ps_6_0 -validator-version 1.4
// dxc: main ps_6_0 -Qstrip_reflect
// dxc: main ps_6_0 -Zi -Qembed_debug -Qstrip_reflect
// Constant buffers with every kind of type: scalars, vectors, matrices of both orders, arrays of one and of more
// dimensions, structures in structures, and what the program uses of them.
enum Plain { ZERO, ONE };
enum class Strict : uint { LOW, HIGH };
struct Empty {};
struct Inner { float a; float3 b; int2 c[2]; };
struct Outer { Inner one; Inner many[3]; row_major float3x2 rows; column_major float2x3 columns; bool last; };
cbuffer Scalars : register(b0) {
    bool flag; int signed_one; uint unsigned_one; float real; double wide; Plain plain; Strict strict;
    int64_t long_one; uint64_t ulong_one;
    min16float half_one; min16int short_one; min16uint ushort_one;
#ifdef NATIVE
    float16_t f16; int16_t i16; uint16_t u16; float16_t3 f16v; float16_t2x2 f16m; half halves[5];
#endif
};
cbuffer Vectors : register(b1) {
    bool2 flags; int3 integers; uint4 unsigneds; float1 single; float2 pair; float3 triple; double2 wides; double4 widest;
    min16float3 halves3; float4 unused_vector; int64_t3 longs;
};
cbuffer Matrices : register(b2) {
    float4x4 square; row_major float4x4 rows; float2x3 low; row_major float3x2 high; int1x4 line_; int4x1 column; uint1x1 dot_;
    double3x3 wide_matrix; row_major double2x4 wide_rows; bool2x2 flags22; float3x3 many[2]; row_major float3x3 many_rows[2][3];
};
cbuffer Arrays : register(b3) {
    float list[4]; float2 pairs[3]; float grid[2][3]; float4 cube[2][2][2]; float one_of[1]; float tail; double wide_list[3];
};
cbuffer Structures : register(b4) {
    Inner inner; Outer outer; Outer outers[2]; Inner grid_of[2][2]; float behind;
};
cbuffer Packed : register(b5) {
    float4 first : packoffset(c3); float2 second : packoffset(c1.z); float third : packoffset(c0.y);
};
cbuffer WithDefaults : register(b6) { float start = 1.5; int4 corners = { 1, 2, 3, 4 }; bool on = true; };
cbuffer Unused : register(b7) { float nobody; float4x4 reads; };
float loose; float3 loose_vector = { 1, 2, 3 }; Inner loose_inner; static const float never = 1; uniform float4 uniform_one;
float4 main(int at : AT) : SV_Target {
    float4 sum = flag + signed_one + (float)wide + (int)plain + (float)long_one + half_one;
    sum += triple.xyzz + (float)widest.w + halves3.x + flags.y;
    sum += square[1] + low[1][2] + (float)wide_matrix[2][2] + many[at][1].x + column[3][0];
    sum += list[at] + grid[1][at] + cube[1][at][0] + tail;
    sum += inner.b.y + outer.many[at].a + outers[1].rows[2].y + outers[at].columns[1][1] + grid_of[1][1].c[1].y;
    sum += second.y + third + start + corners.z + loose + loose_inner.b.z;
#ifdef NATIVE
    sum += f16 + f16v.z + halves[at];
#endif
    return sum;
}
