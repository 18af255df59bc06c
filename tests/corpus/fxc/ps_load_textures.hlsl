// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_4_1
// fxc: main ps_5_1
// ld and ld_ms on every kind of texture, with offsets, and operator[].
Texture1D t1;
Texture1DArray<int4> t1a;
Texture2D<uint4> t2;
Texture2DArray<float2> t2a;
Texture3D t3;
Buffer<float4> b;
#ifdef MODEL4
#define SAMPLE 1
Texture2DMS<float4, 2> ms;
#else
#define SAMPLE n.w
Texture2DMS<float4> ms;
#endif
Texture2DMSArray<uint3, 16> msa;
float4 main(float4 t : T, nointerpolation int4 n : N) : SV_Target
{
    float4 r = t1.Load(n.xy) + t1a.Load(n.xyz) + t2.Load(n.xyz) + t2a.Load(n).xyxy + t3.Load(n) + b.Load(n.x);
    r += t1.Load(n.xy, 3) + t2.Load(n.xyz, int2(-1, 2)) + t2a.Load(n, int2(4, 4)).yxyx + t3.Load(n, int3(1, 1, -8));
    r += ms.Load(n.xy, 1) + ms.Load(n.xy, SAMPLE, int2(1, 1)) + msa.Load(n.xyz, SAMPLE).xyzz;
    r += t2[n.xy] + t3[n.xyz] + b[n.y] + t2.mips[2][n.zw];
    r += t2[n.xy].w + b[n.w].z;
    return r;
}
