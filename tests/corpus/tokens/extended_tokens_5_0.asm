ps_5_0
sample_aoffimmi(0,-1,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(1,-2,-7) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(2,-3,-6) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(3,-4,-5) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(4,-5,-4) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(5,-6,-3) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(6,-7,-2) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(7,-8,-1) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-8,7,0) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-7,6,1) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-6,5,2) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-5,4,3) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-4,3,4) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-3,2,5) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-2,1,6) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,0,7) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(buffer) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(buffer, stride=100)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture1d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture1d, stride=200)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=300)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2dms) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2dms, stride=400)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture3d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture3d, stride=500)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texturecube) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texturecube, stride=600)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture1darray) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture1darray, stride=700)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2darray) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2darray, stride=800)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2dmsarray) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2dmsarray, stride=900)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texturecubearray) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texturecubearray, stride=1000)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(raw_buffer) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(raw_buffer, stride=1100)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(structured_buffer) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(structured_buffer, stride=1200)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1300)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1400)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1500)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1600)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1700)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1800)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=1900)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2000)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2100)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2200)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2300)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2400)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2500)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2600)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2700)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2800)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=2900)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=3000)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown dimension>, stride=3100)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,<unknown resource return type>,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(unorm,float,<unknown resource return type>,unorm) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(snorm,float,<unknown resource return type>,snorm) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(sint,float,<unknown resource return type>,sint) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(uint,float,<unknown resource return type>,uint) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,<unknown resource return type>,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(mixed,float,<unused>,mixed) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(double,float,<continued>,double) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<continued>,float,double,<continued>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unused>,float,mixed,<unused>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,float,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,uint,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,sint,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,snorm,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,unorm,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(<unknown resource return type>,float,<unknown resource return type>,<unknown resource return type>) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8)(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d)(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi(-1,7,-8) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_aoffimmi_indexable(-1,7,-8)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16)(float,float,float,float) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
sample_indexable(texture2d, stride=16) r0.xyzw, r1.xyzw, t2.xyzw, r3.xyzw
add_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
and_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
break_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
breakc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float)_z r1.xyzw
call_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw
callc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float)_z r1.xyzw, r2.xyzw
case_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw
continue_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
continuec_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float)_z r1.xyzw
cut_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
default_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
deriv_rtx_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
deriv_rty_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
discard_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float)_z r1.xyzw
div_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dp2_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dp3_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dp4_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
emit_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
emit_then_cut_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
eq_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
exp_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
frc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
ftoi_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
ftou_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
ge_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
iadd_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ieq_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ige_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ilt_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
imad_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
imin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
imul_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ine_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ineg_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
ishl_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ishr_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
itof_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
label_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw
ld_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ldms_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
log_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
lt_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
mad_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
min_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
max_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
mov_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
movc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
mul_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ne_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
nop_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
not_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
or_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
resinfo_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ret_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
retc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float)_z r1.xyzw
round_ne_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
round_ni_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
round_pi_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
round_z_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
rsq_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
sample_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sample_c_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_c_lz_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_d_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_b_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sqrt_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
sincos_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
udiv_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ult_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
uge_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
umul_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umad_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
umax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
umin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ushr_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
utof_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
xor_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
jmp_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
lod_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
gather4_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
samplepos_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
sampleinfo_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
hs_decls_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 
hs_control_point_phase_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
hs_fork_phase_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
hs_join_phase_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
emit_stream_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw
cut_stream_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw
emit_then_cut_stream_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw
fcall_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw[0]
bufinfo_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
deriv_rtx_coarse_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
deriv_rtx_fine_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
deriv_rty_coarse_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
deriv_rty_fine_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
gather4_c_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_po_c_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
rcp_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
f32tof16_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
f16tof32_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
uaddc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
usubb_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
countbits_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
firstbit_hi_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
firstbit_lo_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
firstbit_shi_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
ubfe_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ibfe_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
bfi_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
bfrev_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
swapc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_uav_typed_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
store_uav_typed_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ld_raw_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
store_raw_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
ld_structured_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
store_structured_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_and_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_or_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_xor_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_cmp_store_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
atomic_iadd_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_imax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_imin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_umax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
atomic_umin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
imm_atomic_alloc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
imm_atomic_consume_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
imm_atomic_iadd_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_and_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_or_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_xor_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_exch_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_cmp_exch_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
imm_atomic_imax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_imin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
imm_atomic_umin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
sync_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float)_ugroup
dadd_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dmax_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dmin_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dmul_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
deq_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dge_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dlt_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dne_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dmov_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
dmovc_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dtof_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
ftod_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
eval_snapped_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
eval_sample_index_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
eval_centroid_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
abort_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
debug_break_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
ddiv_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw
dfma_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
drcp_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
msad_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
dtoi_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
dtou_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
itod_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
utod_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
gather4_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
gather4_c_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
gather4_po_c_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
ld_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ldms_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
ld_uav_typed_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_raw_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw
ld_structured_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw
sample_l_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_c_lz_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_cl_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw
sample_b_cl_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
sample_d_cl_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw, r8.xyzw
sample_c_cl_s_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw, r3.xyzw, r4.xyzw, r5.xyzw, r6.xyzw, r7.xyzw
check_access_fully_mapped_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) r1.xyzw, r2.xyzw
_aoffimmi_indexable_sat [precise](-1,7,-8)(texture2d)(float,float,float,float) 
ret 
