// fxc: main ps_5_0
// fxc: main ps_5_0 /D "P=min16float"
// fxc: main ps_4_0
// Inputs read in part: all pairs and triples of lanes.
#ifndef P
#define P float
#endif
float4 main(vector<P, 4> a : A, vector<P, 4> b : B, vector<P, 4> c : C, vector<P, 4> d : D, vector<P, 4> e : E, vector<P, 4> f : F, vector<P, 4> g : G, vector<P, 4> h : H, nointerpolation vector<P, 3> i : I, vector<P, 4> j : J) : SV_Target { return float4(a.yzw * b.xzw, 0) + c.xywx + d.xyzx + e.yzyz + f.xwxw + g.x + h.zzww + i.yzzy + j.ywyw; }
