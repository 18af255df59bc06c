// fxc: main cs_5_0
// fxc: main cs_5_1
// Element types of structured buffers as RDEF describes them ($Element): scalars, vectors, matrices, arrays in structures, min precision.
struct Inner { float a; uint2 b[2]; };
struct Big { Inner i[3]; float4x4 m; row_major float3x2 r; bool on; double d; int k; };
StructuredBuffer<float> e1; StructuredBuffer<int2> e2; StructuredBuffer<uint3> e3; StructuredBuffer<float4x4> e4;
#pragma pack_matrix(row_major)
StructuredBuffer<float4x3> e5;
#pragma pack_matrix(column_major)
StructuredBuffer<Big> e6; StructuredBuffer<bool> e7; StructuredBuffer<double> e8; StructuredBuffer<min16float4> e9; StructuredBuffer<half2> e10;
RWStructuredBuffer<float3x3> w1; RWStructuredBuffer<Big> w2; AppendStructuredBuffer<uint> w3; ConsumeStructuredBuffer<float2> w4; RWStructuredBuffer<double2> w5;
RWByteAddressBuffer w6; RWBuffer<unorm float> w7;
[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    w1[i] = (float3x3)e4[i] * e1[i] + e5[i][1].x;
    Big b = e6[i];
    b.k += e2[i].x + e3[i].y + (e7[i] ? 4 : 5);
    b.d += e8[i];
    w2[i] = b;
    w3.Append(i);
    w5[i] = double2(e8[i + 1], w4.Consume().x);
    w6.Store(0, asuint((float)e9[i].x) + asuint((float)e10[i].y));
    w7[i] = 0.5;
}
