// dxc: main gs_6_0
// dxc: main gs_6_0 -D STREAM=LineStream
// dxc: main gs_6_0 -Zi -Qembed_debug
// Strips of triangles and lines, out of one stream.
#ifndef STREAM
#define STREAM TriangleStream
#endif
struct V { noperspective float4 p : SV_Position; nointerpolation uint id : SV_PrimitiveID; float3 n[2] : NORMAL; };
[maxvertexcount(4)]
void main(triangle float4 p[3] : SV_Position, inout STREAM<V> s)
{
    V v;
    [unroll] for (int i = 0; i < 3; i++) { v.p = p[i]; v.id = i; v.n[0] = p[i].xyz; v.n[1] = p[2 - i].zyx; s.Append(v); }
    s.RestartStrip();
}
