// fxc: main vs_5_0
// fxc: main vs_5_0 /Od
// fxc: main vs_4_0
// fxc: main vs_5_1
// dcl_indexRange: inputs and outputs indexed at run time.
uint k;
void main(float4 a[6] : A, float4 p : POSITION, uint n : N, float2 b[3] : B, out float4 o[5] : OUT, out float4 pos : SV_Position)
{
    pos = p + a[n] + b[k].xyxy;
    for (int i = 0; i < 5; i++) o[i] = a[i];
    o[n] = a[n + 1];
    o[k + 1] = a[k] * 2;
}
