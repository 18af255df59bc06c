// dxc: main ps_6_0 -D TEX=Texture1D -D C=float -D O=int -D L=int2
// dxc: main ps_6_0 -D TEX=Texture1DArray -D C=float2 -D O=int -D L=int3 -D G=float
// dxc: main ps_6_0 -D TEX=Texture2D -D C=float2 -D O=int2 -D L=int3
// dxc: main ps_6_0 -D TEX=Texture2DArray -D C=float3 -D O=int2 -D L=int4 -D G=float2
// dxc: main ps_6_0 -D TEX=Texture3D -D C=float3 -D O=int3 -D L=int4
// dxc: main ps_6_0 -D TEX=TextureCube -D C=float3 -D CUBE
// dxc: main ps_6_0 -D TEX=TextureCubeArray -D C=float4 -D CUBE -D G=float3
// dxc: main ps_6_6 -D TEX=Texture2D -D C=float2 -D O=int2 -D L=int3 -enable-16bit-types -D T=half4
// Samples with everything that can be said: bias, level, gradients, offset, clamp, status; levels of detail; loads.
#ifndef G
#define G C
#endif
#ifndef T
#define T float4
#endif
TEX<T> t : register(t1, space2);
SamplerState s : register(s3);
T main(C c : COORD, G g : GX, G h : GY, float b : BIAS) : SV_Target
{
    uint status, all = 0;
    T r = t.Sample(s, c) + t.SampleBias(s, c, b) + t.SampleLevel(s, c, b) + t.SampleGrad(s, c, g, h);
#ifdef CUBE
    r += t.Sample(s, c, b, status); all += CheckAccessFullyMapped(status);
    r += t.SampleBias(s, c, b, 2.5, status); all += CheckAccessFullyMapped(status);
    r += t.SampleLevel(s, c, b, status); all += CheckAccessFullyMapped(status);
    r += t.SampleGrad(s, c, g, h, b, status); all += CheckAccessFullyMapped(status);
#else
    const O o = -8;
    r += t.Sample(s, c, o) + t.SampleBias(s, c, b, o + 3) + t.SampleLevel(s, c, b, o + 15) + t.SampleGrad(s, c, g, h, o + 1);
    r += t.Sample(s, c, o, b) + t.SampleBias(s, c, b, o, 0.5) + t.SampleGrad(s, c, g, h, o, b);
    r += t.Sample(s, c, o, b, status); all += CheckAccessFullyMapped(status);
    r += t.SampleLevel(s, c, b, o, status); all += CheckAccessFullyMapped(status);
    L l = (L)(b);
    r += t.Load(l) + t.Load(l, o);
    r += t.Load(l, o, status); all += CheckAccessFullyMapped(status);
#endif
    return r + all;
}
