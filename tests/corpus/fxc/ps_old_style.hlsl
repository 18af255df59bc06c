// fxc: main ps_4_0 /Gec
// fxc: main ps_5_0 /Gec
// fxc: main ps_4_1 /Gec /Od
// The language of shader model 3 compiled for later models: combined samplers, old intrinsics, COLOR outputs.
sampler1D s1; sampler2D s2; sampler3D s3; samplerCUBE sc; sampler s : register(s7); texture t; sampler2D st = sampler_state { Texture = <t>; }; sampler2D pair[2];
half4 tint = { 1, 0.5, 0.25, 1 };
half4 main(float4 x : TEXCOORD0, half4 c : COLOR0, out half4 second : COLOR1) : COLOR0
{
    second = tex2D(pair[1], x.zw) * tint;
    return tex1D(s1, x.x) + tex2D(s2, x.xy) + tex3D(s3, x.xyz) + texCUBE(sc, x.xyz) + tex2Dlod(s2, x) + tex2Dbias(s2, x) + tex2Dgrad(s2, x.xy, x.zw, x.wz) + tex2Dproj(s2, x) + tex2D(st, x.xy) + tex2D(s, x.xy) + lit(x.x, x.y, x.z) + dst(x, c);
}
