// fxc: main vs_5_0
// fxc: main vs_4_0
// fxc: main vs_5_0 /D "P=min16float"
// Outputs that are never written, or only in part, and inputs that are never read, of all lengths.
#ifndef P
#define P float
#endif
struct Out { float4 p : SV_Position; vector<P, 4> a : A; vector<P, 3> b : B; vector<P, 2> c : C; P d : D; vector<P, 4> e : E; vector<P, 4> f : F; };
void main(float4 p : P, vector<P, 4> a : A, vector<P, 3> b : B, vector<P, 2> c : C, P d : D, vector<P, 4> e : E, out Out o) { o.p = p; o.b.y = e.y; o.e.x = e.z; o.f.yz = e.yz; }
