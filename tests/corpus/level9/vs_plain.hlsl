// fxc: main vs_4_0_level_9_1
// fxc: main vs_4_0_level_9_3
// fxc: main vs_4_0_level_9_3 /Qstrip_reflect /Qstrip_debug
// fxc: empty vs_4_0_level_9_1
// fxc: indices vs_4_0_level_9_3
// No constants but the one that the runtime makes.
float4 main(float4 p : POSITION, out float fog : FOG, out float size : PSIZE) : SV_Position {
    fog = p.x;
    size = p.y;
    return p;
}
float4 empty() : SV_Position { return 1; }
float4 table[30];
float4 indices(float4 p : POSITION, int4 i : BLENDINDICES, float4 w : BLENDWEIGHT) : SV_Position {
    return p + table[i.x] * w.x + table[i.y] * w.y + table[i.z + 2] * w.z;
}
