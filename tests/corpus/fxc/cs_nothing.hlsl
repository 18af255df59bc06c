// fxc: main cs_5_0
// fxc: main cs_4_0
// fxc: main cs_5_1 /Od
[numthreads(1, 1, 1)] void main() {}
