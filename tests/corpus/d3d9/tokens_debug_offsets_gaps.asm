    vs_3_0

#line 1 "a.hlsl"
    nop  // ::global<0,1,2,3>
    nop  // ::global<0,1,2,3>

#line 11
    nop  // own<0,1,2,3>
    nop  // own<0,1,2,3>

#line 21
    nop  // other::local<3,3,0,65534>
    nop  // other::local<3,3,0,65534>

#line 31
    nop  // 
    nop  // 

// approximately 0 instruction slots used
