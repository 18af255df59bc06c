// fxc: main ps_4_0 /Gis
// fxc: main ps_4_0 /D "P=min16float4"
// fxc: main ps_4_1 /Od
// fxc: main ps_5_0 /Gis /Od
// fxc: main ps_5_0 /Gis
// fxc: main ps_5_0 /all_resources_bound /D "P=min16float4"
// fxc: main ps_5_1 /Od /D "P=min16float4"
// fxc: main ps_5_0 /O0
// fxc: main ps_5_0 /O2
// fxc: main ps_5_0 /O3 /Gfa
// fxc: main ps_5_0 /Gfp /Ges
// fxc: main ps_4_0 /Gec
// fxc: main ps_5_0 /Zss
// fxc: main ps_5_0 /Zsb
// fxc: main ps_5_0 /Qstrip_reflect
// fxc: main ps_5_1 /Qstrip_reflect
// fxc: main ps_4_0 /Qstrip_reflect /Od
// The options of the command line that show in the code.
#ifndef P
#define P float4
#endif
float4 k;
float4 main(P t : T, float x : X) : SV_Target { if (x > k.x) t *= t; return t * k + t; }
