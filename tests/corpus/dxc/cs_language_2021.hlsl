// dxc: main cs_6_6 -enable-16bit-types
// dxc: main cs_6_6 -enable-16bit-types -Zi -Qembed_debug
// dxc: main cs_6_6 -enable-16bit-types -Od -Zi -Qembed_debug
// HLSL 2021: templates, operators, bit fields, member functions, inheritance, namespaces, default arguments.
namespace deep { namespace er { template<typename T> T twice(T x) { return x + x; } struct Base { uint lo : 5; uint hi : 11; int signed_ : 7; float get() { return lo * hi; } }; } }
template<typename T, int N> struct Array { T data[N]; T sum() { T s = (T)0; for (int i = 0; i < N; i++) s += data[i]; return s; } };
struct Derived : deep::er::Base { float3 v; Derived operator+(Derived o) { Derived d = o; d.v += o.v; return d; } };
enum class Kind : uint16_t { one = 1, two = 2 };
RWStructuredBuffer<Derived> o : register(u0);
float weigh(Kind k, float f = 2.5) { return k == Kind::two ? f : -f; }
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Array<float, 4> a; a.data[0] = 1; a.data[1] = i; a.data[2] = 3; a.data[3] = i * 2;
    Derived d = o[i];
    d.hi = i; d.lo += 3; d.signed_ = -int(i);
    Derived e = d + o[i + 1];
    e.v.x = deep::er::twice(a.sum()) + d.get() + weigh((Kind)(i & 3)) + weigh(Kind::one, 4);
    e.v.y = deep::er::twice<int16_t>(int16_t(i));
    o[i] = e;
}
