// fxc: main vs_5_0
// fxc: main vs_5_1
ConsumeStructuredBuffer<float4> take : register(u4); AppendStructuredBuffer<uint> add : register(u5);
cbuffer D { double2 d; }
float4 main(uint i : SV_VertexID) : SV_Position { add.Append(-(int)i * 5); double2 x = i > 3 ? d : d.yx; add.Append(((i >> 3) & 15) | ((i & 0xf) << 12)); return take.Consume() + float4((float2)x, 0, 0) + -(int)i; }
