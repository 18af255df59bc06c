// Included by ps_debug_kinds.hlsl.
struct Lit { float4 v; int n; };
float4 lit(float4 x)
{
    Lit l;
    l.v = x * x.w; l.n = 3;
    return l.v + l.n;
}
