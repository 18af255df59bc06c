// dxc: - lib_6_3 -Zi
// dxc: - lib_6_3 -Zs -exports scale;shift
// dxc: - lib_6_3 -Zi -Qembed_debug
// A library, which has no entry.
export float scale(float x) { return x * 2; }
export float shift(float x) { return x + 2; }
