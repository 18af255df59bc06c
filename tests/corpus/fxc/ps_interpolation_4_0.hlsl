// fxc: main ps_4_0
// fxc: main ps_4_0 /Od
float4 main(noperspective float4 p : SV_Position, centroid float4 a : A, noperspective float2 b : B, noperspective centroid float2 c : C, nointerpolation uint2 d : D, linear float e : E) : SV_Target
{
    return p + a + b.xyxy + c.yxyx + d.xyxy + e;
}
