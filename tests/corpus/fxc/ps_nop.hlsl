// fxc: main ps_5_0 /Od /Zi /Qstrip_debug
// fxc: main ps_4_0 /Od /Zi /Qstrip_debug
// Only debug builds have a nop, here with the debug part stripped.
void nothing() {}
float4 main(float4 t : T) : SV_Target
{
    nothing();
    return t;
}
