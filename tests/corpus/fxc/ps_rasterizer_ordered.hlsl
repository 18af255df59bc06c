// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Rasterizer ordered views of every kind.
RasterizerOrderedTexture1D<float4> t1 : register(u1);
RasterizerOrderedTexture2D<uint> t2 : register(u2);
RasterizerOrderedTexture3D<float2> t3;
RasterizerOrderedTexture1DArray<int> t1a;
RasterizerOrderedTexture2DArray<unorm float4> t2a;
RasterizerOrderedBuffer<float> b;
RasterizerOrderedByteAddressBuffer raw;
RasterizerOrderedStructuredBuffer<float4> st;
void main(float4 p : SV_Position, nointerpolation uint4 n : N)
{
    t1[n.x] = p;
    t2[n.xy] += 1;
    t3[n.xyz] = p.xy;
    t1a[n.xy] = -3;
    t2a[n.xyz] = p * 0.5;
    b[n.x] += p.x;
    raw.Store(n.x, n.y);
    raw.InterlockedOr(4, n.z);
    st[n.x] = p + st[n.y];
}
