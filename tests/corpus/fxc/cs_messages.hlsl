// fxc: main cs_5_0
// fxc: main cs_4_0
RWStructuredBuffer<uint> o;
[numthreads(4, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
    printf("thread %u of %u", id.x, 4);
    o[id.x] = id.x * 3;
    if (o[id.x] == 5) abort();
}
