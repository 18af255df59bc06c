// dxc: main ps_6_0
// dxc: main ps_6_2 -enable-16bit-types -D T=half
// dxc: main ps_6_0 -D T=min16float -D MINIMUM
// dxc: main ps_6_9 -enable-16bit-types -D T=float16_t
// Every operation on one floating-point number, of 32 and of 16 bits; those with two and three operands.
#ifndef T
#define T float
#endif
typedef vector<T, 4> T4;
T4 main(T4 x : X, T4 y : Y, nointerpolation T4 z : Z) : SV_Target
{
    T4 r = abs(x) + saturate(y);
    r += T4(cos(x.x), sin(x.y), tan(x.z), acos(x.w));
    r *= T4(asin(y.x), atan(y.y), cosh(y.z), sinh(y.w));
    r -= T4(tanh(z.x), exp2(z.y), frac(z.z), log2(z.w));
    r += T4(sqrt(x.x), rsqrt(x.y), round(x.z), floor(x.w));
    r += T4(ceil(y.x), trunc(y.y), exp(y.z), log(y.w));
    r = max(r, x) * min(r, y) + mad(x, y, z);
    r += dot(x.xy, y.xy) + dot(x.xyz, z.xyz) + dot(y, z);
    r += T4(log10(x.x), pow(x.y, y.y), fmod(x.z, y.z), ldexp(x.w, y.w));
#ifndef MINIMUM
    r += T4(isnan(x.x), isinf(x.y), isfinite(x.z), isnormal(x.w));
#endif
    r += lerp(x, y, z) + step(x, y) + smoothstep(x, y, z) + rcp(z) + sign(x) + degrees(x) + radians(y);
    r.xyz += normalize(x.xyz) + cross(x.xyz, y.xyz) + reflect(x.xyz, y.xyz) + refract(x.xyz, y.xyz, z.x) + faceforward(x.xyz, y.xyz, z.xyz);
    r += length(x) + distance(x, y) + lit(x.x, y.y, z.z) + dst(x, y) + atan2(x, y);
    T4 s, c, whole;
    sincos(z, s, c);
    r += s * c + modf(y, whole) * whole - clamp(z, x, y);
    return r;
}
