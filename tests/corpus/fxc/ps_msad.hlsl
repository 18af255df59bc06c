// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_0 /D "P=min16float"
// fxc: main ps_5_1 /Gis
// msad alone: the flag of the shader extensions of 11.1.
#ifndef P
#define P float
#endif
uint4 main(nointerpolation uint4 n : N, P x : X) : SV_Target { return msad4(n.x, n.yz, n) + uint(x); }
