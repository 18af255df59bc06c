// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
// dcl_indexableTemp of one to four lanes, written and read through relative indices with and without an offset.
float4 a[4];
int k;
float4 main(float4 t : T, nointerpolation uint2 n : N) : SV_Target
{
    float4 v[6];
    float s[9];
    float2 d[3];
    float3 e[5];
    for (int i = 0; i < 6; i++)
        v[i] = a[i & 3] * i + t;
    for (int j = 0; j < 9; j++)
        s[j] = t.x * j + a[j & 3].y;
    d[0] = t.xy; d[1] = t.zw; d[2] = a[0].xy;
    e[0] = t.xyz; e[1] = t.yzw; e[2] = a[1].xyz; e[3] = 1; e[4] = 2;
    v[n.x] = t.wzyx;
    v[n.y + 1].yz = t.xy;
    s[n.x + 2] += 3;
    d[k & 1] *= 2;
    e[k].xz = a[n.y].xy;
    uint lane = n.x & 3;
    float4 r = v[n.x] + v[n.y + 2] + s[n.x + 3] + s[k] + d[n.x].xyxy + e[n.y + 1].zyxz;
    return r[lane] * v[0] + a[n.x + 1] + a[k];
}
