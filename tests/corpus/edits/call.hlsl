// dxc: main ps_6_0 -D EXTRA=float
// dxc: main ps_6_0 -D EXTRA=saturate
// A call more, of a function that was not there.
float main(float value : VALUE) : SV_Target { return EXTRA(value); }
