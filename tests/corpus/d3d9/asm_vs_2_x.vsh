vs_2_x
; Flow control and predicates.
dcl_position v0
dcl_texcoord3 v1
dcl_blendweight v2
dcl_blendindices1 v3
dcl_tangent v4
dcl_binormal15 v5
dcl_tessfactor v6
dcl_color1 v7
dcl_fog v8
dcl_depth v9
dcl_sample v10
dcl_psize v11
defi i0, 3, 0, 1, 0
defb b0, true
defb b1, false
mova a0.x, v1.x
setp_gt p0, r0, c1
setp_le p0.xy, r0, -c1.x
(p0.x) mov r0, c[a0.x + 3].xyzx
(!p0) add r0.x, c200[a0.w], c3
loop aL, i0
mov r1, c[aL + 7]
break_lt r0.x, c0.x
break_ge r0.x, c0.x
breakp p0.x
break
endloop
if_ne r0.x, c2.y
mov oT1, r0
else
callnz l2, b0
callnz l2, !b1
callnz l3, p0.x
if_eq r0.x, c2.y
(p0) if b0
rep i0
endrep
endif
endif
endif
sincos r0.xy, c0.x, c1, c2
crs r0.xyz, r1, r2
nrm r0, r1
pow r0, r1.x, r2.y
abs r0, r1
sgn r0, c1, r2, r3
sub r0, r1, r2
call l3
ret
label l2
mov oPos, r0
ret
label l3
nop
ret
