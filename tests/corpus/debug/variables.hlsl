// fxc: main ps_5_0 /Zi
// fxc: main ps_5_0 /Zi /Od
// fxc: main ps_4_1 /Zi /Od
// Structs in structs, arrays of both, matrices of either order, statics, and arrays that are indexed.
struct Inner { float2 a; int b; uint c[3]; bool d; };
struct Outer { Inner one; Inner two[2]; float3x4 m; row_major float2x3 n; float4 v[2]; };
float4 k[8];
row_major float4x4 world;
int n;
static float4 memory = float4(1, 2, 3, 4);
static int counter;
static const float table[5] = { 1, 3, 5, 7, 9 };

Outer fill(float4 p)
{
    Outer o;
    o.one.a = p.xy * k[0].x;
    o.one.b = int(p.z);
    o.one.c[0] = n;
    o.one.c[1] = n * 2;
    o.one.c[2] = n + counter;
    o.one.d = p.w > 0;
    o.two[0] = o.one;
    o.two[1] = o.one;
    o.two[1].a = p.zw;
    o.m = float3x4(p, p * 2, k[1]);
    o.n = (row_major float2x3)world;
    o.v[0] = p;
    o.v[1] = mul(p, world);
    return o;
}

float4 main(float4 p : P, int4 q : Q) : SV_Target
{
    float4 local[4];
    float flat[6];
    counter += q.x;
    Outer o = fill(p);
    local[0] = p;
    local[1] = o.v[1];
    local[2] = mul(o.m, p).xyzz;
    local[3] = o.two[q.y & 1].a.xyxy;
    for (int i = 0; i < 6; ++i)
        flat[i] = table[min(i, 4)] * p[i & 3];
    memory += local[q.z & 3];
    memory.x += flat[q.w & 3];
    return memory + o.one.d + o.one.c[q.x & 1] + mul(o.n, p.xyz).xyxy + k[q.y & 7];
}
