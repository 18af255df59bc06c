    vs_3_0

#line 3
    nop
    nop
    nop
    nop

#line 20
    nop
    nop

#line 41
    nop
    nop
    nop

#line 20
    nop
    nop
    nop
    nop

// approximately 0 instruction slots used
