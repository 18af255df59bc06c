// fxc: main gs_5_0
// fxc: main gs_5_1 /Od
// Signature elements of all types and masks in several streams.
struct V { float4 p : POS; };
struct A { float a : A; int b : B; uint3 c : C; float2 d[2] : D; row_major float2x3 e : E; };
struct B { float4 p : SV_Position; int4 a : A; uint b : LongNameOfASemanticInAStream12; uint vp : SV_ViewportArrayIndex; uint rt : SV_RenderTargetArrayIndex; float clip : SV_ClipDistance; };
[maxvertexcount(4)] void main(line V v[2], inout PointStream<A> s0, inout PointStream<B> s1)
{
    A a;
    a.a = v[0].p.x; a.b = 3; a.c = uint3(v[1].p.xyz); a.d[0] = 1; a.d[1] = v[1].p.zw; a.e = 2;
    s0.Append(a);
    B b;
    b.p = v[1].p; b.a = int4(v[0].p); b.b = 7; b.vp = 1; b.rt = 2; b.clip = v[0].p.w;
    s1.Append(b);
}
