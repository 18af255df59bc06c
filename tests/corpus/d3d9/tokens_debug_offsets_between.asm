    vs_3_0

#line 1 "a.hlsl"
    nop  // own<0,1,2,3>
    nop  // own<0,1,2,3>

#line 21
    nop  // 
    nop  // 

#line 41
    nop  // ::global<1>, ::<2>
    nop  // ::global<1>, ::<2>

#line 61
    nop
    nop

// approximately 0 instruction slots used
