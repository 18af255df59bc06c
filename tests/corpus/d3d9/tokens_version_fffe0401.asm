    vs_4_1
    mov r0

// approximately 1 instruction slot used
