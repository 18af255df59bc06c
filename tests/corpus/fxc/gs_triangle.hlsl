// fxc: main gs_5_0
// fxc: main gs_5_0 /Od
// fxc: main gs_4_0
// fxc: main gs_4_1
// fxc: main gs_5_1
// Triangles in, a triangle strip out; emit and cut; arrays of inputs indexed at run time; all system values out.
struct V { float4 p : SV_Position; float2 uv : UV; uint k : K; };
struct O { float4 p : SV_Position; float2 uv : UV; uint rt : SV_RenderTargetArrayIndex; uint vp : SV_ViewportArrayIndex; uint prim : SV_PrimitiveID; float clip[2] : SV_ClipDistance; float3 cull : SV_CullDistance; };
float4 off[3];
[maxvertexcount(9)] void main(triangle V v[3], uint id : SV_PrimitiveID, inout TriangleStream<O> s)
{
    for (uint i = 0; i < 3; i++)
    {
        O o;
        o.p = v[i].p + off[i];
        o.uv = v[(i + 1) % 3].uv;
        o.rt = i;
        o.vp = v[0].k;
        o.prim = id;
        o.clip[0] = v[i].p.x;
        o.clip[1] = v[i].p.y;
        o.cull = 1;
        s.Append(o);
    }
    s.RestartStrip();
    O z = (O)0;
    z.uv = v[id].uv;
    s.Append(z);
    s.RestartStrip();
}
