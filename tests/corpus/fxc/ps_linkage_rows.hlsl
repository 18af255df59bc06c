// fxc: main ps_5_0
// More classes than a row of the interface slots holds: Microsoft's listing leaves out every ninth.
interface I { float f(float x); };
class C0 : I { float f(float x) { return x*0.5; } };
class C1 : I { float f(float x) { return x*1.5; } };
class C2 : I { float f(float x) { return x*2.5; } };
class C3 : I { float f(float x) { return x*3.5; } };
class C4 : I { float f(float x) { return x*4.5; } };
class C5 : I { float f(float x) { return x*5.5; } };
class C6 : I { float f(float x) { return x*6.5; } };
class C7 : I { float f(float x) { return x*7.5; } };
class C8 : I { float f(float x) { return x*8.5; } };
class C9 : I { float f(float x) { return x*9.5; } };
class C10 : I { float f(float x) { return x*10.5; } };
class C11 : I { float f(float x) { return x*11.5; } };
class C12 : I { float f(float x) { return x*12.5; } };
class C13 : I { float f(float x) { return x*13.5; } };
class C14 : I { float f(float x) { return x*14.5; } };
class C15 : I { float f(float x) { return x*15.5; } };
class C16 : I { float f(float x) { return x*16.5; } };
class C17 : I { float f(float x) { return x*17.5; } };
class C18 : I { float f(float x) { return x*18.5; } };
class C19 : I { float f(float x) { return x*19.5; } };
class C20 : I { float f(float x) { return x*20.5; } };
class C21 : I { float f(float x) { return x*21.5; } };
class C22 : I { float f(float x) { return x*22.5; } };
class C23 : I { float f(float x) { return x*23.5; } };
class C24 : I { float f(float x) { return x*24.5; } };
class C25 : I { float f(float x) { return x*25.5; } };
class C26 : I { float f(float x) { return x*26.5; } };
class C27 : I { float f(float x) { return x*27.5; } };
class C28 : I { float f(float x) { return x*28.5; } };
class C29 : I { float f(float x) { return x*29.5; } };
I a; I b[12]; I cc[100];
cbuffer B {C0 c0;C1 c1;C2 c2;C3 c3;C4 c4;C5 c5;C6 c6;C7 c7;C8 c8;C9 c9;C10 c10;C11 c11;C12 c12;C13 c13;C14 c14;C15 c15;C16 c16;C17 c17;C18 c18;C19 c19;C20 c20;C21 c21;C22 c22;C23 c23;C24 c24;C25 c25;C26 c26;C27 c27;C28 c28;C29 c29;};
float4 main(float x:X):SV_Target { return a.f(x)+b[11].f(x)+cc[99].f(x); }

