// fxc: main cs_5_0 /D "E=float4"
// fxc: main cs_5_1 /D "E=float2x4"
// fxc: main cs_5_0 /D "E=uint2"
// fxc: main cs_5_1 /D "E=int3"
// fxc: main cs_4_0 /D "E=float2x4" /D MODEL4
AppendStructuredBuffer<E> add;
ConsumeStructuredBuffer<E> take;
RWStructuredBuffer<E> counted;
StructuredBuffer<E> st;
RWStructuredBuffer<E> plain;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
#ifdef MODEL4
    plain[i] = st[i] * 2;
#else
    add.Append(take.Consume());
    counted[counted.IncrementCounter()] = st[i];
    plain[i] = 3;
#endif
}
