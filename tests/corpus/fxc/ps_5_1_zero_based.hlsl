// fxc: main ps_5_1
// fxc: main ps_5_1 /Od
// Arrays that begin at register 0, where the index needs no addition.
struct S { float4 rows[8]; float one; };
ConstantBuffer<S> cb[6] : register(b0, space1);
RWStructuredBuffer<float4> counted[5] : register(u0, space1);
RWByteAddressBuffer raw[5] : register(u0, space2);
RWTexture2D<int> rw[5] : register(u0, space3);
Texture2D t[5] : register(t0, space1);
StructuredBuffer<float4> st[5] : register(t0, space2);
SamplerState s[5] : register(s0, space1);
float4 main(nointerpolation uint4 n : N, float4 x : X) : SV_Target
{
    float4 r = cb[n.x].one + cb[NonUniformResourceIndex(n.y)].one * cb[n.x].rows[n.y].y + cb[n.z].rows[n.w] + cb[n.z + 1].rows[n.w + 1].x;
    r += t[n.x].Sample(s[n.y], x.xy) + t[n.y].Load(n.xyz) + st[n.z][n.w] + t[NonUniformResourceIndex(n.w)].SampleLevel(s[NonUniformResourceIndex(n.x)], x.zw, 0);
    counted[n.x].IncrementCounter(); r += counted[n.y].DecrementCounter() + counted[n.w][n.x] + rw[n.y][n.zw] + raw[n.z].Load(n.x);
    counted[n.x][1] = x; raw[n.w].Store(4, n.x); InterlockedAdd(rw[n.x][n.zw], 3); rw[n.z][n.xy] = 7;
    uint old; raw[n.x].InterlockedMax(8, n.y, old);
    return r + old;
}
