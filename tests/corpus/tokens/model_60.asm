vs_6_0
mov r0.xyzw, CB1[2].xyzw
ret 
