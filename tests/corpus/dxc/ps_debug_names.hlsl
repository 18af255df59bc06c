// dxc: main ps_6_0 -Zi -Qembed_debug
// dxc: main ps_6_0 -Zi -Qembed_debug -Od
// dxc: main ps_6_0 -Zi -Qembed_debug -D WORD="\"\xc3\xa4\\\\ 'quoted'\""
// Names in debug information that text must escape: other alphabets, quotes, backslashes, spaces; lines that jump.
#line 7 "C:\\Pfad mit Leerzeichen\\Größe_日本語.hlsl"
static const float gr = 2;
float helper(float x)
{
#line 4000 "sub/dir/\"quoted\".hlsl"
    float y = x * gr;
    return y + 1;
}
#line 1 ""
float4 main(float4 a : A) : SV_Target
{
    float z = helper(a.x);
    { float z = a.y; a.z += helper(z); }
    return a * z;
}
