// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// precise matrices, structures, arrays and out parameters.
struct S { precise float4 a; float2 b; };
float4x4 m; float4 k; int4 c; StructuredBuffer<float4> st;
void both(float4 x, out precise float2 a, out float2 b) { a = x.xy * x.zw + k.xy; b = x.zw * k.x + x.x; }
float4 main(float4 x : X, nointerpolation int4 n : N, nointerpolation uint4 u : U) : SV_Target
{
    precise float3x4 p = (float3x4)m * x.x + k.y;
    precise float2x3 q; q[0] = x.xyz; q[1].xz = k.yw; q[1].y = x.w * k.z + 1;
    S s; s.a = x * k + k.wzyx; s.b = x.xy * k.zw + x.zw;
    float2 a, b; both(x, a, b);
    precise float e[3]; e[0] = x.x; e[1] = k.y * x.y + x.z; e[2] = 4; e[n.x] = x.w * x.y + 5;
    precise float4 g = st[u.x]; g.x = st[u.y].w * 2 + 1; g.yzw += (float3)n.yzw * k.yzw; g.xyz = mul((float3x3)p, g.yzw);
    precise int4 h = n; h.x *= c.x; h.yzw = n.xyz * c.yzw + n.www; h.y = n.x / c.y; h.w = -h.x; h.xy += c.zw; h.z = u.x / 3; h.y = h.x != h.z; h.w = (int)(x.w * 2);
    precise float4 f; f.x = sin(x.x) * cos(x.y); f.y = exp2(x.y); f.z = exp(x.z); f.w = x.w / k.w; f.yz *= float2(x.x / k.x, exp2(k.y)); f.zw += (float2)u.xy; f.yzw *= (float3)u.zyx; f.xyz = x.yzw * k.xxy + f.zyx; f.yw = x.xz;
    return float4(mul(p, x), q[1].y) + s.a + s.b.xyxy + a.xyxy + b.xxyy + e[n.y] + g + h + f + q._m02;
}
