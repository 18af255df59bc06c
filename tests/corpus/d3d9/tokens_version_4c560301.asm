    lib_4_0_vs_3_1
    mov r0

// approximately 1 instruction slot used
