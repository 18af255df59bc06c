// fxc: main cs_4_0
// fxc: main cs_4_1
// fxc: main cs_4_0 /Od
// Model 4 computing: rounding, conversions, negation, fields, sums of products.
StructuredBuffer<float4> a; RWStructuredBuffer<uint4> o; cbuffer C { float4 k; int4 i; }
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex)
{
    float4 x = a[id.x]; float4 r = floor(x) + ceil(k) + trunc(x * k) + round(x) * k + x; int4 q = -(int4)id.xyzx * i + (int4)r; uint4 u = (uint4)r * id.x + gi;
    o[gi] = u + (uint4)q + (uint4)(x * 3) + (-i - (int)gi) + (i / (int)(id.y + 1));
}
