// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Odd characters in messages: line ends, tabs, quotes, bytes beyond ASCII, percent signs, all lengths modulo four.
float4 main(float4 t : T) : SV_Target
{
    printf("a"); printf("ab"); printf("abc"); printf("abcd"); printf("line\nline\r\n\ttab \\ \"quoted\" 'single' \x01\x7f\xe9\xff %% %d", (int)t.x); errorf("ends in a line end\n"); errorf("%f %f %f %f %f %f %f %f", t.x, t.y, t.z, t.w, -t.x, abs(t.y), 0.1, 1e30);
    return t;
}
