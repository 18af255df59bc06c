// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1 /Od
// precise in many lanes and instructions: moves, comparisons, conversions, selections, loads, special functions.
float4 a, b; int4 c;
Texture2D t; SamplerState s;
StructuredBuffer<float> st;
float4 main(float4 x : X, nointerpolation int4 n : N, nointerpolation uint2 u : U) : SV_Target
{
    precise float4 r;
    precise float2 v = x.zw;
    precise float3x3 m = float3x3(a.xyz, x.xyz, b.xyz);
    r.x = exp2(x.x) / a.y; r.y = log2(v.x) + cos(x.y); r.z = dot(x.xyz, m[1]) + sin(v.y); r.w = x.x + v.y;
    precise float4 q = x / a + dot(a, x);
    precise float w = dot(v, b.xy) * st[u.x];
    precise int4 i = n * c + int4(x);
    precise uint2 k = u * 3 + uint2(x.xy);
    precise float4 g = t.SampleLevel(s, v, 0) * b;
    precise float4 e = x < a ? b : r;
    precise bool2 z = x.xy >= b.zw;
    r.yw = q.xz; r.xyz += mul(m, x.yzw);
    precise float l;
    if (n.x > 3) l = r.x; else l = e.w + 1;
    precise float4 f = float4(i) + float4(k, k);
    i.y = abs(i.z) + max(i.x, n.w); i.w = -i.x;
    return r + q + w + i + k.xyxy + g + e + l + f + (z.x ? 1 : a.x) + (z.y && i.x > 2 ? b.y : 7);
}
