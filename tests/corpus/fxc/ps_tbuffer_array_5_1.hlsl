// fxc: main ps_5_1
// fxc: main ps_5_1 /Od
// TextureBuffer<T> and arrays of it and of counters.
struct S { float4 a; int2 b; };
TextureBuffer<S> tb : register(t5);
TextureBuffer<S> tbs[4] : register(t0, space2);
RWStructuredBuffer<S> counted[3] : register(u4, space1);
float4 main(nointerpolation uint2 n : N) : SV_Target
{
    counted[1].IncrementCounter();
    uint k = counted[n.x].DecrementCounter();
    counted[2][k].b = 3;
    counted[n.y + 1][k].a = counted[n.x][0].a.wzyx;
    return tb.a + tb.b.y + tbs[2].a + tbs[n.x].b.xyxy;
}
