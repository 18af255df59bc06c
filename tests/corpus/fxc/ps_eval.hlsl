// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// Pull-model interpolation: eval_snapped, eval_sample_index, eval_centroid.
int2 o;
uint k;
float4 main(float4 a : A, noperspective float3 b : B, centroid float2 c : C, sample float d : D) : SV_Target
{
    float4 r = EvaluateAttributeSnapped(a, int2(1, -8)) + EvaluateAttributeSnapped(a, o);
    r += EvaluateAttributeAtSample(a, 2) + EvaluateAttributeAtSample(b, k).xyzz;
    r += EvaluateAttributeCentroid(a.wzyx) + EvaluateAttributeCentroid(c).xyxy;
    return r + EvaluateAttributeSnapped(d, o.yx);
}
