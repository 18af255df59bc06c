// dxc: main ds_6_0 -D QUAD
// dxc: main ds_6_0 -D LINE
// dxc: main ds_6_0 -D TRI
// dxc: main ds_6_1 -D TRI -D VIEW -Zi -Qembed_debug
// Domain shaders of all domains: control points and patch constants in, locations.
struct P { float4 p : POS; min16float2 h : HALF; };
#ifdef QUAD
struct F { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float3 extra : EXTRA; };
#define DOMAIN "quad"
#define L float2
#elif defined(LINE)
struct F { float e[2] : SV_TessFactor; float4 extra : EXTRA1; };
#define DOMAIN "isoline"
#define L float2
#else
struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; uint extra[2] : EXTRA; };
#define DOMAIN "tri"
#define L float3
#endif
struct O { float4 p : SV_Position; float4 q : Q; float clip : SV_ClipDistance; };
[domain(DOMAIN)]
O main(F f, const OutputPatch<P, 5> patch, L at : SV_DomainLocation, uint prim : SV_PrimitiveID
#ifdef VIEW
    , uint view : SV_ViewID
#endif
    )
{
    O o;
    o.p = patch[0].p * at.x + patch[prim % 5].p * at.y;
    o.q = patch[3].h.xyxy + f.e[0];
    o.clip = at.x;
#ifdef QUAD
    o.q.xyz += f.extra + f.i[1];
#elif defined(LINE)
    o.q += f.extra;
#else
    o.q += f.extra[1] * at.z + f.i;
#endif
#ifdef VIEW
    o.p.x += view;
#endif
    return o;
}
