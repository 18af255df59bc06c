    ps_2_sw
    mov r0

// approximately 1 instruction slot used
