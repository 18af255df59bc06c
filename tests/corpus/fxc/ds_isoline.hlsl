// fxc: main ds_5_0
// fxc: main ds_5_0 /Od
// fxc: main ds_5_1
struct C { float4 p : POS; };
struct K { float e[2] : SV_TessFactor; float4 x : X; };
[domain("isoline")] float4 main(K k, float2 uv : SV_DomainLocation, const OutputPatch<C, 2> c) : SV_Position
{
    return lerp(c[0].p, c[1].p, uv.x) + k.x * uv.y + k.e[0] * k.e[1];
}
