// fxc: main ps_5_0
// fxc: main ps_4_0 /Od
// fxc: main ps_5_1
void main(float4 p : SV_Position, out float4 c : SV_Target2, out float d : SV_Depth)
{
    c = p;
    d = saturate(p.z * 0.5);
}
