// fxc: - lib_4_0_level_9_1_vs_only
// fxc: - lib_4_0_level_9_1_ps_only
// fxc: - lib_4_0_level_9_3_vs_only
// fxc: - lib_4_0_level_9_3_ps_only
// fxc: - lib_4_0_level_9_3
// Level 9 code for vertex shaders, for pixel shaders, and for both.
float4 k[3];
bool on;
export float4 both(float4 a : COLOR, float b) {
    [flatten] if (on) a += k[2];
    return a * b + k[1];
}
