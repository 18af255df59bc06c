    lib_4_0_ps_2_0
    mov r0

// approximately 1 instruction slot used
