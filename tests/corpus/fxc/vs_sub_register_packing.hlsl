// fxc: main vs_5_0
// fxc: main vs_4_0
// One register shared by four elements of different interpolation in the next stage; arrays that stay apart.
struct Out { float a : A; float b : B; nointerpolation float c : C; centroid float d : D; noperspective float2 e : E; float f[2] : F; nointerpolation uint g : G; sample float h : H; float4 p : SV_Position; };
Out main(float x : X, float y : Y) { Out o; o.a = x; o.b = y; o.c = x * y; o.d = x + y; o.e = x; o.f[0] = y; o.f[1] = 3; o.g = 4; o.h = x - y; o.p = 1; return o; }
