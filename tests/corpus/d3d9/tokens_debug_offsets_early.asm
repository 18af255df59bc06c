    vs_3_0
    nop  // other::local<3,3,0,65534>

#line 31 "a.hlsl"
    nop  // 

#line 41
    nop  // ::global<0>, own<7>, other::local<5>, ::global<1>

#line 51
    nop  // ::global<1>, ::<2>

#line 61
    nop

#line 71
    nop
    nop
    nop

// approximately 0 instruction slots used
