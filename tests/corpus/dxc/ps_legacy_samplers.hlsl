// dxc: main ps_6_0 -Gec -HV 2016
// dxc: main ps_6_0 -Gec -HV 2016 -Zi -Qembed_debug
// What Direct3D 9 had: old semantics, writable globals, colours as bytes.
float4 scale;
Texture2D t; SamplerState s;
float4 main(float4 c : TEXCOORD0, float2 d : TEXCOORD1, float4 v : VPOS) : COLOR0
{
    scale.x += 1;
    return D3DCOLORtoUBYTE4(c) * scale + t.Sample(s, d) + v;
}
