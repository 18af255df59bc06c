// fxc: main ps_5_1
// fxc: main ps_5_1 /Od
// fxc: main ps_5_1 /enable_unbounded_descriptor_tables /D UNBOUNDED
// Register spaces, arrays of every kind of resource, bounded and unbounded, indexed at run time and non-uniformly.
#ifdef UNBOUNDED
#define SIZE
#else
#define SIZE 10
#endif
struct S { float4 a; uint b; };
struct CB { float4 a; float4 b[4]; };
Texture2D t[SIZE] : register(t0, space1);
Texture2DArray ta[3] : register(t100, space2);
StructuredBuffer<S> st[4] : register(t3);
ByteAddressBuffer raw[2] : register(t0, space7);
Buffer<uint> buf[5] : register(t20, space1000);
Texture2DMS<float4> ms[2] : register(t0, space9);
ConstantBuffer<CB> cb[SIZE] : register(b2, space3);
ConstantBuffer<CB> single : register(b0);
SamplerState s[6] : register(s1, space4);
SamplerComparisonState cmp[2] : register(s0, space5);
RWTexture2D<float> rw[4] : register(u1, space6);
RWStructuredBuffer<S> rwst[SIZE] : register(u0, space8);
RWByteAddressBuffer rwraw[2] : register(u8);
float4 main(float4 u : U, nointerpolation uint3 n : N) : SV_Target
{
    float4 r = t[3].Sample(s[0], u.xy) + t[n.x].Sample(s[n.y], u.xy) + t[n.x + 4].Sample(s[n.y + 1], u.xy);
    r += t[NonUniformResourceIndex(n.x)].Sample(s[NonUniformResourceIndex(n.z)], u.zw);
    r += ta[n.z].SampleCmpLevelZero(cmp[n.x], u.xyz, u.w) + ta[2].Load(int4(n, 0)) + ta[1].Gather(s[2], u.xyz, int2(1, 2));
    r += st[n.x][n.y].a + st[1][n.z].b + raw[n.x].Load(n.y) + raw[1].Load4(16) + buf[n.z + 2][n.x] + buf[NonUniformResourceIndex(n.y)][3];
    r += cb[n.x].a + cb[n.y + 1].b[n.z] + cb[2].b[1] + cb[NonUniformResourceIndex(n.x)].b[n.y + 2] + single.b[n.x] + single.a;
    r += ms[n.x].Load(n.xy, 2);
    rw[n.x][n.yz] = r.x;
    rw[NonUniformResourceIndex(n.y)][n.xz] = r.y;
    rwst[n.x][n.y].b = 4;
    rwst[n.z + 1][n.x].a = rwst[3][n.y].a;
    rwraw[n.x].Store2(n.y, n.xy);
    uint old;
    rwraw[n.z].InterlockedAdd(n.y * 4, 1, old);
    uint w, h;
    t[n.z].GetDimensions(w, h);
    return r + old + w + h + t[n.z].CalculateLevelOfDetail(s[0], u.xy);
}
