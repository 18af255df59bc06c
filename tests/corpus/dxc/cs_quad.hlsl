// dxc: main cs_6_7
// dxc: main cs_6_6 -D OLD
// Derivatives and quad votes in a compute shader, texture samples with implied level.
Texture2D<float4> t : register(t0);
SamplerState s : register(s0);
RWTexture2D<float4> o : register(u0);
[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    float2 uv = at * 0.125;
    float4 c = t.Sample(s, uv) + ddx(uv).xyxy + ddy_fine(uv).xyxy;
#ifndef OLD
    if (QuadAny(c.x > 1)) c *= 2;
    if (QuadAll(c.y > 1)) c *= 3;
#endif
    o[at] = c + t.SampleBias(s, uv, 1) + t.CalculateLevelOfDetail(s, uv);
}
