// fxc: main ds_5_0
// fxc: main ds_5_0 /Od
// fxc: main ds_5_1
struct V { float4 p : SV_Position; int2 a : A; uint b : B; float3 c : C; float clip : SV_ClipDistance; uint rt : SV_RenderTargetArrayIndex; uint vp : SV_ViewportArrayIndex; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float a : A; float2 b : B; float3 c : C; int d : D; int3 f : F; uint2 g : G; float h[3] : H; };
int n;
[domain("quad")] V main(K k, float2 uv : SV_DomainLocation, const OutputPatch<V, 16> v, uint id : SV_PrimitiveID)
{
    V o;
    o.p = v[0].p * -uv.x + v[n].p * (1 - uv.y) - k.c.xyzz - abs(uv.y) + v[n + 2].p + k.e[1] * k.e[3] + k.i[1];
    o.a = v[1].a + k.f.yz; o.b = k.d + id; o.c = v[2].c * k.b.y + k.a + k.h[2]; o.clip = k.h[0]; o.rt = k.g.y; o.vp = v[id & 15].vp;
    return o;
}
