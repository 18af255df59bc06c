// fxc: main ds_5_0
// fxc: main ds_5_0 /Od
// fxc: main ds_5_1
// Triangle domain: location, control points indexed at run time, patch constants, factors, system values out.
struct C { float4 p : POS; float2 t[3] : T; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float3 c[4] : C; uint d : D; };
struct O { float4 p : SV_Position; float2 t : T; float clip : SV_ClipDistance; uint rt : SV_RenderTargetArrayIndex; uint vp : SV_ViewportArrayIndex; };
[domain("tri")] O main(K k, float3 w : SV_DomainLocation, const OutputPatch<C, 3> c, uint id : SV_PrimitiveID)
{
    O o;
    o.p = c[0].p * w.x + c[1].p * w.y + c[2].p * w.z + k.c[id & 3].x + k.i;
    o.t = c[id % 3].t[1] + k.c[2].yz + k.e[1] + c[0].t[id % 3];
    o.clip = k.e[2];
    o.rt = k.d;
    o.vp = id;
    return o;
}
