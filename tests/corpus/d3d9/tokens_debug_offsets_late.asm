    vs_3_0
    nop
    nop

#line 1 "a.hlsl"
    nop  // ::global<0,1,2,3>

#line 11
    nop  // own<0,1,2,3>

#line 21
    nop  // other::local<3,3,0,65534>

#line 31
    nop  // 

#line 41
    nop  // ::global<0>, own<7>, other::local<5>, ::global<1>

#line 51
    nop  // ::global<1>, ::<2>

// approximately 0 instruction slots used
