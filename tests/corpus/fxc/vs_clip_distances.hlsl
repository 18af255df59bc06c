// fxc: main vs_5_0
// fxc: main vs_4_0
// fxc: main vs_5_1
void main(float4 p : POSITION, out float4 o : SV_Position, out float3 a : SV_ClipDistance0, out float b : SV_ClipDistance1, out float2 c : SV_CullDistance0, out float d : SV_CullDistance1, out float e[1] : EXTRA)
{
    o = p; a = p.xyz; b = p.w; c = -p.xy; d = abs(p.z); e[0] = p.x;
}
