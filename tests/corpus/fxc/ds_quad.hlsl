// fxc: main ds_5_0
// fxc: main ds_5_1 /Od
struct C { float3 p : POS; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
[domain("quad")] float4 main(K k, float2 uv : SV_DomainLocation, const OutputPatch<C, 16> c) : SV_Position
{
    float3 r = 0;
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 4; x++)
            r += c[y * 4 + x].p * pow(uv.x, x) * pow(uv.y, y);
    return float4(r, k.e[0] + k.e[3] * k.i[1]);
}
