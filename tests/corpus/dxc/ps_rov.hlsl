// dxc: main ps_6_0
// dxc: main ps_6_6
// Rasterizer ordered views of every kind.
RasterizerOrderedBuffer<float> a : register(u1); RasterizerOrderedByteAddressBuffer b : register(u2); RasterizerOrderedStructuredBuffer<float4> c : register(u3);
RasterizerOrderedTexture1D<float> d : register(u4); RasterizerOrderedTexture1DArray<uint> e : register(u5); RasterizerOrderedTexture2D<float4> f : register(u6); RasterizerOrderedTexture2DArray<int2> g : register(u7); RasterizerOrderedTexture3D<unorm float> h : register(u8);
float4 main(nointerpolation uint3 at : AT) : SV_Target
{
    a[at.x] += 1; b.Store(at.x, b.Load(at.y) + 1); c[at.x] *= 2;
    d[at.x] -= 3; e[at.xy] |= 4; f[at.xy] /= 5; g[at] ^= 6; h[at] = h[at.zxy];
    uint old;
    InterlockedAdd(e[at.xy], 7, old);
    return old;
}
