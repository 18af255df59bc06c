// dxc: main hs_6_0 -D QUAD
// dxc: main hs_6_0 -D LINE
// dxc: main hs_6_0 -D TRI
// dxc: main hs_6_0 -D QUAD -Od
// dxc: main hs_6_1 -D QUAD -D VIEW
// Hull shaders of all domains, partitionings and topologies: control points, patch constants, factors rounded by intrinsics.
struct P { float4 p : SV_Position; float3 n : NORMAL; uint id : ID; };
struct O { float4 p : POS; min16float2 h : HALF; };
#ifdef QUAD
struct F { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float3 extra : EXTRA; float more[3] : MORE; };
#define DOMAIN "quad"
#define PART "fractional_even"
#define TOP "triangle_ccw"
#elif defined(LINE)
struct F { float e[2] : SV_TessFactor; float4 extra : EXTRA1; };
#define DOMAIN "isoline"
#define PART "integer"
#define TOP "line"
#else
struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
#define DOMAIN "tri"
#define PART "pow2"
#define TOP "point"
#endif
F constants(InputPatch<P, 7> patch, OutputPatch<O, 5> o, uint prim : SV_PrimitiveID
#ifdef VIEW
    , uint view : SV_ViewID
#endif
    )
{
    F f = (F)0;
#ifdef QUAD
    float2 u; float4 r; float2 ri;
    Process2DQuadTessFactorsAvg(patch[0].p, patch[1].n.xy, r, ri, u);
    f.e[0] = r.x; f.e[1] = r.y; f.e[2] = r.z; f.e[3] = r.w; f.i[0] = ri.x; f.i[1] = u.y;
    f.extra = o[prim % 5].p.xyz; f.more[1] = o[2].h.x; f.more[2] = patch[6].id;
#elif defined(LINE)
    ProcessIsolineTessFactors(patch[0].p.x, patch[1].n.y, f.e[0], f.e[1]);
    f.extra = o[4].p;
#else
    float u; float3 r;
    ProcessTriTessFactorsMin(patch[2].p.xyz, patch[3].n.x, r, f.i, u);
    f.e[0] = r.x; f.e[1] = r.y; f.e[2] = u;
#endif
#ifdef VIEW
    f.extra += view;
#endif
    return f;
}
[domain(DOMAIN)] [partitioning(PART)] [outputtopology(TOP)] [outputcontrolpoints(5)] [patchconstantfunc("constants")] [maxtessfactor(15.5)]
O main(InputPatch<P, 7> patch, uint i : SV_OutputControlPointID, uint prim : SV_PrimitiveID)
{
    O o;
    o.p = patch[i].p + patch[(i + prim) % 7].n.xyzz;
    o.h = min16float2(patch[i].n.xy);
    return o;
}
