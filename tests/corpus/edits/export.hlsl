// dxc: - lib_6_3 -D NAME=first
// dxc: - lib_6_3 -D NAME=another
// A library's function by another name, called from another one.
float4 table[4];
[noinline] float NAME(uint index) { return table[index & 3].w; }
export float user(uint index) { return NAME(index) + NAME(index + 1); }
