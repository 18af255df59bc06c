// fxc: main cs_5_0 /Zi
// printf: a digest in the debug variant, which stripping keeps.
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { if (id.x > 3) printf("hello %d", id.x); }
