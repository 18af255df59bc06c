// fxc: main ps_5_0
// fxc: main ps_5_1 /Od
float main(noperspective centroid float4 p : SV_Position, out uint m : SV_Coverage) : SV_DepthGreaterEqual
{
    m = 0xff & uint(p.x);
    return p.z + 0.1;
}
