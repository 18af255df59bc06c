// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// A rasterizer ordered structured buffer with a counter, and one without.
struct S { float4 a; uint b; };
RasterizerOrderedStructuredBuffer<S> b : register(u2); RasterizerOrderedStructuredBuffer<S> d : register(u3);
void main(nointerpolation uint4 n : N) { S s = { 1, 2, 3, 4, 5 }; uint k = b.IncrementCounter(); b[k] = s; d[n.y] = s; }
