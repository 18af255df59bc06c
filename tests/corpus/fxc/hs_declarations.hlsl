// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"integer\"" /D "T=\"point\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"integer\"" /D "T=\"triangle_cw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"integer\"" /D "T=\"triangle_ccw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"pow2\"" /D "T=\"point\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"pow2\"" /D "T=\"triangle_cw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"pow2\"" /D "T=\"triangle_ccw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"fractional_odd\"" /D "T=\"point\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"fractional_odd\"" /D "T=\"triangle_cw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"fractional_odd\"" /D "T=\"triangle_ccw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"fractional_even\"" /D "T=\"point\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"fractional_even\"" /D "T=\"triangle_cw\"" /D E=3 /D S
// fxc: main hs_5_0 /D "D=\"tri\"" /D "P=\"fractional_even\"" /D "T=\"triangle_ccw\"" /D E=3 /D S
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"integer\"" /D "T=\"point\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"integer\"" /D "T=\"triangle_cw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"integer\"" /D "T=\"triangle_ccw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"pow2\"" /D "T=\"point\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"pow2\"" /D "T=\"triangle_cw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"pow2\"" /D "T=\"triangle_ccw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"fractional_odd\"" /D "T=\"point\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"fractional_odd\"" /D "T=\"triangle_cw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"fractional_odd\"" /D "T=\"triangle_ccw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"fractional_even\"" /D "T=\"point\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"fractional_even\"" /D "T=\"triangle_cw\"" /D E=4 
// fxc: main hs_5_1 /D "D=\"quad\"" /D "P=\"fractional_even\"" /D "T=\"triangle_ccw\"" /D E=4 
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"integer\"" /D "T=\"point\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"integer\"" /D "T=\"line\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"pow2\"" /D "T=\"point\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"pow2\"" /D "T=\"line\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"fractional_odd\"" /D "T=\"point\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"fractional_odd\"" /D "T=\"line\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"fractional_even\"" /D "T=\"point\"" /D E=2 /D L
// fxc: main hs_5_0 /D "D=\"isoline\"" /D "P=\"fractional_even\"" /D "T=\"line\"" /D E=2 /D L
// Every domain with every partitioning and every output topology.
struct V { float4 p : POS; };
struct K
{
    float e[E] : SV_TessFactor;
#if defined(S)
    float i : SV_InsideTessFactor;
#elif !defined(L)
    float i[2] : SV_InsideTessFactor;
#endif
};
K patch() { K k = (K)1; return k; }
[domain(D)] [partitioning(P)] [outputtopology(T)] [outputcontrolpoints(1)] [patchconstantfunc("patch")]
V main(InputPatch<V, 1> v) { return v[0]; }
