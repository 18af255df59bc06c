    ps_1_4
    def c0, 1, 2, 3, 4
    texcrd r0.xyz, t0
    texcrd r1.xy, t1_dw.xyww
    texld r2, t2
    texld r3, t3_dz.xyzz
    mov_d8 r4, c0
  + mov_d4 r4.w, r0_x2
    mov r4, -r0_x2
    bem r4.xy, c1, r0
    phase
    texld r5, r0_dz
    texdepth r5
    texkill r4
    mov r0, r1.x
    cnd r0, r0.y, r1_bias, 1-r2.z

// approximately 12 instruction slots used (5 texture, 7 arithmetic)
