// fxc: main ps_5_1
// fxc: main ps_5_1 /Od
// Matrices and nested arrays in arrays of constant buffers.
struct S { float4 head; row_major float4x4 m[3]; float3 tail[2]; };
ConstantBuffer<S> cb[4] : register(b1);
ConstantBuffer<S> zero[4] : register(b0, space1);
ConstantBuffer<S> two[2][3] : register(b0, space2);
Texture2D t[2][3] : register(t0, space1);
RWStructuredBuffer<float> counted[4] : register(u0);
float4 main(nointerpolation uint4 n : N) : SV_Target
{
    float4 r = cb[n.x].m[n.y][1] + cb[n.x + 1].m[n.y][2] + zero[n.x].m[n.z][1] + zero[n.y].head + zero[n.z].tail[1].xyzz + two[1][n.x].head + two[n.x][n.y].head + two[n.y][1].m[n.z][2];
    r.x += cb[n.x].m[n.y]._m12 + cb[n.w + 1].m[n.z]._m21 + zero[n.x].m[n.z]._m10 + zero[n.w].tail[0].y + two[n.x][2].head.y;
    r += t[1][n.x].Load(n.xyz) + t[n.y][2].Load(n.xyz);
    counted[2].IncrementCounter(); counted[1][n.x] = counted[3].DecrementCounter();
    return r;
}
