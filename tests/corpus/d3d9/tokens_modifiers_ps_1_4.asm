    ps_1_4
    mov r0, c0
    mov r0, c0
    mov r0., c0
    mov r0, c0
    mov r0, c0.wzyx
    (p0) mov r0, c0
    mov_sat r0, c0
    mov_x2 r0, c0
    mov r0.x, c0
    mov r0, -c0
    mov r0, -c0.wzyx
    (p0) mov r0, c0
    mov_pp r0, c0
    mov_x4 r0, c0
    mov r0.y, c0
    mov r0, c0_bias
    mov r0, c0_bias.wzyx
    (p0) mov r0, c0
    mov_sat_pp r0, c0
    mov_x8 r0, c0
    mov r0.xy, c0
    mov r0, -c0_bias
    mov r0, -c0_bias.wzyx
    (p0) mov r0, c0
    mov_centroid r0, c0
    mov r0, c0
    mov r0.z, c0
    mov r0, c0_bx2
    mov r0, c0_bx2.wzyx
    (p0) mov r0, c0
    mov_sat_centroid r0, c0
    mov r0, c0
    mov r0.xz, c0
    mov r0, -c0_bx2
    mov r0, -c0_bx2.wzyx
    (p0) mov r0, c0
    mov_pp_centroid r0, c0
    mov r0, c0
    mov r0.yz, c0
    mov r0, 1-c0
    mov r0, 1-c0.wzyx
    (p0) mov r0, c0
    mov_sat_pp_centroid r0, c0
    mov r0, c0
    mov r0.xyz, c0
    mov r0, c0_x2
    mov r0, c0_x2.wzyx
    (p0) mov r0, c0
    mov r0, c0
    mov r0, c0
    mov r0.w, c0
    mov r0, -c0_x2
    mov r0, -c0_x2.wzyx
    (p0) mov r0, c0
    mov_sat r0, c0
    mov r0, c0
    mov r0.xw, c0
    mov r0, c0_dz
    mov r0, c0_dz.wzyx
    (p0) mov r0, c0
    mov_pp r0, c0
    mov r0, c0
    mov r0.yw, c0
    mov r0, c0_dw
    mov r0, c0_dw.wzyx
    (p0) mov r0, c0
    mov_sat_pp r0, c0
    mov r0, c0
    mov r0.xyw, c0
    mov r0, c0_abs
    mov r0, c0_abs.wzyx
    (p0) mov r0, c0
    mov_centroid r0, c0
    mov r0, c0
    mov r0.zw, c0
    mov r0, -c0_abs
    mov r0, -c0_abs.wzyx
    (p0) mov r0, c0
    mov_sat_centroid r0, c0
    mov_d8 r0, c0
    mov r0.xzw, c0
    mov r0, !c0
    mov r0, !c0.wzyx
    (!p0) mov r0, c0
    mov_pp_centroid r0, c0
    mov_d4 r0, c0
    mov r0.yzw, c0
    mov r0, c0
    mov r0, c0.wzyx
    (p0) mov r0, c0
    mov_sat_pp_centroid r0, c0
    mov_d2 r0, c0
    mov r0, c0
    mov r0, c0
    mov r0, c0.wzyx
    (p0) mov r0, c0
    mov r0, c0
    mov r0.xy, c0_bx2.y
    mov r0 {min16f}, c0 {min16f}
    mov r0.xy {min16f}, c0_bx2.y {min16f}
    mov r0 {min2_8f}, c0 {min2_8f}
    mov r0.xy {min2_8f}, c0_bx2.y {min2_8f}
    mov r0, c0
    mov r0.xy, c0_bx2.y

// approximately 104 instruction slots used
