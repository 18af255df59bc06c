// fxc: main ps_5_0
[RootSignature("")] float main(nointerpolation uint2 n : N) : SV_Target { return (float)(asdouble(n.x, n.y) * 3); }
