// fxc: main ps_5_0
// fxc: main ps_5_1
float main(noperspective centroid float4 p : SV_Position) : SV_DepthLessEqual
{
    return p.z - 0.1;
}
