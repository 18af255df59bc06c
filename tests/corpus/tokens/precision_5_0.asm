ps_5_0
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {def32 as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {def32 as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw {min16i}, r2.xyzw {def32 as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {def32 as min16i}
mad r1.xyzw {min16u}, r2.xyzw {def32 as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {def32 as min16u}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw {min16f as def32}
mad r1.xyzw {min16f}, r2.xyzw {min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {min16f as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {min16f as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {min16f as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16f as def32}
mad r1.xyzw {min16i}, r2.xyzw {min16f as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {min16f as min16i}
mad r1.xyzw {min16u}, r2.xyzw {min16f as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {min16f as min16u}
mad r1.xyzw {def32}, r2.xyzw {min16f as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16f as def32}
mad r1.xyzw {def32}, r2.xyzw {min16f as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16f as def32}
mad r1.xyzw, r2.xyzw {min2_8f as def32}, r3.xyzw, r4.xyzw {min2_8f as def32}
mad r1.xyzw {min16f}, r2.xyzw {min2_8f as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {min2_8f as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {min2_8f}
mad r1.xyzw {def32}, r2.xyzw {min2_8f as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min2_8f as def32}
mad r1.xyzw {min16i}, r2.xyzw {min2_8f as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {min2_8f as min16i}
mad r1.xyzw {min16u}, r2.xyzw {min2_8f as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {min2_8f as min16u}
mad r1.xyzw {def32}, r2.xyzw {min2_8f as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min2_8f as def32}
mad r1.xyzw {def32}, r2.xyzw {min2_8f as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min2_8f as def32}
mad r1.xyzw, r2.xyzw {def32 as def32}, r3.xyzw, r4.xyzw {def32 as def32}
mad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {def32 as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {def32 as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32}
mad r1.xyzw {min16i}, r2.xyzw {def32 as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {def32 as min16i}
mad r1.xyzw {min16u}, r2.xyzw {def32 as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {def32 as min16u}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw, r2.xyzw {min16i as def32}, r3.xyzw, r4.xyzw {min16i as def32}
mad r1.xyzw {min16f}, r2.xyzw {min16i as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {min16i as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {min16i as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {min16i as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16i as def32}
mad r1.xyzw {min16i}, r2.xyzw {min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {min16i}
mad r1.xyzw {min16u}, r2.xyzw {min16i as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {min16i as min16u}
mad r1.xyzw {def32}, r2.xyzw {min16i as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16i as def32}
mad r1.xyzw {def32}, r2.xyzw {min16i as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16i as def32}
mad r1.xyzw, r2.xyzw {min16u as def32}, r3.xyzw, r4.xyzw {min16u as def32}
mad r1.xyzw {min16f}, r2.xyzw {min16u as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {min16u as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {min16u as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {min16u as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {min16u as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16u as def32}
mad r1.xyzw {min16i}, r2.xyzw {min16u as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {min16u as min16i}
mad r1.xyzw {min16u}, r2.xyzw {min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {min16u}
mad r1.xyzw {def32}, r2.xyzw {min16u as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16u as def32}
mad r1.xyzw {def32}, r2.xyzw {min16u as def32}, r3.xyzw {def32 as def32}, r4.xyzw {min16u as def32}
mad r1.xyzw, r2.xyzw {def32 as def32}, r3.xyzw, r4.xyzw {def32 as def32}
mad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {def32 as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {def32 as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw {min16i}, r2.xyzw {def32 as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {def32 as min16i}
mad r1.xyzw {min16u}, r2.xyzw {def32 as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {def32 as min16u}
mad r1.xyzw {def32}, r2.xyzw {def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw, r2.xyzw {def32 as def32}, r3.xyzw, r4.xyzw {def32 as def32}
mad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
mad r1.xyzw {min2_8f}, r2.xyzw {def32 as min2_8f}, r3.xyzw {def32 as min2_8f}, r4.xyzw {def32 as min2_8f}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw {min16i}, r2.xyzw {def32 as min16i}, r3.xyzw {def32 as min16i}, r4.xyzw {def32 as min16i}
mad r1.xyzw {min16u}, r2.xyzw {def32 as min16u}, r3.xyzw {def32 as min16u}, r4.xyzw {def32 as min16u}
mad r1.xyzw {def32}, r2.xyzw {def32 as def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32 as def32}
mad r1.xyzw {def32}, r2.xyzw {def32}, r3.xyzw {def32 as def32}, r4.xyzw {def32}
add r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
add r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
add r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
and r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
and r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
and r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
break 
breakc_z r1.xyzw {min16f}
breakc_z r1.xyzw {min2_8f}
call r1.xyzw {min16f}
call r1.xyzw {min2_8f}
callc_z r1.xyzw {min16f}, r2.xyzw
callc_z r1.xyzw, r2.xyzw {min16f}
callc_z r1.xyzw {min2_8f}, r2.xyzw {min16i}
case r1.xyzw {min16f}
case r1.xyzw {min2_8f}
continue 
continuec_z r1.xyzw {min16f}
continuec_z r1.xyzw {min2_8f}
cut 
default 
deriv_rtx r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
deriv_rtx r1.xyzw, r2.xyzw {min16f as def32}
deriv_rtx r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
deriv_rty r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
deriv_rty r1.xyzw, r2.xyzw {min16f as def32}
deriv_rty r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
discard_z r1.xyzw {min16f}
discard_z r1.xyzw {min2_8f}
div r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
div r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
div r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dp2 r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dp2 r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dp2 r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dp3 r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dp3 r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dp3 r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dp4 r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dp4 r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dp4 r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
emit 
emit_then_cut 
eq r1.xyzw {min16f}, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw {min16f}, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw {min16f}
eq r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
exp r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
exp r1.xyzw, r2.xyzw {min16f as def32}
exp r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
frc r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
frc r1.xyzw, r2.xyzw {min16f as def32}
frc r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
ftoi r1.xyzw {min16f}, r2.xyzw
ftoi r1.xyzw, r2.xyzw {min16f}
ftoi r1.xyzw {min2_8f}, r2.xyzw {min16i}
ftou r1.xyzw {min16f}, r2.xyzw
ftou r1.xyzw, r2.xyzw {min16f}
ftou r1.xyzw {min2_8f}, r2.xyzw {min16i}
ge r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ge r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
iadd r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
iadd r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
iadd r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
ieq r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ieq r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ige r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ige r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ilt r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ilt r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
imad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
imad r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
imad r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
imax r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
imax r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
imax r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
imin r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
imin r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
imin r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
imul r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
imul r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
imul r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
ine r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ine r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ineg r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
ineg r1.xyzw, r2.xyzw {min16f as def32}
ineg r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
ishl r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw
ishl r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ishl r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}
ishr r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw
ishr r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ishr r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}
itof r1.xyzw {min16f}, r2.xyzw
itof r1.xyzw, r2.xyzw {min16f}
itof r1.xyzw {min2_8f}, r2.xyzw {min16i}
label r1.xyzw {min16f}
label r1.xyzw {min2_8f}
ld r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ld r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ldms r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ldms r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
log r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
log r1.xyzw, r2.xyzw {min16f as def32}
log r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
lt r1.xyzw {min16f}, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw {min16f}, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw {min16f}
lt r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
mad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
mad r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
mad r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
min r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
min r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
min r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
max r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
max r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
max r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
mov r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
mov r1.xyzw, r2.xyzw {min16f as def32}
mov r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
movc r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
movc r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
movc r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
mul r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
mul r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
mul r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
ne r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ne r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
nop 
not r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
not r1.xyzw, r2.xyzw {min16f as def32}
not r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
or r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
or r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
or r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
resinfo r1.xyzw {min16f}, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw {min16f}, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw {min16f}
resinfo r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ret 
retc_z r1.xyzw {min16f}
retc_z r1.xyzw {min2_8f}
round_ne r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
round_ne r1.xyzw, r2.xyzw {min16f as def32}
round_ne r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
round_ni r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
round_ni r1.xyzw, r2.xyzw {min16f as def32}
round_ni r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
round_pi r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
round_pi r1.xyzw, r2.xyzw {min16f as def32}
round_pi r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
round_z r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
round_z r1.xyzw, r2.xyzw {min16f as def32}
round_z r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
rsq r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
rsq r1.xyzw, r2.xyzw {min16f as def32}
rsq r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
sample r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
sample r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
sample_c r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
sample_c r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
sample_c_lz r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
sample_c_lz r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
sample_l r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
sample_l r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
sample_d r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
sample_d r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
sample_b r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
sample_b r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
sqrt r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
sqrt r1.xyzw, r2.xyzw {min16f as def32}
sqrt r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
sincos r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}
sincos r1.xyzw, r2.xyzw {min16f}, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
sincos r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}
udiv r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
udiv r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
udiv r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
ult r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ult r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
uge r1.xyzw {min16f}, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw {min16f}, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw {min16f}
uge r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
umul r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
umul r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
umul r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
umad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
umad r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
umad r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
umax r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
umax r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
umax r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
umin r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
umin r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
umin r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
ushr r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw
ushr r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ushr r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}
utof r1.xyzw {min16f}, r2.xyzw
utof r1.xyzw, r2.xyzw {min16f}
utof r1.xyzw {min2_8f}, r2.xyzw {min16i}
xor r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
xor r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
xor r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
jmp 
lod r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
lod r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
gather4 r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
gather4 r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
samplepos r1.xyzw {min16f}, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw {min16f}, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw {min16f}
samplepos r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
sampleinfo r1.xyzw {min16f}, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw {min16f}
sampleinfo r1.xyzw {min2_8f}, r2.xyzw {min16i}
 
hs_decls 
hs_control_point_phase 
hs_fork_phase 
hs_join_phase 
emit_stream r1.xyzw {min16f}
emit_stream r1.xyzw {min2_8f}
cut_stream r1.xyzw {min16f}
cut_stream r1.xyzw {min2_8f}
emit_then_cut_stream r1.xyzw {min16f}
emit_then_cut_stream r1.xyzw {min2_8f}
fcall r1.xyzw {min16f}[0]
fcall r1.xyzw {min2_8f}[0]
bufinfo r1.xyzw {min16f}, r2.xyzw
bufinfo r1.xyzw, r2.xyzw {min16f}
bufinfo r1.xyzw {min2_8f}, r2.xyzw {min16i}
deriv_rtx_coarse r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
deriv_rtx_coarse r1.xyzw, r2.xyzw {min16f as def32}
deriv_rtx_coarse r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
deriv_rtx_fine r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
deriv_rtx_fine r1.xyzw, r2.xyzw {min16f as def32}
deriv_rtx_fine r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
deriv_rty_coarse r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
deriv_rty_coarse r1.xyzw, r2.xyzw {min16f as def32}
deriv_rty_coarse r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
deriv_rty_fine r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
deriv_rty_fine r1.xyzw, r2.xyzw {min16f as def32}
deriv_rty_fine r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
gather4_c r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
gather4_c r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
gather4_po r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
gather4_po r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
gather4_po_c r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
gather4_po_c r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
rcp r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
rcp r1.xyzw, r2.xyzw {min16f as def32}
rcp r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
f32tof16 r1.xyzw {min16f}, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw {min16f}
f32tof16 r1.xyzw {min2_8f}, r2.xyzw {min16i}
f16tof32 r1.xyzw {min16f}, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw {min16f}
f16tof32 r1.xyzw {min2_8f}, r2.xyzw {min16i}
uaddc r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
uaddc r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
uaddc r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
usubb r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
usubb r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
usubb r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
countbits r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
countbits r1.xyzw, r2.xyzw {min16f as def32}
countbits r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
firstbit_hi r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
firstbit_hi r1.xyzw, r2.xyzw {min16f as def32}
firstbit_hi r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
firstbit_lo r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
firstbit_lo r1.xyzw, r2.xyzw {min16f as def32}
firstbit_lo r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
firstbit_shi r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
firstbit_shi r1.xyzw, r2.xyzw {min16f as def32}
firstbit_shi r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
ubfe r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ubfe r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}, r4.xyzw {min16i}
ibfe r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ibfe r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}, r4.xyzw {min16i}
bfi r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
bfi r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
bfrev r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
bfrev r1.xyzw, r2.xyzw {min16f as def32}
bfrev r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
swapc r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
swapc r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
ld_uav_typed r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ld_uav_typed r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
store_uav_typed r1.xyzw {min16f}, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw {min16f}, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw {min16f}
store_uav_typed r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ld_raw r1.xyzw {min16f}, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw {min16f}, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw {min16f}
ld_raw r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
store_raw r1.xyzw {min16f}, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw {min16f}, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw {min16f}
store_raw r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
ld_structured r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ld_structured r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
store_structured r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
store_structured r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
atomic_and r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_and r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_or r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_or r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_xor r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_xor r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_cmp_store r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
atomic_cmp_store r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
atomic_iadd r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_iadd r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_imax r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_imax r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_imin r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_imin r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_umax r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_umax r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
atomic_umin r1.xyzw {min16f}, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw {min16f}, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw {min16f}
atomic_umin r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
imm_atomic_alloc r1.xyzw {min16f}, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw {min16f}
imm_atomic_alloc r1.xyzw {min2_8f}, r2.xyzw {min16i}
imm_atomic_consume r1.xyzw {min16f}, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw {min16f}
imm_atomic_consume r1.xyzw {min2_8f}, r2.xyzw {min16i}
imm_atomic_iadd r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_iadd r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_and r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_and r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_or r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_or r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_xor r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_xor r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_exch r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_exch r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_cmp_exch r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
imm_atomic_cmp_exch r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
imm_atomic_imax r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_imax r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_imin r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_imin r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_umax r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_umax r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
imm_atomic_umin r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
imm_atomic_umin r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
sync
dadd r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dadd r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dadd r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dmax r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dmax r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dmax r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dmin r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dmin r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dmin r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dmul r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
dmul r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
dmul r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
deq r1.xyzw {min16f}, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw {min16f}, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw {min16f}
deq r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
dge r1.xyzw {min16f}, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw {min16f}, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw {min16f}
dge r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
dlt r1.xyzw {min16f}, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw {min16f}, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw {min16f}
dlt r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
dne r1.xyzw {min16f}, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw {min16f}, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw {min16f}
dne r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}
dmov r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
dmov r1.xyzw, r2.xyzw {min16f as def32}
dmov r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
dmovc r1.xyzw {min16f}, r2.xyzw, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
dmovc r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
dmovc r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
dtof r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
dtof r1.xyzw, r2.xyzw {min16f as def32}
dtof r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
ftod r1.xyzw {min16f}, r2.xyzw
ftod r1.xyzw, r2.xyzw {min16f}
ftod r1.xyzw {min2_8f}, r2.xyzw {min16i}
eval_snapped r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw {min16f}
eval_snapped r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}
eval_sample_index r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw {min16f}
eval_sample_index r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i}
eval_centroid r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
eval_centroid r1.xyzw, r2.xyzw {min16f as def32}
eval_centroid r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
abort 
debug_break 
 
ddiv r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}
ddiv r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}
ddiv r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}
dfma r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
dfma r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
dfma r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
drcp r1.xyzw {min16f}, r2.xyzw {def32 as min16f}
drcp r1.xyzw, r2.xyzw {min16f as def32}
drcp r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}
msad r1.xyzw {min16f}, r2.xyzw {def32 as min16f}, r3.xyzw {def32 as min16f}, r4.xyzw {def32 as min16f}
msad r1.xyzw, r2.xyzw {min16f as def32}, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw {min16f as def32}, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f as def32}
msad r1.xyzw {min2_8f}, r2.xyzw {min16i as min2_8f}, r3.xyzw {min16i as min2_8f}, r4.xyzw {min16i as min2_8f}
dtoi r1.xyzw {min16f}, r2.xyzw
dtoi r1.xyzw, r2.xyzw {min16f}
dtoi r1.xyzw {min2_8f}, r2.xyzw {min16i}
dtou r1.xyzw {min16f}, r2.xyzw
dtou r1.xyzw, r2.xyzw {min16f}
dtou r1.xyzw {min2_8f}, r2.xyzw {min16i}
itod r1.xyzw {min16f}, r2.xyzw
itod r1.xyzw, r2.xyzw {min16f}
itod r1.xyzw {min2_8f}, r2.xyzw {min16i}
utod r1.xyzw {min16f}, r2.xyzw
utod r1.xyzw, r2.xyzw {min16f}
utod r1.xyzw {min2_8f}, r2.xyzw {min16i}
 
gather4_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
gather4_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
gather4_c_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
gather4_c_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
gather4_po_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
gather4_po_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
gather4_po_c_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw {min16f}
gather4_po_c_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}, r7.xyzw {min16i}
ld_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ld_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
ldms_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
ldms_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
ld_uav_typed_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ld_uav_typed_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
ld_raw_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}
ld_raw_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}
ld_structured_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}
ld_structured_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}
sample_l_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
sample_l_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
sample_c_lz_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
sample_c_lz_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
sample_cl_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}
sample_cl_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}
sample_b_cl_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw {min16f}
sample_b_cl_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}, r7.xyzw {min16i}
sample_d_cl_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw {min16f}, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw {min16f}
sample_d_cl_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}, r7.xyzw {min16i}, r8.xyzw {min16i}
sample_c_cl_s r1.xyzw {min16f}, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw {min16f}, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw {min16f}, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw {min16f}, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw {min16f}, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw {min16f}, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw {min16f}
sample_c_cl_s r1.xyzw {min2_8f}, r2.xyzw {min16i}, r3.xyzw {min16i}, r4.xyzw {min16i}, r5.xyzw {min16i}, r6.xyzw {min16i}, r7.xyzw {min16i}
check_access_fully_mapped r1.xyzw {min16f}, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw {min16f}
check_access_fully_mapped r1.xyzw {min2_8f}, r2.xyzw {min16i}
 
ret 
