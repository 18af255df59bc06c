    vs_3_0
    nop

// approximately 0 instruction slots used
