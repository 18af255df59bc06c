// fxc: main hs_5_0
// fxc: main hs_5_0 /Od
// fxc: main hs_5_1
// Isoline domain with line output, power-of-two partitioning, 32 control points, uint and int patch constants.
struct V { float4 p : POS; int w : W; };
struct C { float3 p : POS; };
struct K { float e[2] : SV_TessFactor; uint a : A; int3 b : B; float c : C12; };
Texture2D<float4> map;
K patch(InputPatch<V, 32> v, OutputPatch<C, 2> c)
{
    K k;
    k.e[0] = v[31].w;
    k.e[1] = map.Load(int3(1, 2, 0)).x;
    k.a = asuint(c[1].p.x);
    k.b = v[7].w;
    k.c = c[0].p.y;
    return k;
}
[domain("isoline")] [partitioning("pow2")] [outputtopology("line")] [outputcontrolpoints(2)] [patchconstantfunc("patch")] [maxtessfactor(64.0)]
C main(InputPatch<V, 32> v, uint i : SV_OutputControlPointID) { C c = { v[i * 16].p.xyz + v[i].w }; return c; }
