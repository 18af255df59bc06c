// fxc: main vs_4_0
// fxc: main vs_5_0
// fxc: main vs_5_1
// No input, no output: empty signatures, a lone ret.
void main() {}
