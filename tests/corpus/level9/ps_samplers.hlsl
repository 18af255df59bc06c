// fxc: main ps_4_0_level_9_1
// fxc: main ps_4_0_level_9_3
// fxc: kinds ps_4_0_level_9_1
// fxc: kinds ps_4_0_level_9_3
// fxc: compare ps_4_0_level_9_1
// fxc: compare ps_4_0_level_9_3
// fxc: many ps_4_0_level_9_3
// fxc: derivatives ps_4_0_level_9_3
// fxc: main ps_4_0_level_9_3 /Zi /Qstrip_debug
// fxc: main ps_4_0_level_9_1 /Zi /Od /Qstrip_debug
// Pairs of textures and samplers, each of which becomes a sampler of its own.
Texture2D a : register(t3);
Texture2D b;
Texture3D volume;
TextureCube cube : register(t7);
Texture2D depth;
SamplerState s : register(s2);
SamplerState p;
SamplerComparisonState c : register(s5);
Texture2D d[6] : register(t8);
float4 main(float2 uv : TEXCOORD) : SV_Target { return a.Sample(s, uv) + a.Sample(p, uv) * b.Sample(s, uv) - b.Sample(p, uv.yx); }
float4 kinds(float3 uv : TEXCOORD) : SV_Target {
    return volume.Sample(p, uv) + cube.Sample(s, uv) + a.SampleBias(s, uv.xy, uv.z) + b.Sample(s, uv.xy / uv.z);
}
float4 compare(float3 uv : TEXCOORD) : SV_Target { return depth.SampleCmp(c, uv.xy, uv.z) + a.Sample(s, uv.xy); }
float4 many(float4 uv : TEXCOORD) : SV_Target {
    float4 r = 0;
    [unroll] for (int i = 0; i < 6; ++i) r += d[i].Sample(s, uv.xy) + d[i].Sample(p, uv.zw);
    return r;
}
float4 derivatives(float2 uv : TEXCOORD) : SV_Target { return a.SampleGrad(s, uv, ddx(uv.yx), ddy(uv)) + fwidth(uv.x); }
