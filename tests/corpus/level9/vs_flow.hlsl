// fxc: main vs_4_0_level_9_1
// fxc: main vs_4_0_level_9_3
// fxc: booleans vs_4_0_level_9_1
// fxc: integers vs_4_0_level_9_1
// fxc: main vs_4_0_level_9_3 /Zi /Qstrip_debug
// fxc: main vs_4_0_level_9_1 /Zi /Od /Qstrip_debug
// Loops over integer constants and branches on boolean ones: each needs a row of a table of its own, beside its float.
cbuffer Counts : register(b1) {
    int n;
    bool on;
    int m;
    bool off;
    uint k;
};
cbuffer Rows {
    float4 rows[8];
    bool last;
};
float4 main(float4 p : POSITION) : SV_Position {
    [loop] for (int i = 0; i < n; ++i) {
        [branch] if (on) p += rows[i]; else p *= rows[2];
    }
    [loop] for (uint j = 0; j < k; ++j) p += p.x;
    [loop] for (int l = 0; l < m; ++l) p *= p.y;
    [branch] if (off) p *= 3;
    [branch] if (last) p -= n;
    return p;
}
float4 booleans(float4 p : POSITION) : SV_Position {
    [branch] if (off) p *= 3;
    [branch] if (last) p -= 1;
    return p;
}
float4 integers(float4 p : POSITION) : SV_Position {
    [loop] for (int i = 0; i < m; ++i) p = p.yzwx * 2 + p;
    return p;
}
