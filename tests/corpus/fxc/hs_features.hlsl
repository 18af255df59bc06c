// fxc: main hs_5_0
// fxc: main hs_5_1
// Hull shader with feature bits.
struct V { float4 p : POS; };
struct K { float e[2] : SV_TessFactor; double k; };
struct K2 { float e[2] : SV_TessFactor; };
RWBuffer<float> o : register(u3);
K2 patch(InputPatch<V, 2> v, uint id : SV_PrimitiveID) { K2 k; k.e[0] = (float)((double)v[1].p.x * 3); k.e[1] = 2; o[id] = 2; return k; }
[domain("isoline")] [partitioning("integer")] [outputtopology("line")] [outputcontrolpoints(2)] [patchconstantfunc("patch")]
V main(InputPatch<V, 2> v, uint i : SV_OutputControlPointID) { return v[i]; }
