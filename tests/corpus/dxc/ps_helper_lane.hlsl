// dxc: main ps_6_6
// dxc: main ps_6_0
// dxc: - lib_6_6 -D LIB
// Helper lanes; wave operations that helper lanes take part in.
#ifdef LIB
[shader("pixel")]
#endif
[WaveOpsIncludeHelperLanes]
float4 main(float4 a : A, nointerpolation uint b : B) : SV_Target
{
    float4 r = a;
    if (!IsHelperLane()) r += WaveReadLaneAt(b > 3, 5) ? ddx(a) : ddy(a);
    if (WaveActiveAllEqual(a.x > 2)) discard;
    return IsHelperLane() ? 0 : r;
}
