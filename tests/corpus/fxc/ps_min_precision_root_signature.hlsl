// fxc: main ps_5_0
// fxc: main ps_5_1
[RootSignature("CBV(b0), SRV(t0, space=3), UAV(u0), StaticSampler(s0)")] min16float4 main(min16float4 t : T) : SV_Target { return t * t; }
