// dxc: main ps_6_0
// dxc: main ps_6_0 -Zi -Qembed_debug
// dxc: - lib_6_3
// What make.py changes. With buffers, so that STAT counts.
cbuffer Light { float4 colour; float ambient; };
Texture2D<float4> image;
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY
[shader("pixel")]
#endif
float4 main(float2 at : AT) : SV_Target { return image.Load(int3(at, 0)) * colour + ambient; }
