// fxc: main vs_5_0
// fxc: main vs_5_0 /Od
// fxc: main vs_4_0
// fxc: main vs_5_1
// dcl_indexRange: inputs and outputs indexed at run time.
struct Out { float4 p : SV_Position; float4 o[5] : OUT; };
uint k;
Out main(float4 a[6] : A, float4 p : POSITION, uint n : N, float2 b[3] : B)
{
    Out o;
    o.p = p + a[n] + b[k].xyxy;
    for (int i = 0; i < 5; i++) o.o[i] = a[i];
    o.o[n] = a[n + 1];
    o.o[k + 1] = a[k] * 2;
    return o;
}
