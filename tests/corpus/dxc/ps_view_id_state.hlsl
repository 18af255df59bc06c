// dxc: main ps_6_1
// dxc: main ps_6_1 -D DYNAMIC
// dxc: main ps_6_0 -D PLAIN
// Which inputs and views decide which outputs, with and without indices that only run time knows.
struct I { float4 a[3] : A; float2 b : B; nointerpolation uint i : I; float unused : N; };
struct O { float4 x : SV_Target0; float2 y : SV_Target1; float4 z[2] : SV_Target2; };
O main(I v
#ifndef PLAIN
    , uint view : SV_ViewID
#endif
    )
{
    O o;
    o.x = v.a[0]; o.x.y = v.b.x; o.y = v.a[1].zw; o.z[0] = v.a[2].wwzz; o.z[1] = 0;
#ifdef DYNAMIC
    o.z[0] = v.a[v.i % 3];
    [loop] for (uint k = 0; k < v.i; k++) { o.y.x += v.b.y; if (view == k) o.x.w = 3; }
#endif
#ifndef PLAIN
    o.z[1].z = view;
#endif
    return o;
}
