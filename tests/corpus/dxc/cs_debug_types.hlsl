// dxc: main cs_6_0 -Zi -Qembed_debug
// dxc: main cs_6_2 -Zi -Qembed_debug -enable-16bit-types -Od
// dxc: main cs_6_2 -Zi -Qembed_debug -Od -Vd
// dxc: main cs_6_2 -Zi -Qembed_debug -O0 -Vd
// Debug information of all types: scalars, vectors, matrices, arrays, structs in structs, resources, enumerations, typedefs, statics, pieces of variables.
enum Colour { Red, Green = 5, Blue = -1 };
typedef float3x2 Small;
struct Inner { half h; min16int i; bool b; uint64_t w; double d; Colour c; };
struct Outer { Inner in_[2][3]; Small m; row_major int2x2 r; float4 v; static const int K = 9; float method(float x) { return x * v.x + K; } };
struct Textures { Texture2D<float4> t; SamplerState s; };
Textures tex;
RWStructuredBuffer<Outer> o : register(u0);
ConstantBuffer<Inner> k : register(b0);
groupshared Inner shared_[4];
static uint counter = 5;
float4 take(in Outer a, inout float2 b, out uint3 c, Textures t)
{
    c = uint3(1, 2, a.in_[1][2].i); b *= a.m[1];
    return t.t.SampleLevel(t.s, b, 0) + a.method(b.x);
}
[numthreads(4, 1, 1)]
void main(uint3 at : SV_DispatchThreadID, uint i : SV_GroupIndex)
{
    Outer x = o[i];
    float2 b = at.xy; uint3 c;
    shared_[i] = x.in_[0][i % 3];
    GroupMemoryBarrierWithGroupSync();
    x.v = take(x, b, c, tex);
    x.in_[i & 1][2] = shared_[3 - i];
    x.r[0] = c.xy; x.v.zw += b; x.in_[0][0].c = k.c == Green ? Red : Blue; x.in_[0][1].w = counter++;
    o[i] = x;
}
