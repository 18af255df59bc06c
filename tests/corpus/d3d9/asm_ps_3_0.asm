    ps_3_0
    dcl_texcoord_centroid v0.xy
    dcl_color1_pp v2
    dcl vPos.xy
    dcl vFace
    dcl_volume s3
    dcl_cube s4
    dcl_2d s0
    defi i15, -1, 255, -2147483648, 2147483647
    texldl r0, v0, s3
    texldd_pp r0, v0, s4, r1, r2
    texldp r0, v0, s0
    texldb r0, v0, s0
    texld r0, v0, s0.wzyx
    dsx r0, v0
    dsy_sat r0, v0
    dp2add r0.x, r1, r2, r3.x
    cmp r0, r1, r2, r3
    mov_sat_pp oC0, r0_abs
    mov oC3, -r2_abs
    mov oDepth, vPos.x
    mov r2, vFace
    mov r2, v2[aL]
    texkill r0

// approximately 21 instruction slots used (6 texture, 15 arithmetic)
