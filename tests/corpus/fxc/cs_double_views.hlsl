// fxc: main cs_5_0 /D "E=double"
// fxc: main cs_5_0 /D "E=double2"
// fxc: main cs_5_1 /D "E=double2"
// fxc: main cs_5_1 /D "E=double" /Od
RWTexture1D<E> a; RWTexture1DArray<E> b; RWTexture2D<E> c; RWTexture2DArray<E> d; RWTexture3D<E> e; RWBuffer<E> f; globallycoherent RWBuffer<E> g : register(u6); RasterizerOrderedTexture2D<E> unused; RWBuffer<E> i;
cbuffer C { double2 k; }
[numthreads(1, 1, 1)] void main(uint3 n : SV_DispatchThreadID) { E v = (E)k; a[n.x] = v; b[n.xy] = v; c[n.xy] = v; d[n] = v; e[n] = v; f[n.x] = v; g[n.x] = v * 2; }
