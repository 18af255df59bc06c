// dxc: main ps_6_0 -Zi
// dxc: main ps_6_0 -Zs
// dxc: main ps_6_0 -Zi -Qpdb_in_private
// A source of megabytes: bless-pdb.py and the test write large.hlsli.
#include "large.hlsli"
float4 main() : SV_Target { return LARGE; }
