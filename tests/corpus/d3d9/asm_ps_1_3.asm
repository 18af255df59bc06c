    ps_1_3
    texreg2rgb t1, t0
    texdp3 t2, t0
    texdp3tex t3, t0
    texm3x2pad t1, t0
    texm3x2depth t2, t0
    texm3x3pad t1, t0
    texm3x3pad t2, t0
    texm3x3 t3, t0
    cmp r0, v1, c1, -v0
    dp4 r0, c0, r1

// approximately 10 instruction slots used (8 texture, 2 arithmetic)
