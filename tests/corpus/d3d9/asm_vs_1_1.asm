    vs_1_1
    dcl_position v0
    dcl_normal3 v1
    def c0, 0, 1, -1, 1.50000005e+010
    mov a0.x, v0.x
    mov r0, c3[a0.x].xyzx
    m4x4 oPos, v0, c4
    m4x3 r1.xyz, v0, c4
    m3x4 r1, v0, c4
    m3x3 r1.xyz, v0, c4
    m3x2 r1.xy, v0, c4
    exp r0, r0.x
    log r0, r0.y
    expp r0.x, r0.w
    logp r0.y, -r0.w
    frc r0.xy, r0
    lit r0, r1
    dst r0, r1, r2
    sge r0, r1, r2
    slt r0, r1, -r2.wzyx
    rcp r0.x, r1.y
    rsq oFog, r1.y
    max oPts, r1.y, c0.x
    min oT3, r0, r1
    mad oD1, r0, r1, r2

// approximately 52 instruction slots used
