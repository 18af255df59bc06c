// fxc: main cs_5_0
// fxc: main cs_5_0 /Od
// fxc: main cs_5_1
// Append and consume buffers and hidden counters.
struct P { float4 a; uint b; };
AppendStructuredBuffer<P> add;
ConsumeStructuredBuffer<P> take;
AppendStructuredBuffer<float2> add2 : register(u5);
RWStructuredBuffer<P> count;
RWStructuredBuffer<uint> down;
[numthreads(32, 2, 1)] void main(uint gi : SV_GroupIndex)
{
    P p = take.Consume();
    p.b += gi;
    add.Append(p);
    add2.Append(p.a.xy);
    uint k = count.IncrementCounter();
    count[k] = p;
    down[down.DecrementCounter()] = k;
}
