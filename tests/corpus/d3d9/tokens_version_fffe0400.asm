    vs_4_0
    mov r0

// approximately 1 instruction slot used
