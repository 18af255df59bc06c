// fxc: main ps_5_1
// fxc: main ps_5_1 /Od
// Constant buffer arrays: the buffer and the row indexed in all combinations.
struct CB { float4 rows[8]; float scalar; };
ConstantBuffer<CB> cb[6] : register(b3, space2);
RWTexture2D<float> rw[5] : register(u1);
RWBuffer<uint> rb[5] : register(u2, space3);
Buffer<float> b[3] : register(t2, space1);
float4 main(nointerpolation uint4 n : N) : SV_Target
{
    float4 r = cb[n.x].rows[n.y] + cb[n.x].rows[n.y + 1] + cb[n.x + 1].rows[n.y] + cb[n.x + 2].rows[n.y + 2] + cb[0].rows[n.w] + cb[n.z].rows[3] + cb[n.z + 1].rows[0];
    r.x += cb[n.x].rows[n.y].z + cb[n.x].rows[n.y + 3].w + cb[n.x + 1].rows[n.z].y + cb[n.x + 2].rows[n.z + 2].y + cb[n.w].scalar + cb[n.w + 2].scalar + cb[2].rows[n.z + 2].x;
    r += cb[NonUniformResourceIndex(n.x)].rows[0] + cb[NonUniformResourceIndex(n.x + 1)].scalar;
    r += rw[n.x + 1][n.zw] + rw[n.y][n.xy] + rw[2][n.xx] + b[n.z + 1][n.x] + b[n.x][3] + rb[n.y + 2][1] + rb[n.x][n.y];
    uint old;
    InterlockedAdd(rb[n.x][n.y], 3); InterlockedAdd(rb[n.x + 1][n.y], 3, old); InterlockedMax(rb[NonUniformResourceIndex(n.z)][1], n.x);
    return r + old;
}
