// dxc: main cs_6_9 -enable-16bit-types -Vd -Wno-error=hlsl-availability
// dxc: main cs_6_9 -enable-16bit-types -Vd -Wno-error=hlsl-availability -Od -D T=float
// Products of matrices in memory and long vectors, and what Shader Model 6.10 adds; this compiler makes them for 6.9 if warnings are no errors.
#ifndef T
#define T half
#endif
ByteAddressBuffer m : register(t0); ByteAddressBuffer bias : register(t1); RWByteAddressBuffer o : register(u0);
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    vector<T, 8> x = m.Load<vector<T, 8> >(0), y; vector<T, 4> z = m.Load<vector<T, 4> >(64);
    __builtin_MatVecMul(y, false, x, false, 8, m, 16 * i, 8, 8, 8, 0, false, 32);
    __builtin_MatVecMulAdd(y, false, x, false, 9, m, 0, 20, 8, 8, 2, true, 0, bias, 16, 8);
    __builtin_OuterProductAccumulate(z, y, o, 128, 8, 3, 0);
    __builtin_VectorAccumulate(y, o, 64 + i);
    o.Store<vector<T, 8> >(512, y);
}
