    vs_3_0

#line 100 "a.hlsl"
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop

#line 111
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop

#line 122
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop

#line 110
    nop
    nop
    nop
    nop
    nop
    nop

#line 98
    nop
    nop
    nop
    nop
    nop
    nop

#line 86
    nop
    nop
    nop
    nop
    nop
    nop

#line 74
    nop
    nop
    nop
    nop
    nop
    nop

#line 62
    nop
    nop

// approximately 0 instruction slots used
