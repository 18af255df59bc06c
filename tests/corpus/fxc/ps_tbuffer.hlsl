// fxc: main ps_5_0
// fxc: main ps_4_0 /Od
// fxc: main ps_5_1
// Texture buffers, which are read with ld.
tbuffer Params : register(t3) { float4 a; float3 b[5]; int4 c; row_major float4x4 m; };
tbuffer Other { float d; uint2 e; };
cbuffer Index { int k; };
float4 main(float4 t : T) : SV_Target
{
    return a * t + b[k].xyzz + c + mul(m, t) + d + e.xyxy;
}
