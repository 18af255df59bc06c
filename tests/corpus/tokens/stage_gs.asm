gs_5_0
hs_decls 
dcl_input_control_point_count 3
nop 
hs_control_point_phase 
ret 
hs_fork_phase 
dcl_hs_fork_phase_instance_count 2
dcl_temps 1
ret 
hs_join_phase 
dcl_hs_join_phase_instance_count -3
ret 
ret 
