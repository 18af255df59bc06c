    vs_3_0

#line 10 "a.hlsl"
    nop
    nop
    nop
    nop
    nop
    nop

#line 17
    nop
    nop

#line 21
    nop

#line 26
    nop

#line 20
    nop
    nop
    nop
    nop

#line 12
    nop

#line 100
    nop

#line 0
    nop
    nop

#line 65535
    nop

#line 5
    nop

// approximately 0 instruction slots used
