// fxc: main ds_5_0
// fxc: main ds_5_1
struct C { min16float4 p : POS; float2 u : U; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; min16float4 c : PCDATA; min16int2 d : D; };
struct O { float4 p : SV_Position; min16float4 c : C; };
[domain("tri")] O main(K k, float3 w : SV_DomainLocation, const OutputPatch<C, 3> c)
{
    O o;
    o.c = c[0].p * k.c + c[1].p * k.d.xyxy;
    o.p = o.c + c[2].u.xyxy * w.x;
    return o;
}
