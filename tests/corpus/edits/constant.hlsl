// dxc: main ps_6_0 -D VALUE=2.5
// dxc: main ps_6_0 -D VALUE=17.25
// dxc: main ps_6_0 -D VALUE=2.5 -Zi -Qembed_debug
// dxc: main ps_6_0 -D VALUE=17.25 -Zi -Qembed_debug
// A float that is nowhere else: one operand of one instruction.
float4 main(float4 color : COLOR) : SV_Target { return color * VALUE + 3; }
