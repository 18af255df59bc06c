// dxc: main cs_6_0
// dxc: main cs_6_6
// dxc: main cs_6_2 -enable-16bit-types -D F=half -D I=int16_t -D U=uint16_t
// dxc: main cs_6_0 -Od
// dxc: main cs_6_6 -Zi -Qembed_debug
// Reads and writes of every kind of resource and element type; counters; masks of components.
#ifndef F
#define F float
#define I int
#define U uint
#endif
struct S { F f; vector<I, 3> i; U u[2]; float3x2 m; };
Buffer<F> b1 : register(t0); Buffer<vector<I, 2> > b2 : register(t1); Buffer<vector<U, 4> > b4 : register(t2); Buffer<unorm float4> bn : register(t3); Buffer<snorm float2> bs : register(t4);
RWBuffer<F> w1 : register(u0); RWBuffer<vector<I, 4> > w4 : register(u1); RWBuffer<unorm float> wn : register(u2);
RWTexture1D<F> r1 : register(u3); RWTexture1DArray<vector<F, 2> > r1a : register(u4); RWTexture2D<vector<F, 3> > r2 : register(u5); RWTexture2DArray<vector<U, 4> > r2a : register(u6); RWTexture3D<snorm float4> r3 : register(u7);
StructuredBuffer<S> st : register(t5); globallycoherent RWStructuredBuffer<S> sw : register(u8); AppendStructuredBuffer<float4> ap : register(u9); ConsumeStructuredBuffer<float4> co : register(u10);
ByteAddressBuffer ra : register(t6); globallycoherent RWByteAddressBuffer rw : register(u11); RWStructuredBuffer<float> up : register(u12); RWStructuredBuffer<float> down : register(u13);
cbuffer C : register(b3) { row_major float4x3 cm; float3x4 cc; int ci; double cd; F ch[5]; S cs; };
tbuffer T : register(t7) { float4 tt; uint2 ti[3]; };

[numthreads(4, 4, 4)]
void main(uint3 at : SV_DispatchThreadID, uint3 g : SV_GroupID, uint3 l : SV_GroupThreadID, uint i : SV_GroupIndex)
{
    w1[i] = b1[i] + b2[at.x].y + b4.Load(at.y).z + F(bn[i].x + bs[i].y) + ch[i] + F(cm[1].y * cc[2].x + tt.w);
    w4[i] = vector<I, 4>(b4[i]) + ci;
    wn[i] = bn[i].w;
    r1[at.x] = w1[i];
    r1a[at.xy] = w1[i + 1];
    r2[at.xy] = vector<F, 3>(w4[i].xyz);
    r2[at.yx].xy = 1;
    r2a[at] = vector<U, 4>(r2[at.xy].x, ti[i]. x, ti[1].y, g.x);
    r3[at] = r3[at.zyx] + float(cd);
    S s = st[i];
    sw[at.x] = s;
    sw[at.y].m = sw[at.z].m + cs.m;
    sw[at.z].i.y = l.x;
    ap.Append(co.Consume());
    uint n = up.IncrementCounter();
    up[n] = 1;
    down[down.DecrementCounter()] = 2;
    rw.Store(4 * i, ra.Load(i));
    rw.Store2(8 * i, ra.Load2(i));
    rw.Store3(12 * i, ra.Load3(i));
    rw.Store4(16 * i, rw.Load4(i));
    rw.Store<S>(32 * i, ra.Load<S>(i));
    uint status;
    rw.Store(0, ra.Load4(i, status));
    rw.Store(4, CheckAccessFullyMapped(status));
}
