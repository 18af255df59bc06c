// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_1
// fxc: main ps_5_1
// All interpolation modes, also on the position, on parts of a register and on matrices and arrays.
struct In
{
    noperspective centroid float4 p : SV_Position;
    linear float a : A0;
    centroid float2 b : B0;
    nointerpolation float c : C0;
    nointerpolation int2 d : D0;
    noperspective float3 e : E0;
    noperspective centroid float f : F0;
    sample float4 g : G0;
    noperspective sample float2 h : H0;
    linear centroid float i : I0;
    float3x2 j : J0;
    float k[3] : K4;
    nointerpolation uint4 l : L0;
};
float4 main(In x) : SV_Target
{
    return x.p + x.a + x.b.xyxy + x.c + x.d.xyxy + x.e.xyzz + x.f + x.g + x.h.xyyx + x.i + x.j[0].xyxy + x.j._m21 + x.k[0] + x.k[1] * x.k[2] + x.l;
}
