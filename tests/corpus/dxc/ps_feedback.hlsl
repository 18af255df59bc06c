// dxc: main ps_6_5
// dxc: main ps_6_5 -Zi -Qembed_debug
// Sampler feedback: both kinds of maps, with all four ways to write, clamped or not.
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> least : register(u0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> used : register(u1);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIN_MIP> leasts : register(u2);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> useds[2] : register(u3);
Texture2D<float4> t : register(t0); Texture2DArray<float4> ta : register(t1); SamplerState s : register(s0);
float4 main(float4 c : C) : SV_Target
{
    least.WriteSamplerFeedback(t, s, c.xy); least.WriteSamplerFeedback(t, s, c.xy, 0.5);
    used.WriteSamplerFeedbackBias(t, s, c.xy, c.w); used.WriteSamplerFeedbackBias(t, s, c.xy, 1, 2);
    leasts.WriteSamplerFeedbackGrad(ta, s, c.xyz, c.xy, c.zw); leasts.WriteSamplerFeedbackGrad(ta, s, c.xyz, c.xy, c.zw, 1);
    useds[1].WriteSamplerFeedbackLevel(ta, s, c.xyz, c.w);
    return 0;
}
