// fxc: main cs_4_0 /Gis
// fxc: main cs_4_1 /Od
// fxc: main cs_4_0 /Gis /Od
// fxc: main cs_5_0 /Gis
// fxc: main cs_5_1 /Gis /Od
// fxc: main cs_5_0 /res_may_alias
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) { o[i] = i * 3.5 + 1; }
