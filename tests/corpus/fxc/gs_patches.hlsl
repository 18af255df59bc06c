// fxc: main gs_5_0 /D N=1
// fxc: main gs_5_0 /D N=2
// fxc: main gs_5_0 /D N=3
// fxc: main gs_5_0 /D N=4
// fxc: main gs_5_0 /D N=5
// fxc: main gs_5_0 /D N=6
// fxc: main gs_5_0 /D N=7
// fxc: main gs_5_0 /D N=8
// fxc: main gs_5_0 /D N=9
// fxc: main gs_5_0 /D N=10
// fxc: main gs_5_0 /D N=11
// fxc: main gs_5_0 /D N=12
// fxc: main gs_5_0 /D N=13
// fxc: main gs_5_0 /D N=14
// fxc: main gs_5_0 /D N=15
// fxc: main gs_5_0 /D N=16
// fxc: main gs_5_0 /D N=17
// fxc: main gs_5_0 /D N=18
// fxc: main gs_5_0 /D N=19
// fxc: main gs_5_0 /D N=20
// fxc: main gs_5_0 /D N=21
// fxc: main gs_5_0 /D N=22
// fxc: main gs_5_0 /D N=23
// fxc: main gs_5_0 /D N=24
// fxc: main gs_5_0 /D N=25
// fxc: main gs_5_0 /D N=26
// fxc: main gs_5_0 /D N=27
// fxc: main gs_5_0 /D N=28
// fxc: main gs_5_0 /D N=29
// fxc: main gs_5_0 /D N=30
// fxc: main gs_5_0 /D N=31
// fxc: main gs_5_0 /D N=32
// Patches of 1 to 32 control points as the input of a geometry shader.
struct V { float4 p : SV_Position; };
[maxvertexcount(1)] void main(InputPatch<V, N> v, inout PointStream<V> s) { s.Append(v[N - 1]); }
