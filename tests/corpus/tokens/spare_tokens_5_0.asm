ps_5_0
mov r0.xyzw, r1.xyzw
nop 
dcl_temps 4
add r0.xyzw, r1.xyzw, r2.xyzw
ret 
