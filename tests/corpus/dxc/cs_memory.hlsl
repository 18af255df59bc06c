// dxc: main cs_6_0
// dxc: main cs_6_0 -Od
// dxc: main cs_6_7 -Zi -Qembed_debug
// dxc: main cs_6_3 -Od -enable-lifetime-markers
// dxc: main cs_6_3 -enable-lifetime-markers
// dxc: main cs_6_6 -enable-lifetime-markers
// Memory: shared and local arrays of structs, matrices, vectors, bools, nested; globals with initialisers; getelementptr of all depths; lifetimes.
struct In { float3 a; bool flag; int2x3 m; };
struct Deep { In in_[2][3]; float4 v; uint64_t w; double d; min16float h; };
groupshared Deep deep[4];
groupshared row_major float3x4 mats[8];
groupshared float flat[16][4];
static In table_[2] = { { float3(1, 2, 3), true, { 1, 2, 3, 4, 5, 6 } }, { float3(4, 5, 6), false, { 6, 5, 4, 3, 2, 1 } } };
static float4 counter = float4(0, 1, 2, 3);
RWByteAddressBuffer o : register(u0);
float sum(float a[6], uint n) { float s = 0; for (uint i = 0; i < n; i++) s += a[i % 6]; return s; }
[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    deep[i & 3].in_[i & 1][i % 3] = table_[i & 1];
    deep[i & 3].v = counter; deep[i & 3].w = i; deep[0].d = 2.5L; deep[1].h = min16float(i);
    mats[i & 7] = float3x4(counter, counter * 2, counter.wzyx);
    flat[i][i & 3] = i;
    counter[i & 3] += 1;
    GroupMemoryBarrierWithGroupSync();
    float a[6];
    for (uint j = 0; j < 6; j++) a[j] = flat[j][i & 3];
    float4x4 m = (float4x4)i;
    m[i & 3] = counter; m[1].zw = 5; m._m02_m13 = 7;
    In copy = deep[(i + 1) & 3].in_[1][2];
    bool b[5] = { true, false, true, i > 3, false };
    uint big[40];
    for (uint k = 0; k < 40; k++) big[k] = k * i;
    o.Store4(16 * i, asuint(m[2] + mats[7 - (i & 7)][i % 3] + sum(a, i)));
    o.Store3(400 + 16 * i, asuint(copy.a) + copy.m[1] + copy.flag + b[i % 5] + big[i * 2]);
    o.Store(900, uint(deep[2].d) + uint(deep[3].h) + uint(deep[1].w));
}
