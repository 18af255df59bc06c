// fxc: main cs_5_0
// fxc: main cs_5_0 /Od
// fxc: main cs_5_1
// Raw and structured buffers, read and written, with all widths and with relative and constant offsets.
struct Inner { float2 a; int b[3]; };
struct Element { float4 a; uint b; Inner c[2]; float3x3 d; row_major float2x4 e; };
ByteAddressBuffer raw;
StructuredBuffer<Element> st;
StructuredBuffer<float> scalars : register(t7);
StructuredBuffer<uint2> twos;
RWByteAddressBuffer out1;
globallycoherent RWByteAddressBuffer out2;
RWStructuredBuffer<Element> out3;
globallycoherent RWStructuredBuffer<int3> out4;
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex)
{
    uint i = id.x;
    uint4 r = raw.Load(i) + raw.Load2(i * 8).xyxy + raw.Load3(i * 12 + 4).xyzz + raw.Load4(16);
    Element e = st[i];
    r += asuint(e.a) + e.b + asuint(e.c[1].a).xyxy + e.c[gi & 1].b[2] + asuint(e.d[1]).xyzz;
    r.x += asuint(st[i + 1].e[1].w) + asuint(scalars[i]) + twos[i].y + st[i].c[1].b[gi % 3];
    out1.Store(i * 4, r.x);
    out1.Store2(i * 8 + 16, r.xy);
    if (i == 7) out1.Store3(0, r.xyz);
    out2.Store4(i * 16, r);
    if (i == 7) out2.Store(4, out1.Load(i) + out2.Load2(8).y);
    e.b += r.y;
    out3[i] = e;
    out3[i + 1].c[1].b[0] = 5;
    out3[i + 2].a.yw = 2;
    out3[gi].d[2] = float3(1, 2, 3);
    out4[i] = out4[gi].zyx;
    uint n, s;
    out1.GetDimensions(n);
    out3.GetDimensions(n, s);
    out4[n].x = s;
}
