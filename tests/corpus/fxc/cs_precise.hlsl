// fxc: main cs_5_0
// fxc: main cs_4_0
// fxc: main cs_5_1 /Od
// fxc: main cs_5_0 /Gis
StructuredBuffer<float> a; RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) { precise float r = a[i]; r = sin(r) * a[i + 1] + cos(r); o[i] = r; }
