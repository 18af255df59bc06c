vs_15_15
mov r0.xyzw, CB1[2].xyzw
ret 
