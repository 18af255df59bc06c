// fxc: main ps_4_1
// fxc: main ps_4_1 /Od
void main(float4 p : SV_Position, out float4 c : SV_Target7, out uint m : SV_Coverage, out float d : SV_Depth)
{
    c = p.wzyx;
    m = uint(p.y);
    d = p.x;
}
