// fxc: main ps_5_0
// fxc: main ps_4_0 /Od
// More than a hundred temporaries alive at once, and a large indexable array.
cbuffer C { float4 c[64]; }
Texture2D t; SamplerState s;
float4 main(float4 x : X, nointerpolation uint2 n : N) : SV_Target
{
    float4 v[64], w[300], r = 0;
    [unroll] for (int i = 0; i < 64; i++) v[i] = t.SampleLevel(s, x.xy + i, i);
    [loop] for (uint j = 0; j < 300; j++) w[j] = j * x;
    [unroll] for (int k = 0; k < 64; k++) r = r.yzwx * v[63 - k] + v[(k * 17 + 5) & 63].wxyz;
    return r + w[n.x] + w[299] * w[n.y];
}
