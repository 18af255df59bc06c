    lib_4_0_ps_3_1
    mov r0

// approximately 1 instruction slot used
