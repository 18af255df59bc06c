// fxc: main ps_5_0 /D T=float
// fxc: main ps_5_0 /D T=int
// fxc: main ps_5_0 /D T=uint
// fxc: main ps_5_0 /D T=bool
// fxc: main ps_5_0 /D T=double
// fxc: main ps_5_0 /D T=min16float
// fxc: main ps_5_0 /D T=min10float
// fxc: main ps_5_0 /D T=min16int
// fxc: main ps_5_0 /D T=min12int
// fxc: main ps_5_0 /D T=min16uint
// fxc: main ps_4_0 /D T=float
// fxc: main ps_4_0 /D T=int
// fxc: main ps_4_0 /D T=bool
// fxc: main ps_4_0 /D T=uint
// fxc: main ps_5_1 /D T=float
// fxc: main ps_5_1 /D T=bool
// fxc: main ps_4_1 /D T=min16float
// Matrices of all shapes and both orders, vectors of all lengths, of one base type, as variables and as members.
cbuffer A
{
    matrix<T, 1, 1> m11; row_major matrix<T, 1, 1> r11; matrix<T, 1, 1> a11[2];
    matrix<T, 1, 2> m12; row_major matrix<T, 1, 2> r12; matrix<T, 1, 2> a12[2];
    matrix<T, 1, 3> m13; row_major matrix<T, 1, 3> r13; matrix<T, 1, 3> a13[2];
    matrix<T, 1, 4> m14; row_major matrix<T, 1, 4> r14; matrix<T, 1, 4> a14[2];
    matrix<T, 2, 1> m21; row_major matrix<T, 2, 1> r21; matrix<T, 2, 1> a21[2];
    matrix<T, 2, 2> m22; row_major matrix<T, 2, 2> r22; matrix<T, 2, 2> a22[2];
    matrix<T, 2, 3> m23; row_major matrix<T, 2, 3> r23; matrix<T, 2, 3> a23[2];
    matrix<T, 2, 4> m24; row_major matrix<T, 2, 4> r24; matrix<T, 2, 4> a24[2];
    matrix<T, 3, 1> m31; row_major matrix<T, 3, 1> r31; matrix<T, 3, 1> a31[2];
    matrix<T, 3, 2> m32; row_major matrix<T, 3, 2> r32; matrix<T, 3, 2> a32[2];
    matrix<T, 3, 3> m33; row_major matrix<T, 3, 3> r33; matrix<T, 3, 3> a33[2];
    matrix<T, 3, 4> m34; row_major matrix<T, 3, 4> r34; matrix<T, 3, 4> a34[2];
    matrix<T, 4, 1> m41; row_major matrix<T, 4, 1> r41; matrix<T, 4, 1> a41[2];
    matrix<T, 4, 2> m42; row_major matrix<T, 4, 2> r42; matrix<T, 4, 2> a42[2];
    matrix<T, 4, 3> m43; row_major matrix<T, 4, 3> r43; matrix<T, 4, 3> a43[2];
    matrix<T, 4, 4> m44; row_major matrix<T, 4, 4> r44; matrix<T, 4, 4> a44[2];
    vector<T, 1> v1; vector<T, 2> v2; vector<T, 3> v3; vector<T, 4> v4; T s; T b1[3]; vector<T, 1> b2[2]; vector<T, 3> b3[2];
}
struct S
{
    matrix<T, 1, 1> m11; row_major matrix<T, 1, 1> r11; matrix<T, 1, 1> a11[2];
    matrix<T, 1, 2> m12; row_major matrix<T, 1, 2> r12; matrix<T, 1, 2> a12[2];
    matrix<T, 1, 3> m13; row_major matrix<T, 1, 3> r13; matrix<T, 1, 3> a13[2];
    matrix<T, 1, 4> m14; row_major matrix<T, 1, 4> r14; matrix<T, 1, 4> a14[2];
    matrix<T, 2, 1> m21; row_major matrix<T, 2, 1> r21; matrix<T, 2, 1> a21[2];
    matrix<T, 2, 2> m22; row_major matrix<T, 2, 2> r22; matrix<T, 2, 2> a22[2];
    matrix<T, 2, 3> m23; row_major matrix<T, 2, 3> r23; matrix<T, 2, 3> a23[2];
    matrix<T, 2, 4> m24; row_major matrix<T, 2, 4> r24; matrix<T, 2, 4> a24[2];
    matrix<T, 3, 1> m31; row_major matrix<T, 3, 1> r31; matrix<T, 3, 1> a31[2];
    matrix<T, 3, 2> m32; row_major matrix<T, 3, 2> r32; matrix<T, 3, 2> a32[2];
    matrix<T, 3, 3> m33; row_major matrix<T, 3, 3> r33; matrix<T, 3, 3> a33[2];
    matrix<T, 3, 4> m34; row_major matrix<T, 3, 4> r34; matrix<T, 3, 4> a34[2];
    matrix<T, 4, 1> m41; row_major matrix<T, 4, 1> r41; matrix<T, 4, 1> a41[2];
    matrix<T, 4, 2> m42; row_major matrix<T, 4, 2> r42; matrix<T, 4, 2> a42[2];
    matrix<T, 4, 3> m43; row_major matrix<T, 4, 3> r43; matrix<T, 4, 3> a43[2];
    matrix<T, 4, 4> m44; row_major matrix<T, 4, 4> r44; matrix<T, 4, 4> a44[2];
    vector<T, 1> v1; vector<T, 2> v2; vector<T, 3> v3; vector<T, 4> v4; T s; T b1[3]; vector<T, 1> b2[2]; vector<T, 3> b3[2];
};
cbuffer B { S whole; }
float4 main() : SV_Target { return (float)s + (float)whole.v3.y + (float)whole.m33._m12 + (float)a24[1]._m12; }
