    vs_3_0
    nop
    nop
    nop
    nop
    nop
    nop
    nop

#line 1 "a.hlsl"
    nop

// approximately 0 instruction slots used
