    vs_0_2
    mov r0

// approximately 1 instruction slot used
