    ps_3_sw
    mov r0

// approximately 1 instruction slot used
