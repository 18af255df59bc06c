// fxc: - lib_5_0
// More functions than two digits count.
export float f0(float a) { return a * 0; }
export float f1(float a) { return a * 1; }
export float f2(float a) { return a * 2; }
export float f3(float a) { return a * 3; }
export float f4(float a) { return a * 4; }
export float f5(float a) { return a * 5; }
export float f6(float a) { return a * 6; }
export float f7(float a) { return a * 7; }
export float f8(float a) { return a * 8; }
export float f9(float a) { return a * 9; }
export float f10(float a) { return a * 10; }
RWStructuredBuffer<uint> u : register(u3);
export void f11(uint a) { InterlockedAdd(u[a], 1); u.IncrementCounter(); }
