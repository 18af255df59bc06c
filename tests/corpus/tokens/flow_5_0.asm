ps_5_0
endif 
mov r0.xyzw, r1.xyzw
else 
  mov r0.xyzw, r1.xyzw
endif 
mov r0.xyzw, r1.xyzw
if_z r0.x
  mov r0.xyzw, r1.xyzw
else 
  if_nz r0.x
    mov r0.xyzw, r1.xyzw
  endif 
endif 
loop 
  breakc_z r0.x
  continuec_nz r0.x
  break 
  continue 
endloop 
switch r0.x
  case l(1)
  mov r0.xyzw, r1.xyzw
  break 
  default 
  mov r0.xyzw, r1.xyzw
endswitch 
endswitch 
mov r0.xyzw, r1.xyzw
call label3
callc_nz r0.x, label3
retc_z r0.x
ret 
label label3
mov r0.xyzw, r1.xyzw
if_z r0.x
  label label3
  mov r0.xyzw, r1.xyzw
  ret 
