// fxc: main ps_5_0
// fxc: main ps_5_1
// Coherent, ordered and counted views together.
struct S { float4 a; uint b; };
globallycoherent RWStructuredBuffer<S> a : register(u1); RasterizerOrderedStructuredBuffer<S> b : register(u2); globallycoherent RasterizerOrderedStructuredBuffer<S> c : register(u3); globallycoherent RasterizerOrderedByteAddressBuffer d : register(u4); globallycoherent RasterizerOrderedBuffer<float> e : register(u5);
globallycoherent RasterizerOrderedTexture1D<int> f : register(u6); globallycoherent RasterizerOrderedTexture3D<float2> g : register(u7); globallycoherent RasterizerOrderedTexture2DArray<uint> h : register(u8); AppendStructuredBuffer<S> i : register(u9); globallycoherent RWStructuredBuffer<S> j : register(u10); globallycoherent RasterizerOrderedStructuredBuffer<S> k : register(u11); globallycoherent RasterizerOrderedTexture1DArray<unorm float4> l : register(u12); RWStructuredBuffer<S> plain : register(u13); globallycoherent RWByteAddressBuffer raw : register(u14);
void main(nointerpolation uint4 n : N)
{
    S s = { 1, 2, 3, 4, 5 };
    a[a.IncrementCounter()] = s; b[b.IncrementCounter()] = s; c[c.DecrementCounter()] = s; d.Store(n.x, n.y); e[n.x] = 1; f[n.x] = 2; g[n.xyz] = 3; h[n.xyz] = 4; i.Append(s); j[n.x] = s; k[n.x].b = k[n.y].b; l[n.xy] = 0.5; plain[n.x] = s; raw.Store2(n.x, raw.Load2(n.y));
}
