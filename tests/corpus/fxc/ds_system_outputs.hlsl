// fxc: main ds_5_0
// fxc: main ds_5_1
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
struct V { float4 p : SV_Position; float3 clip : SV_ClipDistance0; float2 cull : SV_CullDistance; };
[domain("tri")] V main(K k, float3 w : SV_DomainLocation, const OutputPatch<V, 3> v) { V o = v[0]; o.p *= w.x; o.cull.y = w.y * v[1].clip.y; return o; }
