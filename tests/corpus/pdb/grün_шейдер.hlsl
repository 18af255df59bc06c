// dxc: main ps_6_0 -Zi "-D NAME=ä 漢" -Fd grün.pdb
// dxc: main ps_6_0 -Zs
// dxc: main ps_6_0 -Zi -Qembed_debug
// Names and texts beyond ASCII.
#include "größe.hlsli"
float4 main() : SV_Target { return groesse; }
