// fxc: main ps_5_0
// fxc: main ps_4_0 /D MODEL4
// fxc: main ps_5_1
// Members of every type of a structure that is a variable itself, and arrays of the rarer types as variables.
struct Flat
{
    bool b1; bool2 b2; bool b3[2]; bool3 b4[2]; bool2x2 b5; row_major bool3x3 b6; bool2x3 b7[2]; row_major bool2x2 b8[2];
    int i1; int2 i2[3]; int i3[2]; int2x2 i4; row_major int3x3 i5; int3x3 i6[2]; row_major int2x2 i7[2]; uint u1; uint2 u2[2]; uint u3[3]; uint2x2 u4; row_major uint3x3 u5; uint2x4 u6[2]; row_major uint4x3 u7[2];
    float f1[3]; float2 f2[2]; float2x2 f3[2]; row_major float3x2 f4[2];
#ifndef MODEL4
    double d1; double2 d2; double d3[2]; double2 d4[2]; double2x2 d5; row_major double2x2 d6; double2x2 d7[2]; row_major double3x3 d8[2];
    min16float h1; min16float2 h2; min16float h3[2]; min16float2 h4[2]; min16int s1; min16int2 s2; min16int s3[2]; min16int3 s4[2]; min16uint w1; min16uint2 w2; min16uint w3[2]; min16uint4 w4[2]; min10float t1; min10float2 t2; min10float2 t3[2]; min12int x1; min12int2 x2; min12int2 x3[2]; min16float2x2 h5; row_major min16int2x2 s5; min16uint2x2 w5[2];
#endif
};
struct Shell1 { Flat inner; }; struct Shell2 { Shell1 inner; }; struct Shell3 { Shell2 inner; float after; };
cbuffer A { Flat flat; Flat list[2]; }
cbuffer B { Shell3 shell; }
cbuffer D
{
    int v1[4]; uint v2[3]; uint3 v3[3]; bool2 v4[2]; int2x3 v5[2]; row_major int2x3 v6[2]; uint3x2 v7[2]; row_major uint3x2 v8[2]; bool2x2 v9[2]; row_major bool2x2 va[2]; int4 vb[2];
#ifndef MODEL4
    double2 vc[2]; double2x2 vd[2]; row_major double2x2 ve[2]; min16int vf; min16uint vg; min12int vh; min10float vi; min16int vj[2]; min16uint2 vk[3]; min16float3 vl[2]; min12int2 vm; min10float4 vn; min16float vo; min16float2x3 vp; min16int4x4 vq[2]; row_major min16uint2x2 vr;
#endif
}
float4 main() : SV_Target { return flat.f2[1].xyxy + list[1].u3[2] + shell.after + shell.inner.inner.inner.i1 + v1[2] + v3[1].xyzz; }
