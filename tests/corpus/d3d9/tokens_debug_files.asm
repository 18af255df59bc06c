    vs_3_0

#line 3
    nop

#line 9 "a.hlsl"
    nop
    nop

#line 9 "C:\b "quoted".hlsli"
    nop

#line 20
    nop
    nop

#line 41
    nop

#line 41 "a.hlsl"
    nop
    nop

#line 20
    nop

#line 2 "a.hlsl"
    nop

#line 3 "C:\b "quoted".hlsli"
    nop
    nop

// approximately 0 instruction slots used
