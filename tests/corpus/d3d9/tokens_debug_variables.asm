    vs_3_0

#line 5 "a.hlsl"
    nop  // ::global<0,1,2,3>
    nop  // own<0,1,2,3>
    nop  // other::local<3,3,0,65534>
    nop  // 
    nop  // ::global<0>, own<7>, other::local<5>, ::global<1>
    nop  // ::global<1>, ::<2>
    nop
    nop

// approximately 0 instruction slots used
