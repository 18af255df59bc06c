// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Uniform parameters of the entry point: the buffer $Params beside $Globals, textures and samplers as parameters.
struct S { float3 a; int b; };
float4 global;
float4 main(float4 x : X, uniform float4 k, uniform Texture2D t, uniform SamplerState s, uniform S both, uniform bool unused, uniform float list[3], uniform row_major float2x3 m) : SV_Target
{
    return x * k + t.Sample(s, x.xy) + both.a.xyzz * both.b + list[1] + global + m._m11;
}
