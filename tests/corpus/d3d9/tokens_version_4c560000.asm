    lib_4_0_vs_0_0
    mov r0

// approximately 1 instruction slot used
