// fxc: main ps_5_0 /D N=1
// fxc: main ps_5_0 /D N=5
// fxc: main ps_4_0 /D N=8
// fxc: main ps_5_1 /D N=3
// Arrays of render targets, and a gap before them.
void main(float4 x : X, out float4 c[N] : SV_Target) { for (int i = 0; i < N; i++) c[i] = x * i; }
