// fxc: main vs_5_0
// fxc: main vs_5_0 /Od
// fxc: main vs_4_0
// fxc: main vs_4_1
// fxc: main vs_5_1
// Vertex shader inputs of all types, vertex and instance id, outputs with clip and cull distances.
struct In
{
    float4 p : POSITION;
    float3 n : NORMAL;
    int2 b : BLENDINDICES0;
    uint4 c : BLENDINDICES10;
    float t[3] : TEXCOORD2;
    float4x3 m : TRANSFORM7;
    bool on : ENABLED;
    uint v : SV_VertexID;
    uint i : SV_InstanceID;
    float unused : UNUSED101;
};
struct Out
{
    float4 p : SV_Position;
    float4 clip : SV_ClipDistance0;
    float2 clip1 : SV_ClipDistance1;
    float2 cull : SV_CullDistance0;
    float3 n : NORMAL;
    nointerpolation int2 b : B;
    float2 uv[2] : TEXCOORD4;
    uint id : ID123;
};
float4x4 world;
row_major float3x4 other;
Out main(In i)
{
    Out o;
    o.p = mul(world, i.p) + float4(mul(other, i.p), 1);
    o.clip = i.p;
    o.clip1 = i.n.xy;
    o.cull = i.t[1];
    o.n = mul(i.p, i.m);
    o.b = i.b + i.c.xy;
    o.uv[0] = i.t[0] + i.v;
    o.uv[1] = i.t[2] * i.i;
    o.id = i.on ? i.v : i.c.w;
    return o;
}
