// fxc: main cs_5_0
// fxc: main cs_5_1
struct S { float a; float3 b; }; struct U { uint a; uint b; };
RWBuffer<S> a; RWTexture2D<U> b; RWBuffer<float1> c; RWBuffer<bool> d; RWTexture1D<int1> e; RWBuffer<uint2x2> f;
StructuredBuffer<float2x2> m1; StructuredBuffer<int3x1> m2; RWStructuredBuffer<bool2> m3; StructuredBuffer<float1> m4; RWStructuredBuffer<min16float2x2> m5;
[numthreads(1, 1, 1)] void main(uint3 n : SV_DispatchThreadID)
{
    S s = { 1, { 2, 3, 4 } }; U u = { 5, 6 }; a[n.x] = s; b[n.xy] = u; c[n.x] = 7; d[n.x] = true; e[n.x] = 9; f[n.x] = 1;
    m3[n.x] = m1[n.x]._m01 > m2[n.y]._m20; m5[n.x] = (min16float2x2)m1[n.z] * m4[n.y].x;
}
