// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_0 /Gis
// fxc: main ps_4_0 /Gis
// fxc: main ps_4_0
// fxc: main ps_5_1
// `precise` values of one to four lanes; /Gis makes everything precise and takes refactoringAllowed away.
float4 a, b;
float4 main(float4 t : T, nointerpolation int4 n : N) : SV_Target
{
    precise float4 r = t * a + b;
    precise float x = dot(t, a) + b.y;
    precise float2 y = t.xy / a.zw + frac(b.xy);
    precise float3 z = min(t.xyz, a.www) * b.x + sqrt(t.yzw);
    precise int2 k = n.xy * n.zw + 3;
    float4 q = t * b + a;
    r.xzw += z;
    r.yw += y;
    precise float4 s;
    s.x = r.x * q.x + 1;
    s.y = saturate(r.y + q.z);
    s.z = k.x;
    s.w = x > k.y ? r.z : x;
    return s + r + q;
}
