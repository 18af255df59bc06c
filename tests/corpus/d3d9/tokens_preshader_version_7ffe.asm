    preshader
    mov r0.x,

// approximately 1 instruction used
    ps_2_0

// approximately 0 instruction slots used
