    lib_4_0_vs_1_0
    mov r0

// approximately 1 instruction slot used
