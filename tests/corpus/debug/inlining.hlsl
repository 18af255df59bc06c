// fxc: main ps_5_0 /Zi
// fxc: main ps_5_0 /Zi /Od
// fxc: main ps_4_0 /Zi /Od
// Calls in calls in calls, some of them from an included file, in a loop and with an else.
#include "shared.hlsli"

float4 tint;
int count;

float leaf(float x)
{
    float y = x * tint.x;
    if (y > 0.5)
        y = sin(y);
    else
        y = y + tint.w;
    return y;
}

float branch(float a, float b)
{
    float l = leaf(a);
    float r = leaf(b + 1);
    return l * r;
}

float trunk(float2 p)
{
    float sum = 0;
    [loop] for (int i = 0; i < count; ++i)
        sum += branch(p.x, p.y + i);
    return sum + twist(p.xyx, 2).x;
}

float4 main(float4 p : P, float2 q : Q) : SV_Target
{
    float t = trunk(q);
    return p * t + scale(p, branch(t, q.y));
}
