// fxc: main ps_2_0
// fxc: main ps_2_a
// fxc: main ps_2_b
// fxc: main ps_2_sw
// fxc: main ps_3_0 /D MODEL3
// fxc: main ps_3_sw /D MODEL3
// Every way to read a texture that a profile has, and all kinds of samplers.
sampler1D one;
sampler2D two : register(s3);
sampler3D volume;
samplerCUBE cube;
sampler2D several[2];
float4 scale = { 1, 2, 3, 4 };

float4 main(float4 uv : TEXCOORD0, float3 direction : TEXCOORD1, float4 tint : COLOR0) : COLOR
{
    float4 sum = tex1D(one, uv.x) + tex2D(two, uv.xy) + tex3D(volume, direction) + texCUBE(cube, direction);
    sum += tex2Dproj(two, uv) + tex2Dbias(several[0], uv) + texCUBEproj(cube, uv) + tex3Dbias(volume, uv);
#ifdef MODEL3
    sum += tex2Dlod(several[1], uv) + tex2Dgrad(two, uv.xy, ddx(uv.xy), ddy(uv.zw)) + texCUBElod(cube, uv);
#endif
    return sum * scale * tint;
}
