// fxc: main ps_5_0 /Zi
// fxc: main ps_5_0 /Zi /Od
// fxc: main ps_4_0 /Zi /Od
// Methods that are inlined: `this` of classes with bases, members of bases, structs without a name, and vectors and arrays
// of one.
class A { float a; float3 v; void grow() { a += 1; v *= a; } };
class B : A { int b; float more() { grow(); return a + b; } };
class C : B { float1 c; float scale(float x) { c = x * more(); return c; } };
struct { float x[1]; float2 y[2]; } globals[2];
float4 k;
int n;

float4 main(float4 p : P, float1 q : Q) : SV_Target
{
    C c;
    c.a = p.x;
    c.v = p.xyz;
    c.b = n;
    c.c = q;
    float1 one = c.scale(k.x);
    float several[1];
    several[0] = one * p.y;
    globals;
    return float4(c.v * several[0], c.a) + globals[n].y[1].xyxy + globals[1].x[0] + c.c;
}
