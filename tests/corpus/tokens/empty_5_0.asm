ps_5_0
ret 
