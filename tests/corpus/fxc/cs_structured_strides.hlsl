// fxc: main cs_5_0 /D "E=float" /D N=1
// fxc: main cs_5_0 /D "E=float2" /D N=3
// fxc: main cs_5_0 /D "E=float3" /D N=3
// fxc: main cs_5_0 /D "E=uint4" /D N=5
// fxc: main cs_5_1 /D "E=int" /D N=128
// fxc: main cs_5_1 /D "E=bool" /D N=9
// fxc: main cs_5_0 /D "E=double" /D N=64
// Structured buffers of strides from 4 to 2048, all binding kinds, bound by hand.
struct S { E a[N]; };
StructuredBuffer<S> i : register(t1);
StructuredBuffer<E> small;
RWStructuredBuffer<S> o : register(u1);
AppendStructuredBuffer<S> add : register(u2);
ConsumeStructuredBuffer<S> take : register(u3);
RWStructuredBuffer<S> counted : register(u4);
RWStructuredBuffer<E> smallOut;
[numthreads(1, 2, 3)] void main(uint3 t : SV_GroupThreadID, uint3 g : SV_GroupID)
{
    S s = take.Consume();
    s.a[0] = i[t.x].a[N - 1];
    if (g.z == 0)
        add.Append(s);
    o[g.y * 6 + t.z + t.y * 3].a[t.z % N] = s.a[0];
    counted[counted.IncrementCounter()].a[0] = small[g.x];
    smallOut[t.y] = small[3];
}
