// fxc: main hs_5_1 /D I=1 /D O=32 /D F=1.0
// fxc: main hs_5_1 /D I=5 /D O=6 /D F=2.5
// fxc: main hs_5_1 /D I=7 /D O=8 /D F=63.99
// fxc: main hs_5_0 /D I=10 /D O=9 /D F=33.0
// fxc: main hs_5_1 /D I=13 /D O=11 /D F=1.25
// fxc: main hs_5_0 /D I=20 /D O=19 /D F=7.0
// fxc: main hs_5_0 /D I=24 /D O=25 /D F=11.0
// fxc: main hs_5_1 /D I=31 /D O=30 /D F=64.0
// Numbers of control points and largest factors.
struct V { float4 p : POS; };
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
K patch(InputPatch<V, I> v) { K k; k.e[0] = v[0].p.x; k.e[1] = k.e[2] = k.i = 2; return k; }
[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(O)] [patchconstantfunc("patch")] [maxtessfactor(F)]
V main(InputPatch<V, I> v, uint i : SV_OutputControlPointID) { V o = { v[i % I].p * 2 }; return o; }
