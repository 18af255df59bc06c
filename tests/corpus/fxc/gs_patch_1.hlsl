// fxc: main gs_5_0 /D N=1
// fxc: main gs_5_0 /D N=3
// fxc: main gs_5_0 /D N=32
// fxc: main gs_5_1 /D N=17
// Patches as the input of a geometry shader.
struct V { float4 p : POS; };
struct O { float4 p : SV_Position; };
[maxvertexcount(2)] void main(InputPatch<V, N> v, uint id : SV_PrimitiveID, inout PointStream<O> s)
{
    O o;
    o.p = v[N - 1].p + v[id % N].p;
    s.Append(o);
}
