// fxc: main ps_5_0
// fxc: main ps_4_0 /Od
// Only moves of immediates: one, two, three and four lanes, mixed integers and floats.
void main(out float4 a : SV_Target0, out int4 b : SV_Target1, out uint4 c : SV_Target2, out float2 d : SV_Target3, out float4 e : SV_Target4)
{
    a = float4(1, 0.5, -2, 1e20);
    b = int4(1, -1, 100, 0x7fffffff);
    c = uint4(0, 0xffffffff, 0x3f800000, 77);
    d = float2(asfloat(0x7fc00000), 3.14159274);
    e = float4(asfloat(0x00000007), asfloat(0xff800000), -0.0, asfloat(12345678));
}
