// dxc: main ps_6_0
// dxc: main ps_6_2 -enable-16bit-types
// dxc: main ps_6_0 -Od
// Precise values beside fast ones.
float4 main(float4 a : A, half4 h : H, precise float4 c : C) : SV_Target
{
    precise float4 r = a * c + a.wzyx;
    float4 fast = a * c + a.wzyx;
    precise float d = dot(a.xyz, c.xyz) + sqrt(a.w);
    precise half4 p = h * h + h;
    return r / fast + d + p * (h * h - h);
}
