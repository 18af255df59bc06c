// dxc: main ps_6_0 -Zi -I ../inc
// dxc: main ps_6_0 -Zs -I "..\\inc\\deep" -I .
// dxc: main ps_6_0 -Zi -Qembed_debug -I ../inc
// Files above the working folder.
#include "../inc/deep/ramp.hlsli"
float4 main(float x : X) : SV_Target { return ramp(x); }
