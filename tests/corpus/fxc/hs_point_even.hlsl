// fxc: main hs_5_0
// fxc: main hs_5_1 /Od
// Point output, fractional even partitioning, one control point, none from the hull shader's patch function but factors.
struct V { float4 p : POS; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
K patch() { K k = { 1, 2, 3, 4 }; return k; }
[domain("tri")] [partitioning("fractional_even")] [outputtopology("point")] [outputcontrolpoints(1)] [patchconstantfunc("patch")] [maxtessfactor(1.0)]
V main(InputPatch<V, 1> v) { V o = { v[0].p * 2 }; return o; }
