// fxc: vs vs_5_0 /D T=float
// fxc: ps ps_5_0 /D T=float
// fxc: gs gs_5_0 /D T=float
// fxc: hs hs_5_0 /D T=float
// fxc: ds ds_5_0 /D T=float
// fxc: vs vs_5_0 /D T=int
// fxc: ps ps_5_0 /D T=int
// fxc: gs gs_5_0 /D T=int
// fxc: hs hs_5_0 /D T=int
// fxc: ds ds_5_0 /D T=int
// fxc: vs vs_5_0 /D T=uint
// fxc: ps ps_5_0 /D T=uint
// fxc: gs gs_5_0 /D T=uint
// fxc: hs hs_5_0 /D T=uint
// fxc: ds ds_5_0 /D T=uint
// fxc: vs vs_5_0 /D T=bool
// fxc: ps ps_5_0 /D T=bool
// fxc: gs gs_5_0 /D T=bool
// fxc: hs hs_5_0 /D T=bool
// fxc: ds ds_5_0 /D T=bool
// fxc: vs vs_5_0 /D T=min16float
// fxc: ps ps_5_0 /D T=min16float
// fxc: gs gs_5_0 /D T=min16float
// fxc: hs hs_5_0 /D T=min16float
// fxc: ds ds_5_0 /D T=min16float
// fxc: vs vs_5_0 /D T=min16int
// fxc: ps ps_5_0 /D T=min16int
// fxc: gs gs_5_0 /D T=min16int
// fxc: hs hs_5_0 /D T=min16int
// fxc: ds ds_5_0 /D T=min16int
// fxc: vs vs_5_0 /D T=min16uint
// fxc: ps ps_5_0 /D T=min16uint
// fxc: gs gs_5_0 /D T=min16uint
// fxc: hs hs_5_0 /D T=min16uint
// fxc: ds ds_5_0 /D T=min16uint
// fxc: vs vs_5_0 /D T=min10float
// fxc: ps ps_5_0 /D T=min10float
// fxc: gs gs_5_0 /D T=min10float
// fxc: hs hs_5_0 /D T=min10float
// fxc: ds ds_5_0 /D T=min10float
// fxc: ps ps_4_0 /D T=float /D MODEL4
// fxc: gs gs_4_0 /D T=float /D MODEL4
// fxc: ps ps_4_0 /D T=uint /D MODEL4
// fxc: gs gs_4_0 /D T=uint /D MODEL4
// fxc: ps ps_4_0 /D T=min16float /D MODEL4
// fxc: gs gs_4_0 /D T=min16float /D MODEL4
// Elements of one component type in every place of a register, some read or written in one lane only.
struct V { float4 p : SV_Position; vector<T, 1> ax : AX; vector<T, 1> bx : BX; vector<T, 1> cx : CX; vector<T, 1> dx : DX; vector<T, 1> ex : EX; vector<T, 2> fx : FX; vector<T, 1> gx : GX; vector<T, 2> hx : HX; vector<T, 2> ix : IX; vector<T, 3> jx : JX; vector<T, 1> kx : KX; vector<T, 1> lx : LX; vector<T, 3> mx : MX; vector<T, 4> nx : NX; vector<T, 3> ox : OX; vector<T, 2> qx : QX; };
float read(V v) { return (float)v.ax.x + (float)v.bx.x + (float)v.cx.x + (float)v.dx.x + (float)v.ex.x + (float)v.fx.y + (float)v.gx.x + (float)v.hx.y + (float)v.ix.x + (float)v.jx.x + (float)v.kx.x + (float)v.lx.x + (float)v.mx.x + (float)v.nx.w + (float)v.ox.x + (float)v.qx.y; }
V write(float4 x) { V v = (V)0; v.p = x; v.ax.x = (T)x.x; v.bx.x = (T)x.y; v.cx.x = (T)x.z; v.dx.x = (T)x.w; v.ex.x = (T)x.x; v.fx.x = (T)x.y; v.gx.x = (T)x.z; v.hx.x = (T)x.w; v.ix.y = (T)x.x; v.jx.y = (T)x.y; v.kx.x = (T)x.z; v.lx.x = (T)x.w; v.mx.y = (T)x.x; v.nx.z = (T)x.y; v.ox.z = (T)x.z; return v; }
V vs(float4 x : X, vector<T, 1> ax : AX, vector<T, 1> bx : BX, vector<T, 1> cx : CX, vector<T, 1> dx : DX, vector<T, 1> ex : EX, vector<T, 2> fx : FX, vector<T, 1> gx : GX, vector<T, 2> hx : HX, vector<T, 2> ix : IX, vector<T, 3> jx : JX, vector<T, 1> kx : KX, vector<T, 1> lx : LX, vector<T, 3> mx : MX, vector<T, 4> nx : NX, vector<T, 3> ox : OX, vector<T, 2> qx : QX) { V v = write(x + (float)ax.x+ (float)bx.x+ (float)cx.x+ (float)dx.x+ (float)ex.x+ (float)fx.y+ (float)gx.x+ (float)hx.y+ (float)ix.x+ (float)jx.x+ (float)kx.x+ (float)lx.x+ (float)mx.x+ (float)nx.w+ (float)ox.x+ (float)qx.y); return v; }
struct P { float4 p : SV_Position; nointerpolation vector<T, 1> ax : AX; nointerpolation vector<T, 1> bx : BX; nointerpolation vector<T, 1> cx : CX; nointerpolation vector<T, 1> dx : DX; nointerpolation vector<T, 1> ex : EX; nointerpolation vector<T, 2> fx : FX; nointerpolation vector<T, 1> gx : GX; nointerpolation vector<T, 2> hx : HX; nointerpolation vector<T, 2> ix : IX; nointerpolation vector<T, 3> jx : JX; nointerpolation vector<T, 1> kx : KX; nointerpolation vector<T, 1> lx : LX; nointerpolation vector<T, 3> mx : MX; nointerpolation vector<T, 4> nx : NX; nointerpolation vector<T, 3> ox : OX; nointerpolation vector<T, 2> qx : QX; };
float4 ps(P q) : SV_Target { V v; v.p = q.p; v.ax = q.ax; v.bx = q.bx; v.cx = q.cx; v.dx = q.dx; v.ex = q.ex; v.fx = q.fx; v.gx = q.gx; v.hx = q.hx; v.ix = q.ix; v.jx = q.jx; v.kx = q.kx; v.lx = q.lx; v.mx = q.mx; v.nx = q.nx; v.ox = q.ox; v.qx = q.qx; return read(v); }
[maxvertexcount(1)] void gs(point V v[1], inout PointStream<V> s) { V o = write(read(v[0])); s.Append(o); }
#ifndef MODEL4
struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; vector<T, 1> ax : AX; vector<T, 1> bx : BX; vector<T, 1> cx : CX; vector<T, 1> dx : DX; vector<T, 1> ex : EX; vector<T, 2> fx : FX; vector<T, 1> gx : GX; vector<T, 2> hx : HX; vector<T, 2> ix : IX; vector<T, 3> jx : JX; vector<T, 1> kx : KX; vector<T, 1> lx : LX; vector<T, 3> mx : MX; vector<T, 4> nx : NX; vector<T, 3> ox : OX; vector<T, 2> qx : QX; };
struct C { float4 p : POS; };
K patch(InputPatch<V, 3> w) { K v = (K)0; float4 x = read(w[0]); v.e[0] = v.e[1] = v.e[2] = v.i = 2; v.ax.x = (T)x.x; v.bx.x = (T)x.y; v.cx.x = (T)x.z; v.dx.x = (T)x.w; v.ex.x = (T)x.x; v.fx.x = (T)x.y; v.gx.x = (T)x.z; v.hx.x = (T)x.w; v.ix.y = (T)x.x; v.jx.y = (T)x.y; v.kx.x = (T)x.z; v.lx.x = (T)x.w; v.mx.y = (T)x.x; v.nx.z = (T)x.y; v.ox.z = (T)x.z; return v; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")] C hs(InputPatch<V, 3> v) { C c; c.p = read(v[1]); return c; }
[domain("tri")] V ds(K k, float3 w : SV_DomainLocation, const OutputPatch<C, 3> c) { V v; v.p = c[0].p; v.ax = k.ax; v.bx = k.bx; v.cx = k.cx; v.dx = k.dx; v.ex = k.ex; v.fx = k.fx; v.gx = k.gx; v.hx = k.hx; v.ix = k.ix; v.jx = k.jx; v.kx = k.kx; v.lx = k.lx; v.mx = k.mx; v.nx = k.nx; v.ox = k.ox; v.qx = k.qx; float r = read(v); return write(r); }
#endif
