    ps_1_1
    def c0, 0.5, -1, 2, 9.99999975e-006
    tex t0
    texcoord t1
    texkill t2
    texbem t3, t0
    texbeml t3, t0_bx2
    texreg2ar t1, t0
    texreg2gb t2, t0
    texm3x2pad t1, t0
    texm3x2tex t2, t0
    texm3x3pad t1, t0
    texm3x3pad t2, t0_bx2
    texm3x3tex t3, t0
    texm3x3spec t3, t0, c0
    texm3x3vspec t3, t0
    mov_x2_sat r0, t0
  + mad_d2 r0.w, 1-t1, c0_bias, -r1_bx2
    mul_x4 r0.xyz, v0, v1.w
  + add_sat r0.w, r0, -c1
    cnd r0, r0.w, t0, v0
    dp3_x8 r0, t0_bx2, v0_bx2
    lrp r0, v0.w, r0, -t0_bias
    sub_d2 r0, r0, r1

// approximately 20 instruction slots used (13 texture, 7 arithmetic)
