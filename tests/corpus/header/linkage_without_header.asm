//
// Available Class Types:
//
// Name                             ID CB Stride Texture Sampler
// ------------------------------ ---- --------- ------- -------
// Mapped                            0         0       1       1
// Lit                               1         2       0       0
// Flat                              2         1       0       0
//
// Available Class Instances:
//
// Name                        Type CB CB Offset Texture Sampler
// --------------------------- ---- -- --------- ------- -------
// mapped                         0  -         -       0       0
// flat                           2  0         0       -       -
// lit[2]                         1  0         1       -       -
//
// Interface slots, 4 total:
//
//             Slots
// +----------+---------+---------------------------------------
// | Type ID  |   0     |0    1    2    
// | Table ID |         |0    1    2    
// +----------+---------+---------------------------------------
// | Type ID  |   1-3   |0    1    2    
// | Table ID |         |3    4    5    
// +----------+---------+---------------------------------------
ps_5_0
dcl_globalFlags refactoringAllowed
dcl_constantbuffer CB0[5], immediateIndexed
dcl_sampler s0, mode_default
dcl_resource_texture2d (float,float,float,float) t0
dcl_function_body fb0
dcl_function_body fb1
dcl_function_body fb2
dcl_function_body fb3
dcl_function_body fb4
dcl_function_body fb5
dcl_function_table ft0 = {fb0}
dcl_function_table ft1 = {fb1}
dcl_function_table ft2 = {fb2}
dcl_function_table ft3 = {fb3}
dcl_function_table ft4 = {fb4}
dcl_function_table ft5 = {fb5}
dcl_interface fp0[1][1] = {ft0, ft1, ft2}
dcl_interface fp1[3][1] = {ft3, ft4, ft5}
dcl_input_ps linear v0.xyz
dcl_output o0.xyzw
dcl_temps 3
fcall fp0[0][0]
fcall fp1[2][0]
add o0.xyz, r0.xyzx, r1.xyzx
mov o0.w, l(1.000000)
ret 
label fb0
mov r0.w, this[0].z
mov r1.x, this[0].w
sample_indexable(texture2d)(float,float,float,float) r0.xyz, v0.xyxx, t[r0.w + 0].xyzw, s[r1.x + 0]
ret 
label fb1
mov r0.w, this[0].y
mov r1.x, this[0].x
dp3 r1.y, v0.xyzx, cb[r1.x + 0][r0.w + 1].xyzx
mul r0.xyz, r1.yyyy, cb[r1.x + 0][r0.w + 0].xyzx
ret 
label fb2
mov r0.w, this[0].y
mov r1.x, this[0].x
mov r0.xyz, cb[r1.x + 0][r0.w + 0].xyzx
ret 
label fb3
mov r0.w, this[3].z
mov r1.w, this[3].w
sample_indexable(texture2d)(float,float,float,float) r1.xyz, v0.xyxx, t[r0.w + 0].xyzw, s[r1.w + 0]
ret 
label fb4
mov r0.w, this[3].y
mov r1.w, this[3].x
dp3 r2.x, v0.xyzx, cb[r1.w + 0][r0.w + 1].xyzx
mul r1.xyz, r2.xxxx, cb[r1.w + 0][r0.w + 0].xyzx
ret 
label fb5
mov r0.w, this[3].y
mov r1.w, this[3].x
mov r1.xyz, cb[r1.w + 0][r0.w + 0].xyzx
ret 
