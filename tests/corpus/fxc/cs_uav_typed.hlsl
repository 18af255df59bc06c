// fxc: main cs_5_0
// fxc: main cs_5_0 /Od
// fxc: main cs_5_1
// Typed unordered access views: all dimensions, element types, globallycoherent.
RWTexture1D<float4> t1;
RWTexture1DArray<int2> t1a;
globallycoherent RWTexture2D<float> t2;
RWTexture2DArray<uint4> t2a;
RWTexture3D<unorm float4> t3;
RWBuffer<snorm float2> b;
globallycoherent RWBuffer<int> bi : register(u9);
RWTexture2D<uint> t2u : register(u11);
RWTexture1D<snorm float> t1s;
[numthreads(8, 4, 2)] void main(uint3 id : SV_DispatchThreadID)
{
    t1[id.x] = id.xyzx;
    t1a[id.xy] = int2(id.yz) - 4;
    t2[id.xy] = t2[id.yx] * 2;
    t2a[id] = uint4(id, 1);
    t3[id] = float4(id, 0) / 64;
    b[id.x] = id.xy * 0.01;
    bi[id.x] = bi[id.y] + 1;
    t2u[id.xy] ^= 0x55;
    t1s[id.z] = -0.5;
    uint w, h, d;
    t2.GetDimensions(w, h);
    bi[0] = w + h;
    t2a.GetDimensions(w, h, d);
    bi[1] = w + h + d;
    bi.GetDimensions(w);
    bi[2] = w;
    t3.GetDimensions(w, h, d);
    bi[3] = w - d;
    t1a.GetDimensions(w, h);
    bi[4] = w * h;
}
