// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1
// All minimum precision types in inputs, outputs, temporaries, constants and textures.
min16float4 h;
min10float2 q;
min16int3 s;
min12int m;
min16uint4 w;
Texture2D<min16float4> tex;
SamplerState smp;
struct In
{
    min16float4 a : A;
    min10float3 b : B;
    nointerpolation min16int2 c : C;
    nointerpolation min12int d : D;
    nointerpolation min16uint3 e : E;
    float f : F;
};
struct Out
{
    min16float4 a : SV_Target0;
    min16uint4 b : SV_Target1;
    min16int4 c : SV_Target2;
    float4 d : SV_Target3;
    min10float4 e : SV_Target4;
};
Out main(In x)
{
    Out o;
    o.a = x.a * h + tex.Sample(smp, x.a.xy) - abs(h);
    o.b = x.e.xyzx * w + w.wzyx;
    o.c = x.c.xyxy * s.xyzx + x.d + m;
    o.d = o.a + float4(o.c) * x.f;
    o.e = x.b.xyzz * q.xyxy + min10float4(o.a);
    return o;
}
