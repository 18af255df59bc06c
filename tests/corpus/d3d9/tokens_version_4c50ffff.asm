    lib_4_0_ps_255_255
    mov r0

// approximately 1 instruction slot used
