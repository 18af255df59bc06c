// dxc: main vs_6_0
// dxc: main vs_6_8 -D DRAW
// dxc: main vs_6_1 -D VIEW
// dxc: main vs_6_0 -Od
// dxc: main vs_6_8 -D DRAW -Zi -Qembed_debug
// Vertex inputs of all types and widths, system values, matrices and arrays as elements, clip and cull distances, unused ones.
struct In { float3 p : POSITION; int2 i : INT; uint4 u : UINT7; min16float h : HALF; bool b : BOOL; float3x2 m : MATRIX; float2 arr[3] : ARRAY3; float unused : UNUSED; uint vertex : SV_VertexID; uint instance : SV_InstanceID; };
struct Out { float4 p : SV_Position; float4 clip[2] : SV_ClipDistance; nointerpolation uint4 u : UINT; float2 uv : TEXCOORD0; float uw : TEXCOORD1; centroid float3 c : COLOR; uint layer : SV_RenderTargetArrayIndex; uint port : SV_ViewportArrayIndex; };
Out main(In i
#ifdef DRAW
    , uint first : SV_StartVertexLocation, uint base : SV_StartInstanceLocation
#endif
#ifdef VIEW
    , uint view : SV_ViewID
#endif
    )
{
    Out o;
    o.p = float4(mul(i.m, i.arr[i.vertex % 3]), i.p.z);
    o.clip[0] = o.p; o.clip[1] = i.h; o.u = i.u + i.i.xyxy; o.uv = i.arr[1]; o.uw = i.b; o.c = i.p; o.layer = i.instance; o.port = 0;
#ifdef DRAW
    o.layer += first; o.port += base;
#endif
#ifdef VIEW
    o.layer += view; o.p.x += view;
#endif
    return o;
}
