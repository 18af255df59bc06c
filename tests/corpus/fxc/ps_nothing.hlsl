// fxc: main ps_4_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
void main() {}
