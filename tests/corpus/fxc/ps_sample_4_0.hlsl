// fxc: main ps_4_0
// fxc: main ps_4_0 /Od
Texture2DMS<float4, 8> a; Texture2DMS<float2, 2> b; Texture2DMSArray<float4, 4> c;
float4 main(nointerpolation int3 n : N) : SV_Target
{
    return a.Load(n.xy, 3) + a.Load(n.xy, 1, int2(-1, 2)) + b.Load(int2(-5, 7), 0).xyxy;
}
