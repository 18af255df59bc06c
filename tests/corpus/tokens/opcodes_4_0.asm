ps_4_0
add r1.xyzw, r2.xyzw, r3.xyzw
and r1.xyzw, r2.xyzw, r3.xyzw
break 
breakc_z r1.xyzw
call r1.xyzw
callc_z r1.xyzw, r2.xyzw
case r1.xyzw
continue 
continuec_z r1.xyzw
cut 
default 
deriv_rtx r1.xyzw, r2.xyzw
deriv_rty r1.xyzw, r2.xyzw
discard_z r1.xyzw
div r1.xyzw, r2.xyzw, r3.xyzw
dp2 r1.xyzw, r2.xyzw, r3.xyzw
dp3 r1.xyzw, r2.xyzw, r3.xyzw
dp4 r1.xyzw, r2.xyzw, r3.xyzw
else 
endif 
emit 
emit_then_cut 
endif 
endloop 
endswitch 
eq r1.xyzw, r2.xyzw, r3.xyzw
exp r1.xyzw, r2.xyzw
frc r1.xyzw, r2.xyzw
ftoi r1.xyzw, r2.xyzw
ftou r1.xyzw, r2.xyzw
ge r1.xyzw, r2.xyzw, r3.xyzw
iadd r1.xyzw, r2.xyzw, r3.xyzw
if_z r1.xyzw
endif 
ieq r1.xyzw, r2.xyzw, r3.xyzw
ige r1.xyzw, r2.xyzw, r3.xyzw
ilt r1.xyzw, r2.xyzw, r3.xyzw
imad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imax r1.xyzw, r2.xyzw, r3.xyzw
imin r1.xyzw, r2.xyzw, r3.xyzw
imul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ine r1.xyzw, r2.xyzw, r3.xyzw
ineg r1.xyzw, r2.xyzw
ishl r1.xyzw, r2.xyzw, r3.xyzw
ishr r1.xyzw, r2.xyzw, r3.xyzw
itof r1.xyzw, r2.xyzw
label r1.xyzw
ld r1.xyzw, r2.xyzw, r3.xyzw
ldms r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
log r1.xyzw, r2.xyzw
loop 
endif 
lt r1.xyzw, r2.xyzw, r3.xyzw
mad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
min r1.xyzw, r2.xyzw, r3.xyzw
max r1.xyzw, r2.xyzw, r3.xyzw
mov r1.xyzw, r2.xyzw
movc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mul r1.xyzw, r2.xyzw, r3.xyzw
ne r1.xyzw, r2.xyzw, r3.xyzw
nop 
not r1.xyzw, r2.xyzw
or r1.xyzw, r2.xyzw, r3.xyzw
resinfo r1.xyzw, r2.xyzw, r3.xyzw
ret 
retc_z r1.xyzw
round_ne r1.xyzw, r2.xyzw
round_ni r1.xyzw, r2.xyzw
round_pi r1.xyzw, r2.xyzw
round_z r1.xyzw, r2.xyzw
rsq r1.xyzw, r2.xyzw
sample r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_d r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_b r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sqrt r1.xyzw, r2.xyzw
switch r1.xyzw
endif 
sincos r1.xyzw, r2.xyzw, r3.xyzw
udiv r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ult r1.xyzw, r2.xyzw, r3.xyzw
uge r1.xyzw, r2.xyzw, r3.xyzw
umul r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umax r1.xyzw, r2.xyzw, r3.xyzw
umin r1.xyzw, r2.xyzw, r3.xyzw
ushr r1.xyzw, r2.xyzw, r3.xyzw
utof r1.xyzw, r2.xyzw
xor r1.xyzw, r2.xyzw, r3.xyzw
jmp 
lod r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4 r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
samplepos r1.xyzw, r2.xyzw, r3.xyzw
sampleinfo r1.xyzw, r2.xyzw
 
hs_decls 
hs_control_point_phase 
hs_fork_phase 
hs_join_phase 
emit_stream r1.xyzw
cut_stream r1.xyzw
emit_then_cut_stream r1.xyzw
fcall r1.xyzw[0]
bufinfo r1.xyzw, r2.xyzw
deriv_rtx_coarse r1.xyzw, r2.xyzw
deriv_rtx_fine r1.xyzw, r2.xyzw
deriv_rty_coarse r1.xyzw, r2.xyzw
deriv_rty_fine r1.xyzw, r2.xyzw
gather4_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po_c r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
rcp r1.xyzw, r2.xyzw
f32tof16 r1.xyzw, r2.xyzw
f16tof32 r1.xyzw, r2.xyzw
uaddc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
countbits r1.xyzw, r2.xyzw
firstbit_hi r1.xyzw, r2.xyzw
firstbit_lo r1.xyzw, r2.xyzw
firstbit_shi r1.xyzw, r2.xyzw
ubfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
bfi r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfrev r1.xyzw, r2.xyzw
swapc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed r1.xyzw, r2.xyzw, r3.xyzw
ld_raw r1.xyzw, r2.xyzw, r3.xyzw
store_raw r1.xyzw, r2.xyzw, r3.xyzw
ld_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_and r1.xyzw, r2.xyzw, r3.xyzw
atomic_or r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor r1.xyzw, r2.xyzw, r3.xyzw
atomic_cmp_store r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin r1.xyzw, r2.xyzw, r3.xyzw
imm_atomic_alloc r1.xyzw, r2.xyzw
imm_atomic_consume r1.xyzw, r2.xyzw
imm_atomic_iadd r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_cmp_exch r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_imax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sync
dadd r1.xyzw, r2.xyzw, r3.xyzw
dmax r1.xyzw, r2.xyzw, r3.xyzw
dmin r1.xyzw, r2.xyzw, r3.xyzw
dmul r1.xyzw, r2.xyzw, r3.xyzw
deq r1.xyzw, r2.xyzw, r3.xyzw
dge r1.xyzw, r2.xyzw, r3.xyzw
dlt r1.xyzw, r2.xyzw, r3.xyzw
dne r1.xyzw, r2.xyzw, r3.xyzw
dmov r1.xyzw, r2.xyzw
dmovc r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dtof r1.xyzw, r2.xyzw
ftod r1.xyzw, r2.xyzw
eval_snapped r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index r1.xyzw, r2.xyzw, r3.xyzw
eval_centroid r1.xyzw, r2.xyzw
abort 
debug_break 
 
ddiv r1.xyzw, r2.xyzw, r3.xyzw
dfma r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
drcp r1.xyzw, r2.xyzw
msad r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dtoi r1.xyzw, r2.xyzw
dtou r1.xyzw, r2.xyzw
itod r1.xyzw, r2.xyzw
utod r1.xyzw, r2.xyzw
 
gather4_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
ld_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_uav_typed_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_b_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_d_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_c_cl_s r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
check_access_fully_mapped r1.xyzw, r2.xyzw
 
ret 
