// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Elements of textures and buffers that are structures, one-lane vectors, booleans, matrices.
struct S { float a; float3 b; }; struct U { uint a; uint2 b; }; struct I { int a; };
Buffer<S> bs; Buffer<U> bu; Texture2D<S> ts; Texture2D<U> tu; Texture3D<I> ti; Buffer<float1> b1; Texture2D<uint1> t1; Buffer<bool2> bb; Texture2D<bool> tb; Texture1D<bool4> tb4; Buffer<float2x2> bm; Texture2D<int2x2> tm; Buffer<snorm float1> bn;
float4 main(nointerpolation int4 n : N) : SV_Target
{
    float4 r = bs.Load(n.x).b.xyzz + bs[n.y].a + bu.Load(n.x).b.y + ts.Load(n.xyz).b.x + tu.Load(n.xyz).a + ti.Load(n).a + b1.Load(n.x) + t1.Load(n.xyz) + bm[n.x]._m11 + tm.Load(n.xyz)._m01 + bn[n.z];
    return r + (bb[n.x].y ? 1 : 2) + (tb.Load(n.xyz) ? 3 : 4) + (tb4.Load(n.xy).w ? 5 : 6);
}
