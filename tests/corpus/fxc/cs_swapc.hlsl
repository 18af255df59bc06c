// fxc: main cs_5_0
// fxc: main cs_5_1
// swapc: two values exchanged under a condition.
StructuredBuffer<float4> a;
RWStructuredBuffer<float4> o;
[numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float4 x = a[i], y = a[i + 1];
    float2 e = a[i].xy, f = a[i + 3].zw;
    if (x.w < y.w)
    {
        float4 k = x;
        x = y;
        y = k;
    }
    if (e.x > f.x)
    {
        float2 k = e;
        e = f;
        f = k;
    }
    o[2 * i] = x + e.xyxy;
    o[2 * i + 1] = y * f.yxyx;
}
