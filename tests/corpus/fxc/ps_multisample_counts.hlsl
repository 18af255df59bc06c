// fxc: main ps_5_1
// fxc: main ps_5_0
// fxc: main ps_4_1
// Sample counts a multisampled texture may declare, also the odd -1.
Texture2DMS<float4> a; Texture2DMS<float4, -1> b; Texture2DMS<float3, 8> c; Texture2DMS<float2, 16> d; Texture2DMS<uint4, 1> e; Texture2DMS<float, 32> f : register(t9); Texture2DMS<uint4> l : register(t40); Texture2DMS<int4, 32> m : register(t41);
Texture2DMSArray<float4> g; Texture2DMSArray<float4, -1> h; Texture2DMSArray<int, 4> i; Texture2DMSArray<float4, 32> j : register(t30); Texture2DMSArray<float4, 2> k : register(t31); Texture2DMSArray<uint4, 2> o : register(t42);
float4 main(nointerpolation int3 n : N) : SV_Target
{
    return a.Load(n.xy, 1) + b.Load(n.xy, 1) + c.Load(n.xy, 1).xyzz + d.Load(n.xy, 1).xyxy + e.Load(n.xy, 0) + f.Load(n.xy, 1) + g.Load(n, 1) + h.Load(n, 1) + i.Load(n, 1) + j.Load(n, 1) + k.Load(n, 1) + l.Load(n.xy, 1) + m.Load(n.xy, 2) + o.Load(n, 1)
        + b.sample[2][n.xy] + g.sample[1][n] + a[n.xy];
}
