// fxc: main vs_5_0
// fxc: main vs_5_0 /Od
// fxc: main vs_4_0
// fxc: main vs_4_1
// fxc: main vs_5_1
// One lane of an input at a register plus an offset.
float4 main(float4 a[8] : A, nointerpolation uint3 n : N) : SV_Position
{
    return float4(a[n.x + 1].y, a[n.y + 2].w, -a[n.z + 3].x, abs(a[n.x].z)) * -a[n.y] + abs(a[n.z + 1]).wzyx;
}
