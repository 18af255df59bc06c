// fxc: - lib_4_0
// fxc: - lib_5_0
// Every type a parameter may have, semantics, interpolation modes, long names.
export float1 vectors(float1 a, float2 b, float3 c, float4 d) { return a + b.x + c.x + d.x; }
export float4x4 matrices(float4x4 a, row_major float2x3 b, float3x2 c : TEXCOORD3) { return a + b[1].x + c[0].x; }
export int integers(int a, int3 b, uint c, uint4 d, bool e, bool2 f : SV_Position) { return a + b.x + c + d.x + e + f.y; }
export void modes(linear float4 a, nointerpolation float4 b, centroid float3 c, noperspective float2 d, sample float e, out float4 o) {
    o = a + b + c.xyzz + d.xyxy + e;
}
export float4 semantics(float4 a : COLOR, inout float4 b : TEXCOORD12, out float c : A_very_long_semantic_name_indeed, float d : c) {
    c = a.x + d;
    b += a;
    return b;
}
export min16float4 precisions(min16float2 a, min10float b, min16int c, min12int3 d, min16uint e) { return a.xyxy + b + c + d.x + e; }
export void nothing() {}
export int4x3 integer_matrices(int3x3 a, uint1x4 b, bool4x1 c) { return (int4x3)(a[0].x + b[0].x + c[1].x); }
export float a_function_with_a_very_long_name_indeed(float a_parameter_with_a_name_that_is_longer) {
    return a_parameter_with_a_name_that_is_longer;
}
