// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_5_1
// The coverage mask, the sample index, the face and the primitive id in arithmetic; depth and stencil computed, not moved.
struct Out { float4 c : SV_Target; float d : SV_Depth; uint m : SV_Coverage; };
Out main(float4 p : SV_Position, nointerpolation uint n : N, uint prim : SV_PrimitiveID, uint cov : SV_Coverage, bool front : SV_IsFrontFace, uint si : SV_SampleIndex)
{
    Out o;
    o.c = float4(cov & 5, (float)cov, -(int)cov, cov ^ n) + cov.xxxx * uint4(1, 2, 3, 4) + (cov > 3 ? 1 : 2) + prim * uint4(1, 0, 5, 6) + si.xxxx * p - (int)prim + (front && si == 2 ? p : -p);
    o.d = p.z + p.w;
    o.m = cov & n;
    return o;
}
