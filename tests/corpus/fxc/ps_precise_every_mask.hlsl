// fxc: main ps_5_0 /D M=x
// fxc: main ps_5_0 /D M=y
// fxc: main ps_5_0 /D M=xy
// fxc: main ps_5_0 /D M=z
// fxc: main ps_5_0 /D M=xz
// fxc: main ps_5_0 /D M=yz
// fxc: main ps_5_0 /D M=xyz
// fxc: main ps_5_0 /D M=w
// fxc: main ps_5_0 /D M=xw
// fxc: main ps_5_0 /D M=yw
// fxc: main ps_5_0 /D M=xyw
// fxc: main ps_5_0 /D M=zw
// fxc: main ps_5_0 /D M=xzw
// fxc: main ps_5_0 /D M=yzw
// fxc: main ps_5_0 /D M=xyzw
// fxc: main ps_5_1 /D M=yw
// fxc: main ps_4_0 /D M=xzw /D MODEL4
// fxc: main ps_5_0 /D M=xw /Od
// fxc: main ps_5_0 /D M=z /Od
// One value of every instruction, precise in the lanes M only.
float4 a, b; int4 i; Texture2D t; Texture2D<float> c; SamplerState s; SamplerComparisonState sc;
#ifndef MODEL4
StructuredBuffer<float4> st; ByteAddressBuffer raw; Buffer<float4> view;
#endif
float4 main(float4 x : X, nointerpolation int4 n : N, nointerpolation uint4 u : U) : SV_Target
{
    float4 r = 0, v;
    precise float4 p = 0;
#define USE(value) v = value; p.M += v.M; r += v;
    USE(x * a + b)
    USE(x / a)
    USE(dot(x, a) + x)
    USE(dot(x.xyz, a.xyz) * b)
    USE(min(x, a))
    USE(max(x, b))
    USE(exp2(x))
    USE(log2(x))
    USE(frac(x))
    USE(round(x))
    USE(floor(a * x))
    USE(ceil(x * b))
    USE(trunc(x))
    USE(sqrt(x))
    USE(rsqrt(x))
    USE(sin(x))
    USE(cos(x))
    USE(rcp(x))
    USE((float4)n)
    USE((float4)u)
    USE(x < a ? b : x)
    USE(x == b ? a : x)
    USE(x != b ? x : a)
    USE(x >= b ? a : b)
    USE((float4)(n * i))
    USE((float4)(n / i))
    USE((float4)(u % 7))
    USE((float4)(n << 3))
    USE((float4)(n >> i))
    USE((float4)(u >> 2))
    USE((float4)(n & i))
    USE((float4)(n | i))
    USE((float4)(n ^ i))
    USE((float4)~n)
    USE((float4)min(n, i))
    USE((float4)max(n, i))
    USE((float4)min(u, 9))
    USE((float4)max(u, 9))
    USE((float4)(int4)x)
    USE((float4)(uint4)x)
    USE((float4)-n)
    USE((float4)(n < i))
    USE((float4)(n >= i))
    USE((float4)(n == i))
    USE((float4)(n != i))
    USE((float4)(u < 5))
    USE((float4)(u >= 5))
    USE(t.Sample(s, x.xy))
    USE(t.SampleLevel(s, x.xy, 1))
    USE(t.SampleBias(s, x.xy, 1))
    USE(t.SampleGrad(s, x.xy, x.zw, x.wz))
    USE(t.Load(n.xyz))
    USE(ddx(x))
    USE(ddy(x))
    USE(saturate(x + a))
    USE(saturate(x * a))
    USE(abs(x) * -a)
    USE(c.SampleCmp(sc, x.xy, x.z).xxxx)
    USE(c.SampleCmpLevelZero(sc, x.xy, x.z).xxxx)
#ifndef MODEL4
    USE((float4)countbits(u))
    USE((float4)reversebits(u))
    USE((float4)firstbithigh(u))
    USE((float4)firstbitlow(u))
    USE((float4)firstbithigh(n))
    USE(f16tof32(u))
    USE((float4)f32tof16(x))
    USE((float4)((u >> 3) & 31))
    USE((float4)((n << 3) >> 9))
    USE((float4)((n & 0xffff00ff) | ((i & 255) << 8)))
    USE((float4)msad4(u.x, u.yz, u))
    USE(t.Gather(s, x.xy))
    USE(t.GatherBlue(s, x.xy, n.xy))
    USE(c.GatherCmp(sc, x.xy, x.z))
    USE((float4)st[u.x])
    USE((float4)raw.Load4(u.y))
    USE(ddx_coarse(x))
    USE(ddy_fine(x))
    USE((float4)AddUint64(u, (uint4)n))
    USE(t.CalculateLevelOfDetail(s, x.xy).xxxx)
    USE(EvaluateAttributeSnapped(x, n.xy))
    USE(EvaluateAttributeAtSample(x, u.x))
    USE(view[u.x])
#endif
    return r + p;
}
