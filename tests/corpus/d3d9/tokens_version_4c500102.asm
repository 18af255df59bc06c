    lib_4_0_ps_1_2
    mov r0

// approximately 1 instruction slot used
