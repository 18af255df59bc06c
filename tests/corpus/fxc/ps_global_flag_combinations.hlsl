// fxc: main ps_4_0 /D "P=min16float"
// fxc: main ps_4_0 /D "P=min16float" /D PRECISE /Od
// fxc: main ps_4_0 /D "P=min16float" /D PRECISE
// fxc: main ps_5_0 /D "P=min16float" /D DOUBLE
// fxc: main ps_5_0 /D "P=min16float" /D DOUBLE /Od
// fxc: main ps_5_0 /D "P=min16float" /D DIVIDE /Od
// fxc: main ps_5_0 /D "P=min16float" /D MSAD /Od
// fxc: main ps_5_0 /D "P=min16float" /D MSAD /D DIVIDE /all_resources_bound
// fxc: main ps_5_0 /D "P=float" /D MSAD /D DOUBLE /Od
// fxc: early ps_5_0 /D "P=min16float" /D MSAD /D DIVIDE /all_resources_bound /Od
// fxc: early ps_5_1 /D "P=float"
// fxc: main ps_4_0 /D "P=float" /D RAW
// fxc: main ps_4_0 /D "P=float" /D RAW /Od
// fxc: main ps_4_1 /D "P=min16float" /D RAW
// Global flags together.
#if defined(DOUBLE) || defined(DIVIDE)
double2 d;
#endif
StructuredBuffer<float> raw;
float4 main(P x : X, nointerpolation uint4 n : N) : SV_Target
{
    float4 r = x * x + n;
#ifdef PRECISE
    precise float k = n.x * 3.5 + n.y; r += k;
#endif
#ifdef DOUBLE
    r += (float)(d.x * d.y);
#endif
#ifdef DIVIDE
    r += (float)(d.x / d.y);
#endif
#ifdef MSAD
    r += msad4(n.x, n.yz, n);
#endif
#ifdef RAW
    r += raw[n.x];
#endif
    return r;
}
[earlydepthstencil] float4 early(P x : X, nointerpolation uint4 n : N) : SV_Target { return main(x, n); }
