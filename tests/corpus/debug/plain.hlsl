// fxc: main vs_5_0 /Zi
// fxc: main vs_4_0 /Zi /Od
// fxc: main cs_5_0 /Zi /D COMPUTE=1
// fxc: main ps_4_0 /Zi /D PIXEL=1
// Programs of a line or two; one does nothing at all.
#if defined(COMPUTE)
[numthreads(1, 1, 1)] void main() {}
#elif defined(PIXEL)
float4 main() : SV_Target { return 0.25; }
#else
float4 main(float4 p : P) : SV_Position { return p; }
#endif
