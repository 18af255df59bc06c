// fxc: main ps_5_0
// fxc: main ps_5_0 /D EXTENDED
// fxc: main ps_5_0 /Gis /Od
// fxc: main ps_5_1 /D EXTENDED /all_resources_bound
// Doubles with and without the 11.1 extensions in the global flags.
double a, b;
float main(float x : X) : SV_Target
{
#ifdef EXTENDED
    return (float)(a / b + x);
#else
    return (float)(a * b + x);
#endif
}
