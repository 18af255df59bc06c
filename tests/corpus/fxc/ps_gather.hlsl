// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// gather4 of each channel, comparing, with immediate offsets, with one and with four programmable offsets.
Texture2D t2;
Texture2DArray t2a;
TextureCube tc;
TextureCubeArray tca;
Texture2D<uint4> tu;
Texture2D<int> ti;
SamplerState s;
SamplerComparisonState c;
int2 o, o2, o3, o4;
float4 main(float4 t : T) : SV_Target
{
    float4 r = t2.Gather(s, t.xy) + t2.GatherRed(s, t.xy) + t2.GatherGreen(s, t.xy) + t2.GatherBlue(s, t.xy) + t2.GatherAlpha(s, t.xy);
    r += t2a.GatherRed(s, t.xyz) + tc.GatherGreen(s, t.xyz) + tca.GatherAlpha(s, t) + tca.Gather(s, t.wzyx);
    r += t2.Gather(s, t.xy, int2(1, 2)) + t2.GatherBlue(s, t.xy, int2(-8, 7)) + t2a.GatherAlpha(s, t.xyz, int2(3, 0));
    r += t2.GatherRed(s, t.xy, o) + t2.GatherGreen(s, t.xy, o, o2, o3, o4) + t2a.GatherBlue(s, t.xyz, o) + t2.GatherAlpha(s, t.xy, int2(1, 1), int2(2, 2), int2(3, 3), int2(4, 4)) + t2.GatherRed(s, t.xy, int2(20, 2));
    r += t2.GatherCmp(c, t.xy, t.z) + t2.GatherCmpRed(c, t.xy, 0.5) + t2a.GatherCmp(c, t.xyz, t.w) + tc.GatherCmp(c, t.xyz, t.w) + tca.GatherCmp(c, t, t.x);
    r += t2.GatherCmp(c, t.xy, t.z, int2(1, -1)) + t2.GatherCmpRed(c, t.xy, t.z, o) + t2a.GatherCmpRed(c, t.xyz, t.w, o, o2, o3, o4);
    r += tu.GatherRed(s, t.xy) + ti.Gather(s, t.xy);
    return r;
}
