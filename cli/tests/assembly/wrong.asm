ps_5_0
dcl_globalFlags refactoringAlowed
dcl_output o0.xyzw
dcl_temps 1
mvo r0.x, l(1.0)
mad r0.x, r0.x, l(2.0)
	add r0.yx, r0.x, l(1)
sample_aoffimmi(9,0,0) r0.xyzw, v0.xyxx, t0.xyzw, s0 // too far
ret 
