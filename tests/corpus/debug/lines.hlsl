// fxc: main ps_5_0 /Zi
// fxc: main ps_5_0 /Zi /Od
// fxc: main ps_5_1 /Zi /Od
// Lines that #line moves, also into other files, and a body that an included file has.
float4 k;
#include "shared.hlsli"
float f(float x)
{
#line 100
    float a = x * k.x;
#line 7 "C:\other\made up.hlsl"
    a = sin(a) * k.y;
#line 2000 "generated"
    return a + k.z;
}
float4 main(float4 p : P) : SV_Target
{
    float4 c = p * f(p.x);
#line 5 "lines.hlsl"
    c += twist(p.xyz, k.w).xyzz;
    return c
#include "tail.hlsli"
    ;
}
