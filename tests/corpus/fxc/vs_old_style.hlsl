// fxc: main vs_4_0 /Gec
// fxc: main vs_5_0 /Gec
struct Out { float4 p : POSITION; float4 c : COLOR0; float2 t : TEXCOORD0; float fog : FOG; float size : PSIZE; };
float4x4 m; float4 light;
Out main(float4 p : POSITION, float3 n : NORMAL, float4 c : COLOR, int4 i : BLENDINDICES) { Out o; o.p = mul(p, m); o.c = c * dot(n, light.xyz) + D3DCOLORtoUBYTE4(c); o.t = p.xy + i.xy; o.fog = p.z; o.size = 2; return o; }
