// fxc: main cs_5_0
// fxc: main cs_5_1 /Od
// Loads of formats with more than one channel: TypedUAVLoadAdditionalFormats in SFI0.
RWTexture2D<float4> a;
RWTexture3D<uint2> b;
RWBuffer<int4> c;
[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
    a[id.xy] = a[id.yx].wzyx + 1;
    b[id] = b[id.zyx].yx;
    c[id.x] = c.Load(id.y) * 2;
}
