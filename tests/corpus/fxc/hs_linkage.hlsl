// fxc: main hs_5_0
// An interface called in a patch constant function.
interface I { float f(float x); };
class A : I { float k; float f(float x) { return x*k; } };
class B : I { float f(float x) { return x+1; } };
I a; cbuffer Q { A qa; B qb; };
struct V { float3 p : P; };
struct PC { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
PC pc() { PC o; o.e[0] = o.e[1] = o.e[2] = o.i = a.f(2); return o; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("pc")] V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
