vs_5_2
mov r0.xyzw, CB1[2].xyzw
ret 
