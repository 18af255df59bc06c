// fxc: statements ps_5_0 /Zi
// fxc: statements ps_5_0 /Zi /Od
// fxc: unlisted ps_5_0 /Zi /Od
// fxc: moved ps_5_0 /Zi /Od
// Statements of which a part stands in another file: in front, behind, and by #line; in a function, where fxc may leave out
// where its lines are, so that its variables are not told either.
float4 k;

float4 statements(float4 p : P) : SV_Target
{
    float4 c = p * k.x;
#include "head.hlsli"
        sqrt(k)
        * k.w;
    c = sin(c) +
        sqrt(c) *
        k.z;
    return c
#include "tail.hlsli"
    ;
}

float4 body(float4 p)
{
    float4 c = p * k.x;
#include "head.hlsli"
        sqrt(k)
        * k.w;
    c = sin(c)
#include "tail.hlsli"
    ;
    return c * k.y;
}

float4 unlisted(float4 p : P) : SV_Target { return body(p); }

float4 lines(float4 p)
{
    float4 c = p * k.x;
#line 50 "aa"
    c = sin(c) +
#line 40 "bb"
        sqrt(c) *
#line 30 "aa"
        k.z;
#line 20 "cc"
    return c;
}

float4 moved(float4 p : P) : SV_Target { return lines(p); }
