vs_3_0
dcl_position v0
dcl_2d s0
dcl_volume s1
dcl_cube s2
dcl_position o0
dcl_texcoord7 o1.xy
dcl_psize o2.x
dcl_color o3
mova a0, v0
texldl r0, v0, s0.xyzw
mov r0, v[aL + 2]
mov o[aL + 1].xy, r0_abs
mov o3, -c[a0.z + 12].wzyx
mad_sat o0, r0, c2047, v0
