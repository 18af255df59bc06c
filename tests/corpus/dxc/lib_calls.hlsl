// dxc: - lib_6_5
// A library that calls what another one defines: names of imports in RDAT, mangled, of types that only HLSL has.
cbuffer Tint : register(b0) { float4 tint; };

float4 blend(float4 a, min16float weight);
namespace Shapes { matrix<float, 2, 3> turned(uint2 by, inout half scale[2]); }

export float3 shade(float4 colour, uint2 by)
{
    half scale[2] = { half(1), half(2) };
    float2x3 turn = Shapes::turned(by, scale);
    return blend(colour * tint, min16float(scale[1])).xyz + mul(float2(by), turn);
}
