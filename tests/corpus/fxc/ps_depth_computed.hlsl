// fxc: main ps_5_0
// fxc: main ps_5_0 /D "SEMANTIC=SV_DepthLessEqual"
// fxc: main ps_5_1 /D "SEMANTIC=SV_DepthGreaterEqual" /Od
// fxc: main ps_4_0 /D "SEMANTIC=SV_Depth"
// Depth outputs written by moves under conditions and by arithmetic.
#ifndef SEMANTIC
#define SEMANTIC SV_DepthGreaterEqual
#endif
float2 k;
float main(noperspective centroid float4 p : SV_Position, nointerpolation uint n : N) : SEMANTIC
{
    [branch] if (n == 3) return 0.5;
    [branch] if (n == 4) return k.y;
    return p.z * k.x + 0.1;
}
