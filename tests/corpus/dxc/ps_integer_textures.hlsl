// dxc: main ps_6_7
// dxc: main ps_6_7 -enable-16bit-types -D I=int16_t -D U=uint16_t -D F=half
// dxc: main ps_6_1 -D F=min16float -D I=min16int -D U=min16uint -D OLD
// Textures of integers: sampled (6.7), loaded, gathered, stored; attributes of all types at vertices.
#ifndef I
#define I int
#define U uint
#define F float
#endif
typedef vector<I, 4> I4; typedef vector<U, 2> U2;
Texture2D<I4> a : register(t0); Texture3D<U2> b : register(t1); Texture2DMS<I> c : register(t2); SamplerState s : register(s0);
RWTexture2D<I4> d : register(u1); RWTexture1D<vector<F, 2> > e : register(u2); RWBuffer<F> f : register(u3);
struct Out { I4 x : SV_Target0; U2 y : SV_Target1; };
Out main(float4 uv : UV, nointerpolation I4 i : INTS, nointerpolation vector<F, 2> h : FLOATS)
{
    Out o;
    uint2 at = uint2(uv.xy);
    o.x = a.Load(int3(at, 0)) + c.Load(at, 1) + d[at];
    o.y = b.Load(int4(at, at));
#ifndef OLD
    o.x += a.Sample(s, uv.xy) + a.SampleLevel(s, uv.xy, 1) + a.SampleBias(s, uv.xy, 2, int2(1, 1)) + a.SampleGrad(s, uv.xy, uv.xy, uv.zw);
    o.y += b.Sample(s, uv.xyz);
#endif
    o.x += a.GatherGreen(s, uv.xy) + GetAttributeAtVertex(i, 1);
    d[at.yx] = o.x;
    e[at.x] = GetAttributeAtVertex(h, 2) + e[at.y];
    f[at.y] = F(uv.z);
    return o;
}
