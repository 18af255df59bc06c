    vs_3_0
    dcl_position v0
    dcl_2d s0
    dcl_volume s1
    dcl_cube s2
    dcl_position o0
    dcl_texcoord7 o1.xy
    dcl_psize o2.x
    dcl_color o3
    mova a0, v0
    texldl r0, v0, s0
    mov r0, v2[aL]
    mov o1[aL].xy, r0_abs
    mov o3, -c12[a0.z].wzyx
    mad_sat o0, r0, c2047, v0

// approximately 7 instruction slots used (2 texture, 5 arithmetic)
