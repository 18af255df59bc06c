// dxc: main ps_6_0 -Zi -Qembed_debug
// dxc: main ps_6_0 -Zi -Qembed_debug -Qstrip_reflect
// Debug information in the container: ILDB, ILDN, SRCI.
float4 main(float4 tint : COLOR) : SV_Target { return tint * tint.w; }
