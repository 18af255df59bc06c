// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_4_1 /D MODEL41
// fxc: main ps_5_1
// Every sample instruction on every kind of texture.
Texture1D t1;
Texture1DArray t1a;
Texture2D t2;
Texture2DArray t2a;
Texture3D t3;
TextureCube tc;
#ifndef MODEL4
TextureCubeArray tca;
#endif
SamplerState s;
float bias;
float4 main(float4 t : T) : SV_Target
{
    float4 r = t1.Sample(s, t.x) + t1a.Sample(s, t.xy) + t2.Sample(s, t.xy) + t2a.Sample(s, t.xyz) + t3.Sample(s, t.xyz) + tc.Sample(s, t.xyz);
    r += t1.SampleLevel(s, t.x, t.w) + t1a.SampleLevel(s, t.xy, 1) + t2.SampleLevel(s, t.xy, 0) + t2a.SampleLevel(s, t.xyz, bias) + t3.SampleLevel(s, t.xyz, 2.5) + tc.SampleLevel(s, t.xyz, 3);
    r += t1.SampleBias(s, t.x, bias) + t1a.SampleBias(s, t.xy, -1) + t2.SampleBias(s, t.xy, bias) + t2a.SampleBias(s, t.xyz, bias) + t3.SampleBias(s, t.xyz, 0.5) + tc.SampleBias(s, t.xyz, bias);
    r += t1.SampleGrad(s, t.x, t.y, t.z) + t1a.SampleGrad(s, t.xy, t.z, t.w) + t2.SampleGrad(s, t.xy, t.zw, t.wz) + t2a.SampleGrad(s, t.xyz, t.xy, t.zw) + t3.SampleGrad(s, t.xyz, t.yzw, t.xxx) + tc.SampleGrad(s, t.xyz, t.zzz, t.yyy);
    r += t1.Sample(s, t.x, -8) + t1a.Sample(s, t.xy, 7) + t2.Sample(s, t.xy, int2(1, -1)) + t2a.Sample(s, t.xyz, int2(-3, 5)) + t3.Sample(s, t.xyz, int3(1, 2, -4));
    r += t1.SampleLevel(s, t.x, t.w, 1) + t2.SampleLevel(s, t.xy, 0, int2(0, 3)) + t2a.SampleBias(s, t.xyz, bias, int2(2, 2)) + t3.SampleGrad(s, t.xyz, t.yzw, t.xxx, int3(0, 0, 7));
#ifndef MODEL4
    r += tca.Sample(s, t) + tca.SampleLevel(s, t, 2) + tca.SampleBias(s, t, bias) + tca.SampleGrad(s, t, t.xyz, t.yzw);
#endif
    return r;
}
