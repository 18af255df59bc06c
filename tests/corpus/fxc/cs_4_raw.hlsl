// fxc: main cs_4_0
// fxc: main cs_4_1 /Od
RWByteAddressBuffer o;
Texture2D<float4> t;
[numthreads(16, 16, 1)] void main(uint3 id : SV_DispatchThreadID)
{
    o.Store4(id.x * 16, asuint(t.Load(int3(id.xy, 0))));
    o.Store(id.y, 1);
}
