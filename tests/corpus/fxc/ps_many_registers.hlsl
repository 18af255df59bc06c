// fxc: main ps_5_0
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1
// The last registers of every kind.
cbuffer C : register(b13) { float4 big[4096]; }
Texture2D t : register(t127); SamplerState s : register(s15); Buffer<float> b : register(t100);
#ifndef MODEL4
RWBuffer<float> u : register(u63);
#endif
struct In { float4 a[24] : A; nointerpolation uint n : N; };
struct Out { float4 c[7] : SV_Target; float4 last : SV_Target7; };
Out main(In i)
{
    Out o;
    o.last = t.Sample(s, i.a[23].xy) + b[99999] + big[4095] + big[i.n] + i.a[9] * i.a[10];
    for (int k = 0; k < 7; k++) o.c[k] = i.a[k + 12] * big[k * 500];
#ifndef MODEL4
    u[i.n] = o.last.x;
#endif
    return o;
}
