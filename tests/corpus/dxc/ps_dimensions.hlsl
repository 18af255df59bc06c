// dxc: main ps_6_0
// The sizes of all resources, with and without a level.
Texture1D a; Texture1DArray b; Texture2D c; Texture2DArray d; Texture3D e; TextureCube f; TextureCubeArray g; Buffer<float> h; ByteAddressBuffer i; StructuredBuffer<float3> j;
RWTexture1D<float> k : register(u1); RWTexture1DArray<float> l : register(u2); RWTexture2D<float> m : register(u3); RWTexture2DArray<float> n : register(u4); RWTexture3D<float> o : register(u5); RWBuffer<uint> p : register(u6); RWByteAddressBuffer q : register(u7); RWStructuredBuffer<int4> r : register(u8);
float4 main(nointerpolation uint v : V) : SV_Target
{
    uint4 s = 0, t = 0;
    float4 u = 0;
    a.GetDimensions(s.x); t += s; a.GetDimensions(v, s.x, s.y); t += s;
    b.GetDimensions(s.x, s.y); t += s; b.GetDimensions(v, s.x, s.y, s.z); t += s;
    c.GetDimensions(s.x, s.y); t += s; c.GetDimensions(v, u.x, u.y, u.z);
    d.GetDimensions(s.x, s.y, s.z); t += s; d.GetDimensions(2, s.x, s.y, s.z, s.w); t += s;
    e.GetDimensions(s.x, s.y, s.z); t += s; e.GetDimensions(v, s.x, s.y, s.z, s.w); t += s;
    f.GetDimensions(s.x, s.y); t += s; g.GetDimensions(s.x, s.y, s.z); t += s;
    h.GetDimensions(s.x); t += s; i.GetDimensions(s.x); t += s; j.GetDimensions(s.x, s.y); t += s;
    k.GetDimensions(s.x); t += s; l.GetDimensions(s.x, s.y); t += s; m.GetDimensions(s.x, s.y); t += s; n.GetDimensions(s.x, s.y, s.z); t += s;
    o.GetDimensions(s.x, s.y, s.z); t += s; p.GetDimensions(s.x); t += s; q.GetDimensions(s.x); t += s; r.GetDimensions(s.x, s.y); t += s;
    return t + u;
}
