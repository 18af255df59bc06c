// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Names that a listing shows: typedefs, namespaces, classes, nested types, odd spellings of types, semantics and annotations on variables.
typedef float4 MyVector; typedef float3x3 MyMatrix; typedef row_major float2x4 MyRows; typedef int MyInts[3];
struct Abc { MyVector a; MyMatrix b; unorm float u; MyInts c; };
MyVector a; MyMatrix b; dword c; unsigned int d; snorm float4 e; unorm float f; const MyVector g[2]; shared float i; int1 j; float1x1 k; Abc m; vector<float, 4> o; precise float p; nointerpolation float q; MyRows r; MyInts t; float1 u1; bool1 b1; matrix mm; vector vv; extern uniform const float z;
float4 semantic : WORLDVIEW; float annotated < string note = "text"; int number = 4; > = 3;
namespace Outer { float4 k; struct S { float a; }; namespace Inner { S s; cbuffer Rows { float4 q; S z[2]; } Texture2D t; static const float hidden = 2; } }
class K { float4 a; float4 f() { return a * Outer::Inner::hidden; } }; K kk;
float4 main(float4 x : X) : SV_Target { return x * Outer::k * Outer::Inner::s.a + Outer::Inner::q + Outer::Inner::t.Load(0) + kk.f() + Outer::Inner::z[1].a + a + b[1].xyzz + c + t[1] + m.c[2] + annotated + semantic; }
