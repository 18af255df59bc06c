// fxc: main vs_4_0
// fxc: mainps ps_4_1
// Raw and structured views outside compute shaders of model 4 set a global flag.
StructuredBuffer<float4> a;
ByteAddressBuffer b;
float4 main(uint i : SV_VertexID) : SV_Position { return a[i] + b.Load(i * 4); }
float4 mainps(nointerpolation uint i : I) : SV_Target { return a[i + 1] + b.Load2(i).y; }
