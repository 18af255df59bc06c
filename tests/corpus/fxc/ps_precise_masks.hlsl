// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// precise marks on single lanes and on pairs of many instructions.
float4 a; int4 b;
Texture2D t; SamplerState s;
float4 main(float4 x : X, nointerpolation int4 n : N, nointerpolation uint4 u : U) : SV_Target
{
    precise float p0; precise float2 p1; precise float3 p2; precise float4 p3;
    float4 r = x;
    r.y = p0 = x.y * a.x + a.y; r.zw = p1 = x.xy * a.zw; r.xyz += p2 = x.yzw + a.xyz; 
    p3 = exp2(r) / log2(x); p3.xz += sin(r.xz); p3.yw *= cos(x.xy); p3.y = (float)n.x; p3.zw = float2(u.xy); p3.w += frac(x.z);
    precise int4 q = n; q.x = (int)x.x; q.yz = (int2)x.yz * b.xy; q.w = -q.z; q.xz += n.yw; q.y = max(q.z, q.w); q.z = q.x >= n.y;
    precise uint4 v = u; v.x = (uint)x.x; v.yzw = (uint3)x.yzw; v.zw &= u.xy; v.x = v.y < u.z;
    precise float4 e = 0; e.x = dot(x, a); e.y = dot(x.wzyx, a); e.z = dot(x.yxwz, a); e.w = dot(x.zwxy, a); e.yz += float2(dot(x.xyz, a.yzw), dot(x.zyx, a.xyz)); e.xw += dot(x.xy, a.zw);
    precise float4 g = t.Sample(s, x.xy); g.xy = x.xy < a.xy ? g.yx : x.zw; g.w = max(x.x, min(a.y, g.z)); g.z = sqrt(x.y) + rsqrt(x.w) + floor(a.x);
    precise float4 h; h.x = x.x; h.y = a.x; h.zw = g.xy; h.xz = u.x > 3 ? h.yw : x.xz;
    return r + p0 + p1.xyxy + p2.xyzz + p3 + q + v + e + g + h;
}
