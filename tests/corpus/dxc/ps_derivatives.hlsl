// dxc: main ps_6_0
// dxc: main ps_6_2 -enable-16bit-types -D T=half
// dxc: main ps_6_0 -Od
// All derivatives; evaluation at samples, centroids and snapped positions; coverage; clip and discard.
#ifndef T
#define T float
#endif
typedef vector<T, 4> T4;
T4 main(T4 a : A, linear sample T4 b : B, centroid T4 c : C, nointerpolation int4 i : I, uint cover : SV_Coverage, uint s : SV_SampleIndex, bool front : SV_IsFrontFace) : SV_Target
{
    T4 r = ddx(a) + ddy(b) + ddx_coarse(c) + ddy_coarse(a) + ddx_fine(b) + ddy_fine(c) + fwidth(a);
    r += EvaluateAttributeAtSample(a, s) + EvaluateAttributeCentroid(b) + EvaluateAttributeSnapped(a, int2(-3, 7)) + EvaluateAttributeSnapped(c, i.xy);
    r.x += GetRenderTargetSampleCount();
    r.xy += GetRenderTargetSamplePosition(s);
    clip(float(r.x));
    if (cover == 3) discard;
    return front ? r : -r;
}
