// dxc: main ps_6_0
// dxc: main ps_6_5
// dxc: main ps_6_6
// dxc: main ps_6_0 -validator-version 1.3
// ConstantBuffer<T>: alone, as an array of one, of more, without bound, in spaces; templates, inheritance, resources in
// structures.
struct Base { float4 base_colour; int count; };
struct Derived : Base { float2 more; Base again; };
template<typename T> struct Pair { T left; T right; };
template<typename T, int N> struct List { T all[N]; float end; };
class Light { float3 position; float reach; float at(float3 p) { return reach / distance(p, position); } };
ConstantBuffer<Base> one : register(b0);
ConstantBuffer<Derived> array_of_one[1] : register(b1);
ConstantBuffer<Derived> some[4] : register(b2);
ConstantBuffer<Light> grid[3] : register(b6);
ConstantBuffer<Light> endless[] : register(b0, space1);
ConstantBuffer<Pair<float3> > pair : register(b0, space2);
ConstantBuffer<List<int, 5> > list : register(b1, space2);
ConstantBuffer<Pair<Pair<Light> > > deep : register(b7, space268435455);
cbuffer Plain : register(b3, space7) { Derived derived; Light lights[2]; float4 unused_one; };
cbuffer Single { float only; };
cbuffer SingleStructure { Base lonely; };
float4 main(nointerpolation uint at : AT) : SV_Target {
    return one.base_colour + array_of_one[0].more.xyxy + some[at & 3].again.count + grid[at % 3].at(0) +
        endless[NonUniformResourceIndex(at)].reach + pair.right.xyzx + list.all[2] + deep.left.right.at(1) + derived.more.x +
        lights[at].reach + only + lonely.count;
}
