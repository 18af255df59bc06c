vs_0_0
mov r0.xyzw, cb1[2].xyzw
ret 
