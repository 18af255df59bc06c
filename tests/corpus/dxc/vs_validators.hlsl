// dxc: main vs_6_0 -validator-version 1.0
// dxc: main vs_6_0 -validator-version 1.1
// dxc: main vs_6_0 -validator-version 1.2
// dxc: main vs_6_0 -validator-version 1.3
// dxc: main vs_6_0 -validator-version 1.4
// dxc: main vs_6_0 -validator-version 1.5
// dxc: main vs_6_0 -validator-version 1.6
// dxc: main vs_6_0 -validator-version 1.7
// dxc: main vs_6_0 -validator-version 1.8
// dxc: main vs_6_0 -validator-version 1.9
// dxc: main vs_6_0 -Vd
// dxc: main vs_6_0 -Vd -validator-version 0.0
// One shader for every version of the validator, whose parts and metadata differ.
Texture2D<float4> t[2] : register(t1, space1); SamplerState s : register(s0); cbuffer C : register(b0) { float4 c; bool flag; };
struct O { float4 p : SV_Position; float2 uv : TEXCOORD3; float2 uw : TEXCOORD4; uint n : NAME; };
O main(float3 p : POSITION, float2 uv : TEXCOORD0, uint i : SV_InstanceID)
{
    O o;
    o.p = t[i & 1].SampleLevel(s, uv, 0) * c + float4(p, 1); o.uv = uv; o.n = i;
    if (flag) o.uw = uv.yx; else o.uw = 0;
    return o;
}
