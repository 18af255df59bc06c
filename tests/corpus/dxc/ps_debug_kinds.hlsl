// dxc: main ps_6_0 -Zi
// dxc: main ps_6_0 -Zs
// dxc: main ps_6_0 -Zi -Zsb
// dxc: main ps_6_0 -Zi -Zss
// dxc: main ps_6_0 -Zi -Qembed_debug -Zss
// dxc: main ps_6_0 -Zi -Qsource_in_debug_module -Qembed_debug
// dxc: main ps_6_0 -Zi -Qpdb_in_private
// dxc: main ps_6_0 -Zi -Qembed_debug -Fd given.pdb
// dxc: main ps_6_0 -Qstrip_reflect
// dxc: main ps_6_0 -Qkeep_reflect_in_dxil
// dxc: main ps_6_0 -Zi -Qembed_debug -D NAME="\"two words\""
// Debug information, reflection and hashes, kept and stripped in every way.
#include "ps_debug_kinds.hlsli"
cbuffer C : register(b0) { float4 c; };
float4 main(float4 tint : COLOR) : SV_Target { return lit(tint) * c; }
