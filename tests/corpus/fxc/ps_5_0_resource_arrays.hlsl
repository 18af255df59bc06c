// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// Resource arrays before 5.1: elements are bound one by one.
Texture2D t[4] : register(t3);
Texture2D all[3];
SamplerState s[2];
float4 main(float4 u : U) : SV_Target
{
    float4 r = t[2].Sample(s[1], u.xy) + t[0].Sample(s[0], u.zw);
    for (int i = 0; i < 3; i++)
        r += all[i].Sample(s[i & 1], u.xy);
    return r;
}
