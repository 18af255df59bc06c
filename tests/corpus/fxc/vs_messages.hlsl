// fxc: main vs_5_0
// fxc: main vs_4_1
// fxc: main vs_5_1
float4 main(float4 p : POSITION, uint i : SV_VertexID) : SV_Position
{
    printf("vertex %d: %f, %f, %f", i, p.x, p.y, -abs(p.z));
    printf("%d", 3);
    return p;
}
