// fxc: main ds_5_0
// fxc: main ds_5_1
// Every tessellation factor of a triangle is read, and an array of patch constants at run time.
struct C { float4 p : POS; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c[4] : C; };
uint n;
[domain("tri")] float4 main(K k, float3 w : SV_DomainLocation, const OutputPatch<C, 32> c) : SV_Position
{
    return c[31].p * w.z + k.e[0] + k.e[1] * k.e[2] + k.i + k.c[n] * k.c[n + 1].wzyx;
}
