// fxc: main hs_5_0
// fxc: main hs_5_1
// A hull shader whose patch has no output control points.
struct V { float4 p : POS; };
struct K { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; float4 c[3] : C; };
K patch(InputPatch<V, 2> v)
{
    K k;
    k.e[0] = k.e[1] = k.e[2] = k.e[3] = v[0].p.x;
    k.i[0] = k.i[1] = v[1].p.y;
    k.c[0] = v[0].p; k.c[1] = v[1].p; k.c[2] = 0;
    return k;
}
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(0)] [patchconstantfunc("patch")]
void main(InputPatch<V, 2> v) {}
