// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// The lanes of inputs that are read, in all sets; elements packed two to a register.
float4 main(float4 a : A0, float4 b : A1, float4 c : A2, float4 d : A3, float4 e : A4, float4 f : A5, float4 g : A6, float4 h : A7, float3 i : A8, float3 j : A9, float2 k : A10, float2 l : A11, float m : A12, float n : A13, nointerpolation int3 o : B0, nointerpolation uint4 p : B1, nointerpolation int2 q : B2, nointerpolation uint2 r : B3) : SV_Target
{
    return a.x + b.y + c.z + d.w + e.x * e.z + f.y * f.w + g.z * g.w + h.x * h.y * h.w + i.z + j.x * j.y + k.y + l.x + m * n + o.y + o.z + p.w + p.x + q.y + r.x;
}
