vs_4_2
mov r0.xyzw, cb1[2].xyzw
ret 
