// dxc: main ps_6_7
// dxc: main ps_6_0 -D OLD
// dxc: main ps_6_7 -enable-16bit-types -D RAW=uint16_t
// dxc: main ps_6_7 -D RAW=uint64_t
// Gathers of every channel, with one offset and with four, compared and raw; dynamic offsets.
#ifndef RAW
#define RAW uint
#endif
Texture2D<float4> t; Texture2DArray<float4> ta; TextureCube<float4> tc; TextureCubeArray<float4> tca; Texture2D<uint4> ti; Texture2D<RAW> raw; Texture2DArray<RAW> rawa;
SamplerState s; SamplerComparisonState sc;
float4 main(float4 c : C, nointerpolation int2 o : O) : SV_Target
{
    float4 r = t.Gather(s, c.xy) + t.GatherRed(s, c.xy, int2(1, 2)) + t.GatherGreen(s, c.xy, o) + t.GatherBlue(s, c.xy) + t.GatherAlpha(s, c.xy, int2(0, 1), int2(1, 0), int2(1, 1), int2(-1, -1));
    r += ta.Gather(s, c.xyz) + ta.GatherAlpha(s, c.xyz, o) + tc.Gather(s, c.xyz) + tc.GatherBlue(s, c.xyz) + tca.GatherGreen(s, c);
    r += t.GatherCmp(sc, c.xy, c.w) + ta.GatherCmp(sc, c.xyz, c.w, o) + tc.GatherCmp(sc, c.xyz, 0.5) + tca.GatherCmp(sc, c, 0.25);
    uint status;
    r += t.GatherCmpRed(sc, c.xy, c.w, int2(3, 3), status);
    r += CheckAccessFullyMapped(status) + float4(ti.Gather(s, c.xy));
#ifndef OLD
    vector<RAW, 4> q = raw.GatherRaw(s, c.xy) + raw.GatherRaw(s, c.xy, int2(1, 1)) + rawa.GatherRaw(s, c.xyz, o, status);
    r += CheckAccessFullyMapped(status) + float4(q);
#endif
    return r;
}
