// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_5_1
// Constant buffers indexed at run time (dynamicIndexed) beside ones that are not (immediateIndexed).
cbuffer Fixed : register(b2) { float4 one; float4 two; };
cbuffer Moving : register(b5) { float4 head; float4 rows[20]; float4x4 matrices[3]; float scalars[4]; };
cbuffer Ints { int4 index; uint steps[3]; };
float4 main(float4 t : T, nointerpolation int n : N) : SV_Target
{
    float4 r = one * t + two.w;
    r += rows[n] + rows[n + 3] + rows[index.y - 1];
    r += mul(t, matrices[n]) + matrices[index.z + 1][2];
    r.x += scalars[n] + scalars[index.x];
    r.y += steps[n & 1];
    r += matrices[1][n];
    return r + head;
}
