// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0 /Od
// Negated, absolute and negated absolute operands, saturated results, all kinds of swizzles and masks.
float4 a;
float b;
float4 main(float4 t : TEXCOORD, float2 u : UV) : SV_Target
{
    float4 r = -t.wzyx * abs(a.xxyy) + -abs(t.yzwx);
    r.xz = saturate(r.yw - abs(u.yx));
    r.y = saturate(-abs(b) * u.x);
    r.zyw = t.xxx - r.xyz;
    r.w = abs(r.w) + -r.z;
    r.xyw += saturate(dot(abs(r), -t)) * a.wzw;
    r = saturate(r * -abs(a.x) + u.xyxy);
    r.yw = max(-r.xx, abs(u));
    return saturate(rsqrt(-r)) + saturate(frac(abs(r)));
}
