// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1 /Od
// fxc: main ps_5_1 /Od
// Signed and unsigned integer instructions and conversions that exist since shader model 4.0.
int4 i;
uint4 u;
int4 main(nointerpolation int4 a : A, nointerpolation uint4 b : B, float4 f : F) : SV_Target
{
    int4 r = a + i - i.wzyx * a;
    r = r * a.y + i.z;
    r += min(a, i) + max(a.wzyx, i) + -a + abs(i);
    uint4 s = b * u + min(b, u) + max(b, u.w);
    s = s * b + u;
    s += b / u + b % u.x;
    r += a / i + a % i.y;
    r += (a << i) + (a >> 3) ;
    s += (b >> u) + (b << 5) + (b & u) + (b | 0x80000000) + (b ^ u.zwxy) + ~b;
    r += int4(f) + int4(uint4(f * 2));
    float4 g = float4(a) + float4(b);
    r += asint(g) + (a < i) + (a >= i) + (a == i) + (a != i) + (b < u) + (b >= u) + (f < g) + (f >= g) + (f == g) + (f != g);
    r += (a > i && b <= u) ? a : int4(s);
    r += !a ? i : 7;
    return r + int4(s);
}
