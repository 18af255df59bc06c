ps_5_0
add r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
add_sat r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
add [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
add [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
add [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
add [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
add r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and_sat r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
and [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
and [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
and [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
and [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
break 
break 
break_sat 
break 
break 
break 
break 
break 
break [precise(x)] 
break [precise(y)] 
break [precise(z)] 
break [precise(w)] 
break 
breakc_z r1.xyzw
breakc_z r1.xyzw
breakc_sat_z r1.xyzw
breakc_z r1.xyzw
breakc_z r1.xyzw
breakc_z r1.xyzw
breakc_z r1.xyzw
breakc_nz r1.xyzw
breakc [precise(x)]_z r1.xyzw
breakc [precise(y)]_z r1.xyzw
breakc [precise(z)]_z r1.xyzw
breakc [precise(w)]_z r1.xyzw
breakc_z r1.xyzw
call r1.xyzw
call r1.xyzw
call_sat r1.xyzw
call r1.xyzw
call r1.xyzw
call r1.xyzw
call r1.xyzw
call r1.xyzw
call [precise(x)] r1.xyzw
call [precise(y)] r1.xyzw
call [precise(z)] r1.xyzw
call [precise(w)] r1.xyzw
call r1.xyzw
callc_z r1.xyzw, r2.xyzw
callc_z r1.xyzw, r2.xyzw
callc_sat_z r1.xyzw, r2.xyzw
callc_z r1.xyzw, r2.xyzw
callc_z r1.xyzw, r2.xyzw
callc_z r1.xyzw, r2.xyzw
callc_z r1.xyzw, r2.xyzw
callc_nz r1.xyzw, r2.xyzw
callc [precise(x)]_z r1.xyzw, r2.xyzw
callc [precise(y)]_z r1.xyzw, r2.xyzw
callc [precise(z)]_z r1.xyzw, r2.xyzw
callc [precise(w)]_z r1.xyzw, r2.xyzw
callc_z r1.xyzw, r2.xyzw
case r1.xyzw
case r1.xyzw
case_sat r1.xyzw
case r1.xyzw
case r1.xyzw
case r1.xyzw
case r1.xyzw
case r1.xyzw
case [precise(x)] r1.xyzw
case [precise(y)] r1.xyzw
case [precise(z)] r1.xyzw
case [precise(w)] r1.xyzw
case r1.xyzw
continue 
continue 
continue_sat 
continue 
continue 
continue 
continue 
continue 
continue [precise(x)] 
continue [precise(y)] 
continue [precise(z)] 
continue [precise(w)] 
continue 
continuec_z r1.xyzw
continuec_z r1.xyzw
continuec_sat_z r1.xyzw
continuec_z r1.xyzw
continuec_z r1.xyzw
continuec_z r1.xyzw
continuec_z r1.xyzw
continuec_nz r1.xyzw
continuec [precise(x)]_z r1.xyzw
continuec [precise(y)]_z r1.xyzw
continuec [precise(z)]_z r1.xyzw
continuec [precise(w)]_z r1.xyzw
continuec_z r1.xyzw
cut 
cut 
cut_sat 
cut 
cut 
cut 
cut 
cut 
cut [precise(x)] 
cut [precise(y)] 
cut [precise(z)] 
cut [precise(w)] 
cut 
default 
default 
default_sat 
default 
default 
default 
default 
default 
default [precise(x)] 
default [precise(y)] 
default [precise(z)] 
default [precise(w)] 
default 
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx_sat r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rtx [precise(x)] r1.xyzw, r2.xyzw
deriv_rtx [precise(y)] r1.xyzw, r2.xyzw
deriv_rtx [precise(z)] r1.xyzw, r2.xyzw
deriv_rtx [precise(w)] r1.xyzw, r2.xyzw
deriv_rtx r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty_sat r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
deriv_rty [precise(x)] r1.xyzw, r2.xyzw
deriv_rty [precise(y)] r1.xyzw, r2.xyzw
deriv_rty [precise(z)] r1.xyzw, r2.xyzw
deriv_rty [precise(w)] r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
discard_z r1.xyzw
discard_z r1.xyzw
discard_sat_z r1.xyzw
discard_z r1.xyzw
discard_z r1.xyzw
discard_z r1.xyzw
discard_z r1.xyzw
discard_nz r1.xyzw
discard [precise(x)]_z r1.xyzw
discard [precise(y)]_z r1.xyzw
discard [precise(z)]_z r1.xyzw
discard [precise(w)]_z r1.xyzw
discard_z r1.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div_sat r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
div [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
div [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
div [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
div [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2_sat r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp2 [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dp2 [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dp2 [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dp2 [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3_sat r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp3 [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dp3 [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dp3 [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dp3 [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4_sat r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
dp4 [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dp4 [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dp4 [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dp4 [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
emit 
emit 
emit_sat 
emit 
emit 
emit 
emit 
emit 
emit [precise(x)] 
emit [precise(y)] 
emit [precise(z)] 
emit [precise(w)] 
emit 
emit_then_cut 
emit_then_cut 
emit_then_cut_sat 
emit_then_cut 
emit_then_cut 
emit_then_cut 
emit_then_cut 
emit_then_cut 
emit_then_cut [precise(x)] 
emit_then_cut [precise(y)] 
emit_then_cut [precise(z)] 
emit_then_cut [precise(w)] 
emit_then_cut 
eq r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
eq_sat r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
eq [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
eq [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
eq [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
eq [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
eq r1.xyzw, r2.xyzw, r3.xyzw
exp r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
exp_sat r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
exp [precise(x)] r1.xyzw, r2.xyzw
exp [precise(y)] r1.xyzw, r2.xyzw
exp [precise(z)] r1.xyzw, r2.xyzw
exp [precise(w)] r1.xyzw, r2.xyzw
exp r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc_sat r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
frc [precise(x)] r1.xyzw, r2.xyzw
frc [precise(y)] r1.xyzw, r2.xyzw
frc [precise(z)] r1.xyzw, r2.xyzw
frc [precise(w)] r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi_sat r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftoi [precise(x)] r1.xyzw, r2.xyzw
ftoi [precise(y)] r1.xyzw, r2.xyzw
ftoi [precise(z)] r1.xyzw, r2.xyzw
ftoi [precise(w)] r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou_sat r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ftou [precise(x)] r1.xyzw, r2.xyzw
ftou [precise(y)] r1.xyzw, r2.xyzw
ftou [precise(z)] r1.xyzw, r2.xyzw
ftou [precise(w)] r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge_sat r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
ge [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ge [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ge [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ge [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd_sat r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
iadd [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
iadd [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
iadd [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
iadd [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq_sat r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ieq [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ieq [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ieq [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ieq [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ieq r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige_sat r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ige [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ige [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ige [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ige [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt_sat r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
ilt [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ilt [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ilt [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ilt [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax_sat r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
imax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
imax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
imax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin_sat r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
imin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
imin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
imin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine_sat r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ine [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ine [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ine [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ine [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ineg r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ineg_sat r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ineg [precise(x)] r1.xyzw, r2.xyzw
ineg [precise(y)] r1.xyzw, r2.xyzw
ineg [precise(z)] r1.xyzw, r2.xyzw
ineg [precise(w)] r1.xyzw, r2.xyzw
ineg r1.xyzw, r2.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl_sat r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishl [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ishl [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ishl [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ishl [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr_sat r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
ishr [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ishr [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ishr [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ishr [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
itof r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
itof_sat r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
itof [precise(x)] r1.xyzw, r2.xyzw
itof [precise(y)] r1.xyzw, r2.xyzw
itof [precise(z)] r1.xyzw, r2.xyzw
itof [precise(w)] r1.xyzw, r2.xyzw
itof r1.xyzw, r2.xyzw
label r1.xyzw
label r1.xyzw
label_sat r1.xyzw
label r1.xyzw
label r1.xyzw
label r1.xyzw
label r1.xyzw
label r1.xyzw
label [precise(x)] r1.xyzw
label [precise(y)] r1.xyzw
label [precise(z)] r1.xyzw
label [precise(w)] r1.xyzw
label r1.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld_sat r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ld [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ld [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ld [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ld [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
log r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
log_sat r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
log [precise(x)] r1.xyzw, r2.xyzw
log [precise(y)] r1.xyzw, r2.xyzw
log [precise(z)] r1.xyzw, r2.xyzw
log [precise(w)] r1.xyzw, r2.xyzw
log r1.xyzw, r2.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt_sat r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
lt [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
lt [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
lt [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
lt [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
lt r1.xyzw, r2.xyzw, r3.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min_sat r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
min [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
min [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
min [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
min [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max_sat r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
max [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
max [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
max [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
max [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
mov_sat r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
mov [precise(x)] r1.xyzw, r2.xyzw
mov [precise(y)] r1.xyzw, r2.xyzw
mov [precise(z)] r1.xyzw, r2.xyzw
mov [precise(w)] r1.xyzw, r2.xyzw
mov r1.xyzw, r2.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul_sat r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
mul [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
mul [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
mul [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
mul [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne_sat r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
ne [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ne [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ne [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ne [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
nop 
nop 
nop_sat 
nop 
nop 
nop 
nop 
nop 
nop [precise(x)] 
nop [precise(y)] 
nop [precise(z)] 
nop [precise(w)] 
nop 
not r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
not_sat r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
not [precise(x)] r1.xyzw, r2.xyzw
not [precise(y)] r1.xyzw, r2.xyzw
not [precise(z)] r1.xyzw, r2.xyzw
not [precise(w)] r1.xyzw, r2.xyzw
not r1.xyzw, r2.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or_sat r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
or [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
or [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
or [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
or [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
resinfo_rcpfloat r1.xyzw, r2.xyzw, r3.xyzw
resinfo_uint r1.xyzw, r2.xyzw, r3.xyzw
resinfo_sat r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
resinfo [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
resinfo [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
resinfo [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
resinfo [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
ret 
ret 
ret_sat 
ret 
ret 
ret 
ret 
ret 
ret [precise(x)] 
ret [precise(y)] 
ret [precise(z)] 
ret [precise(w)] 
ret 
retc_z r1.xyzw
retc_z r1.xyzw
retc_sat_z r1.xyzw
retc_z r1.xyzw
retc_z r1.xyzw
retc_z r1.xyzw
retc_z r1.xyzw
retc_nz r1.xyzw
retc [precise(x)]_z r1.xyzw
retc [precise(y)]_z r1.xyzw
retc [precise(z)]_z r1.xyzw
retc [precise(w)]_z r1.xyzw
retc_z r1.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne_sat r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ne [precise(x)] r1.xyzw, r2.xyzw
round_ne [precise(y)] r1.xyzw, r2.xyzw
round_ne [precise(z)] r1.xyzw, r2.xyzw
round_ne [precise(w)] r1.xyzw, r2.xyzw
round_ne r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni_sat r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_ni [precise(x)] r1.xyzw, r2.xyzw
round_ni [precise(y)] r1.xyzw, r2.xyzw
round_ni [precise(z)] r1.xyzw, r2.xyzw
round_ni [precise(w)] r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi_sat r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_pi [precise(x)] r1.xyzw, r2.xyzw
round_pi [precise(y)] r1.xyzw, r2.xyzw
round_pi [precise(z)] r1.xyzw, r2.xyzw
round_pi [precise(w)] r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z_sat r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
round_z [precise(x)] r1.xyzw, r2.xyzw
round_z [precise(y)] r1.xyzw, r2.xyzw
round_z [precise(z)] r1.xyzw, r2.xyzw
round_z [precise(w)] r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq_sat r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
rsq [precise(x)] r1.xyzw, r2.xyzw
rsq [precise(y)] r1.xyzw, r2.xyzw
rsq [precise(z)] r1.xyzw, r2.xyzw
rsq [precise(w)] r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt_sat r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sqrt [precise(x)] r1.xyzw, r2.xyzw
sqrt [precise(y)] r1.xyzw, r2.xyzw
sqrt [precise(z)] r1.xyzw, r2.xyzw
sqrt [precise(w)] r1.xyzw, r2.xyzw
sqrt r1.xyzw, r2.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos_sat r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
sincos [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
sincos [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
sincos [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
sincos [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
sincos r1.xyzw, r2.xyzw, r3.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult_sat r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
ult [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ult [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ult [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ult [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge_sat r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
uge [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
uge [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
uge [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
uge [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax_sat r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
umax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
umax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
umax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin_sat r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
umin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
umin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
umin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
umin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr_sat r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
ushr [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ushr [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ushr [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ushr [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
utof r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
utof_sat r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
utof [precise(x)] r1.xyzw, r2.xyzw
utof [precise(y)] r1.xyzw, r2.xyzw
utof [precise(z)] r1.xyzw, r2.xyzw
utof [precise(w)] r1.xyzw, r2.xyzw
utof r1.xyzw, r2.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor_sat r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
xor [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
xor [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
xor [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
xor [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
jmp 
jmp 
jmp_sat 
jmp 
jmp 
jmp 
jmp 
jmp 
jmp [precise(x)] 
jmp [precise(y)] 
jmp [precise(z)] 
jmp [precise(w)] 
jmp 
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos_sat r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
samplepos [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
samplepos [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
samplepos [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
samplepos [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
sampleinfo_uint r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
sampleinfo_sat r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
sampleinfo [precise(x)] r1.xyzw, r2.xyzw
sampleinfo [precise(y)] r1.xyzw, r2.xyzw
sampleinfo [precise(z)] r1.xyzw, r2.xyzw
sampleinfo [precise(w)] r1.xyzw, r2.xyzw
sampleinfo r1.xyzw, r2.xyzw
 
 
_sat 
 
 
 
 
 
 [precise(x)] 
 [precise(y)] 
 [precise(z)] 
 [precise(w)] 
 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_decls 
hs_control_point_phase 
hs_control_point_phase 
hs_control_point_phase_sat 
hs_control_point_phase 
hs_control_point_phase 
hs_control_point_phase 
hs_control_point_phase 
hs_control_point_phase 
hs_control_point_phase [precise(x)] 
hs_control_point_phase [precise(y)] 
hs_control_point_phase [precise(z)] 
hs_control_point_phase [precise(w)] 
hs_control_point_phase 
hs_fork_phase 
hs_fork_phase 
hs_fork_phase_sat 
hs_fork_phase 
hs_fork_phase 
hs_fork_phase 
hs_fork_phase 
hs_fork_phase 
hs_fork_phase [precise(x)] 
hs_fork_phase [precise(y)] 
hs_fork_phase [precise(z)] 
hs_fork_phase [precise(w)] 
hs_fork_phase 
hs_join_phase 
hs_join_phase 
hs_join_phase_sat 
hs_join_phase 
hs_join_phase 
hs_join_phase 
hs_join_phase 
hs_join_phase 
hs_join_phase [precise(x)] 
hs_join_phase [precise(y)] 
hs_join_phase [precise(z)] 
hs_join_phase [precise(w)] 
hs_join_phase 
emit_stream r1.xyzw
emit_stream r1.xyzw
emit_stream_sat r1.xyzw
emit_stream r1.xyzw
emit_stream r1.xyzw
emit_stream r1.xyzw
emit_stream r1.xyzw
emit_stream r1.xyzw
emit_stream [precise(x)] r1.xyzw
emit_stream [precise(y)] r1.xyzw
emit_stream [precise(z)] r1.xyzw
emit_stream [precise(w)] r1.xyzw
emit_stream r1.xyzw
cut_stream r1.xyzw
cut_stream r1.xyzw
cut_stream_sat r1.xyzw
cut_stream r1.xyzw
cut_stream r1.xyzw
cut_stream r1.xyzw
cut_stream r1.xyzw
cut_stream r1.xyzw
cut_stream [precise(x)] r1.xyzw
cut_stream [precise(y)] r1.xyzw
cut_stream [precise(z)] r1.xyzw
cut_stream [precise(w)] r1.xyzw
cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream_sat r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
emit_then_cut_stream [precise(x)] r1.xyzw
emit_then_cut_stream [precise(y)] r1.xyzw
emit_then_cut_stream [precise(z)] r1.xyzw
emit_then_cut_stream [precise(w)] r1.xyzw
emit_then_cut_stream r1.xyzw
fcall r1.xyzw[0]
fcall r1.xyzw[0]
fcall_sat r1.xyzw[0]
fcall r1.xyzw[0]
fcall r1.xyzw[0]
fcall r1.xyzw[0]
fcall r1.xyzw[0]
fcall r1.xyzw[0]
fcall [precise(x)] r1.xyzw[0]
fcall [precise(y)] r1.xyzw[0]
fcall [precise(z)] r1.xyzw[0]
fcall [precise(w)] r1.xyzw[0]
fcall r1.xyzw[0]
bufinfo r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
bufinfo_sat r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
bufinfo [precise(x)] r1.xyzw, r2.xyzw
bufinfo [precise(y)] r1.xyzw, r2.xyzw
bufinfo [precise(z)] r1.xyzw, r2.xyzw
bufinfo [precise(w)] r1.xyzw, r2.xyzw
bufinfo r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse_sat r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_coarse [precise(x)] r1.xyzw, r2.xyzw
deriv_rtx_coarse [precise(y)] r1.xyzw, r2.xyzw
deriv_rtx_coarse [precise(z)] r1.xyzw, r2.xyzw
deriv_rtx_coarse [precise(w)] r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine_sat r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rtx_fine [precise(x)] r1.xyzw, r2.xyzw
deriv_rtx_fine [precise(y)] r1.xyzw, r2.xyzw
deriv_rtx_fine [precise(z)] r1.xyzw, r2.xyzw
deriv_rtx_fine [precise(w)] r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse_sat r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_coarse [precise(x)] r1.xyzw, r2.xyzw
deriv_rty_coarse [precise(y)] r1.xyzw, r2.xyzw
deriv_rty_coarse [precise(z)] r1.xyzw, r2.xyzw
deriv_rty_coarse [precise(w)] r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine_sat r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
deriv_rty_fine [precise(x)] r1.xyzw, r2.xyzw
deriv_rty_fine [precise(y)] r1.xyzw, r2.xyzw
deriv_rty_fine [precise(z)] r1.xyzw, r2.xyzw
deriv_rty_fine [precise(w)] r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
rcp r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
rcp_sat r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
rcp [precise(x)] r1.xyzw, r2.xyzw
rcp [precise(y)] r1.xyzw, r2.xyzw
rcp [precise(z)] r1.xyzw, r2.xyzw
rcp [precise(w)] r1.xyzw, r2.xyzw
rcp r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16_sat r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f32tof16 [precise(x)] r1.xyzw, r2.xyzw
f32tof16 [precise(y)] r1.xyzw, r2.xyzw
f32tof16 [precise(z)] r1.xyzw, r2.xyzw
f32tof16 [precise(w)] r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32_sat r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
f16tof32 [precise(x)] r1.xyzw, r2.xyzw
f16tof32 [precise(y)] r1.xyzw, r2.xyzw
f16tof32 [precise(z)] r1.xyzw, r2.xyzw
f16tof32 [precise(w)] r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
countbits r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
countbits_sat r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
countbits [precise(x)] r1.xyzw, r2.xyzw
countbits [precise(y)] r1.xyzw, r2.xyzw
countbits [precise(z)] r1.xyzw, r2.xyzw
countbits [precise(w)] r1.xyzw, r2.xyzw
countbits r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi_sat r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_hi [precise(x)] r1.xyzw, r2.xyzw
firstbit_hi [precise(y)] r1.xyzw, r2.xyzw
firstbit_hi [precise(z)] r1.xyzw, r2.xyzw
firstbit_hi [precise(w)] r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo_sat r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_lo [precise(x)] r1.xyzw, r2.xyzw
firstbit_lo [precise(y)] r1.xyzw, r2.xyzw
firstbit_lo [precise(z)] r1.xyzw, r2.xyzw
firstbit_lo [precise(w)] r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi_sat r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
firstbit_shi [precise(x)] r1.xyzw, r2.xyzw
firstbit_shi [precise(y)] r1.xyzw, r2.xyzw
firstbit_shi [precise(z)] r1.xyzw, r2.xyzw
firstbit_shi [precise(w)] r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev_sat r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
bfrev [precise(x)] r1.xyzw, r2.xyzw
bfrev [precise(y)] r1.xyzw, r2.xyzw
bfrev [precise(z)] r1.xyzw, r2.xyzw
bfrev [precise(w)] r1.xyzw, r2.xyzw
bfrev r1.xyzw, r2.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed_sat r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed_sat r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw_sat r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_raw [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ld_raw [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ld_raw [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ld_raw [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw_sat r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
store_raw [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
store_raw [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
store_raw [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_and [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_and [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_and [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_and [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_or [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_or [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_or [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_or [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin_sat r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc_sat r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_alloc [precise(x)] r1.xyzw, r2.xyzw
imm_atomic_alloc [precise(y)] r1.xyzw, r2.xyzw
imm_atomic_alloc [precise(z)] r1.xyzw, r2.xyzw
imm_atomic_alloc [precise(w)] r1.xyzw, r2.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume_sat r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_consume [precise(x)] r1.xyzw, r2.xyzw
imm_atomic_consume [precise(y)] r1.xyzw, r2.xyzw
imm_atomic_consume [precise(z)] r1.xyzw, r2.xyzw
imm_atomic_consume [precise(w)] r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sync_t
sync_g
sync_sat_ugroup
sync_uglobal
sync
sync
sync
sync
sync [precise(x)]
sync [precise(y)]
sync [precise(z)]
sync [precise(w)]
sync
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd_sat r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dadd [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dadd [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dadd [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dadd [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dadd r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax_sat r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmax [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dmax [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dmax [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dmax [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin_sat r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmin [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dmin [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dmin [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dmin [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul_sat r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
dmul [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dmul [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dmul [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dmul [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq_sat r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
deq [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
deq [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
deq [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
deq [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge_sat r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dge [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dge [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dge [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dge [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt_sat r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dlt [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dlt [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dlt [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dlt [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne_sat r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dne [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
dne [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
dne [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
dne [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dmov r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmov_sat r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmov [precise(x)] r1.xyzw, r2.xyzw
dmov [precise(y)] r1.xyzw, r2.xyzw
dmov [precise(z)] r1.xyzw, r2.xyzw
dmov [precise(w)] r1.xyzw, r2.xyzw
dmov r1.xyzw, r2.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dtof r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
dtof_sat r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
dtof [precise(x)] r1.xyzw, r2.xyzw
dtof [precise(y)] r1.xyzw, r2.xyzw
dtof [precise(z)] r1.xyzw, r2.xyzw
dtof [precise(w)] r1.xyzw, r2.xyzw
dtof r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod_sat r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
ftod [precise(x)] r1.xyzw, r2.xyzw
ftod [precise(y)] r1.xyzw, r2.xyzw
ftod [precise(z)] r1.xyzw, r2.xyzw
ftod [precise(w)] r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped_sat r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index_sat r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid_sat r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
eval_centroid [precise(x)] r1.xyzw, r2.xyzw
eval_centroid [precise(y)] r1.xyzw, r2.xyzw
eval_centroid [precise(z)] r1.xyzw, r2.xyzw
eval_centroid [precise(w)] r1.xyzw, r2.xyzw
eval_centroid r1.xyzw, r2.xyzw
abort 
abort 
abort_sat 
abort 
abort 
abort 
abort 
abort 
abort [precise(x)] 
abort [precise(y)] 
abort [precise(z)] 
abort [precise(w)] 
abort 
debug_break 
debug_break 
debug_break_sat 
debug_break 
debug_break 
debug_break 
debug_break 
debug_break 
debug_break [precise(x)] 
debug_break [precise(y)] 
debug_break [precise(z)] 
debug_break [precise(w)] 
debug_break 
 
 
_sat 
 
 
 
 
 
 [precise(x)] 
 [precise(y)] 
 [precise(z)] 
 [precise(w)] 
 
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv_sat r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
ddiv [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
ddiv [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
ddiv [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
ddiv [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
ddiv r1.xyzw, r2.xyzw, r3.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
drcp r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
drcp_sat r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
drcp [precise(x)] r1.xyzw, r2.xyzw
drcp [precise(y)] r1.xyzw, r2.xyzw
drcp [precise(z)] r1.xyzw, r2.xyzw
drcp [precise(w)] r1.xyzw, r2.xyzw
drcp r1.xyzw, r2.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi_sat r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtoi [precise(x)] r1.xyzw, r2.xyzw
dtoi [precise(y)] r1.xyzw, r2.xyzw
dtoi [precise(z)] r1.xyzw, r2.xyzw
dtoi [precise(w)] r1.xyzw, r2.xyzw
dtoi r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou_sat r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
dtou [precise(x)] r1.xyzw, r2.xyzw
dtou [precise(y)] r1.xyzw, r2.xyzw
dtou [precise(z)] r1.xyzw, r2.xyzw
dtou [precise(w)] r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod_sat r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
itod [precise(x)] r1.xyzw, r2.xyzw
itod [precise(y)] r1.xyzw, r2.xyzw
itod [precise(z)] r1.xyzw, r2.xyzw
itod [precise(w)] r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod_sat r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
utod [precise(x)] r1.xyzw, r2.xyzw
utod [precise(y)] r1.xyzw, r2.xyzw
utod [precise(z)] r1.xyzw, r2.xyzw
utod [precise(w)] r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
 
 
_sat 
 
 
 
 
 
 [precise(x)] 
 [precise(y)] 
 [precise(z)] 
 [precise(w)] 
 
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s_sat r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped_sat r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
check_access_fully_mapped [precise(x)] r1.xyzw, r2.xyzw
check_access_fully_mapped [precise(y)] r1.xyzw, r2.xyzw
check_access_fully_mapped [precise(z)] r1.xyzw, r2.xyzw
check_access_fully_mapped [precise(w)] r1.xyzw, r2.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
 
 
_sat 
 
 
 
 
 
 [precise(x)] 
 [precise(y)] 
 [precise(z)] 
 [precise(w)] 
 
sync
sync_t
sync_g
sync_g_t
sync_sat_ugroup
sync_sat_ugroup_t
sync_sat_ugroup_g
sync_sat_ugroup_g_t
sync_uglobal
sync_uglobal_t
sync_uglobal_g
sync_uglobal_g_t
sync_sat_uglobal
sync_sat_uglobal_t
sync_sat_uglobal_g
sync_sat_uglobal_g_t
add_sat r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(x)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(y)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(xy)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(z)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(xz)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(yz)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(xyz)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(w)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(xw)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(yw)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(xyw)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(zw)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(xzw)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise(yzw)] r1.xyzw, r2.xyzw, r3.xyzw
add_sat [precise] r1.xyzw, r2.xyzw, r3.xyzw
breakc_sat [precise]_nz r1.xyzw
ret 
