// fxc: main ps_3_0
// fxc: main ps_3_sw
// The registers vPos and vFace.
float4 main(float2 position : VPOS, float face : VFACE, float4 color : COLOR1) : COLOR
{
    return face > 0 ? color : position.xyxy;
}
