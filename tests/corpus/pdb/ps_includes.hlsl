// dxc: main ps_6_0 -Zi -D TINT=0.5 -D NAMED -I inc -Fd ps_includes.pdb
// dxc: main ps_6_0 -Zs -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Qpdb_in_private -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Qsource_in_debug_module -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Zss -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Zsb -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zs -Zss -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Qembed_debug -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Qembed_debug -Qsource_in_debug_module -D TINT=0.5 -D NAMED -I inc
// dxc: main ps_6_0 -Zi -Qembed_debug -Qpdb_in_private -D TINT=0.5 -D NAMED -I inc
// Several sources, and every way in which dxc keeps them.
#include "colour.hlsli"
#include "deep/ramp.hlsli"
float4 main(float2 uv : TEXCOORD0) : SV_Target { return tinted(ramp(uv.x)) * TINT; }
