    ps_2_x
    (p0) add r0, c1, c1
    (!p0.y) add r0, c1, c1
    (p0[x0.x]) add r0, c1, c1
    (t0) add r0[t0], c1
    add r0
    (p0) add p0
    (b1[x0.x]) if p0, c1
    endif
    (p0) defb b0, true
    (p0) def c0, 0, 0, 0, 0
    (v1[x0.x].wwxx) dcl_texcoord v1[t0]

// approximately 19 instruction slots used
