// dxc: main vs_6_0 -HV 2016
// dxc: main vs_6_0 -HV 2017
// dxc: main vs_6_0 -HV 2018
// dxc: main vs_6_0 -HV 2021
// dxc: main vs_6_6 -HV 202x
// dxc: main vs_6_0 -Zpr
// dxc: main vs_6_0 -Zpc
// dxc: main vs_6_0 -no-legacy-cbuf-layout
// dxc: main vs_6_0 -pack-optimized
// dxc: main vs_6_0 -pack-prefix-stable
// dxc: main vs_6_0 -not_use_legacy_cbuf_load
// dxc: main vs_6_2 -not_use_legacy_cbuf_load -enable-16bit-types
// Versions of the language, matrix orders, layouts of buffers and signatures.
#if __HLSL_VERSION == 2016
typedef uint Mode;
static const uint B_ = 4;
#else
enum Mode { A_, B_ = 4, C_ };
#endif
struct O { float2 a : A; float3 b : B; float c : C; float2 d : D; float4 p : SV_Position; int e : E; };
cbuffer K : register(b1) { float3x4 m; row_major float2x3 r; float f[3]; float2 g; double d; min16float h; int mode; bool flag; struct { float a; float2 b; } s[2]; };
uint pick(Mode x) { return x == B_ ? 3 : uint(x); }
O main(float3 p : POSITION, uint i : SV_VertexID)
{
    O o;
    o.p = mul(float4(p, 1), transpose(float4x4(m[0], m[1], m[2], f[i % 3].xxxx))); o.a = g + s[1].b; o.b = r[1] + h; o.c = f[2] * float(d); o.d = flag ? g : p.xy; o.e = int(pick((Mode)mode));
    return o;
}
