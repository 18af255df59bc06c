// fxc: main vs_5_0
// fxc: main vs_5_0 /Od
// fxc: main vs_4_0
// fxc: main vs_4_1
// fxc: main vs_5_1
// Arrays of matrices and arrays of arrays among inputs and outputs.
float4 main(row_major float4x4 m[2] : M, float4 t : T, float2 a[2][3] : A, nointerpolation uint2 n : N) : SV_Position
{
    return m[n.x][1] + m[n.y]._m23 + mul(t, m[n.x]) - m[n.y][3].wzyx + a[n.x][2].y + a[n.y][1].yxyx;
}
