    vs_3_0

#line 1 "a.hlsl"
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop

// approximately 0 instruction slots used
