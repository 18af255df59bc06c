vs_5_0
dcl_globalFlags refactoringAllowed
dcl_input v0.xyzw
dcl_input_sgv v1.x, vertex_id
dcl_output_siv o0.xyzw, position
dcl_temps 1
utof r0.x, v1.x
add o0.xyzw, r0.xxxx, v0.xyzw
ret 
