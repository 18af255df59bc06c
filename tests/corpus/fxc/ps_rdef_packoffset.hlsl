// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// packoffset, explicit registers (user-packed bindings), gaps, globals with registers, buffers in other order than registers.
cbuffer Packed : register(b3)
{
    float4 a : packoffset(c4);
    float2 b : packoffset(c0.y);
    float c : packoffset(c2.w);
    int d : packoffset(c0);
    float4x4 e : packoffset(c7);
};
cbuffer Late : register(b0) { float4 late; };
cbuffer Auto { float autoValue; };
float4 g : register(c5);
float h;
float4 main() : SV_Target { return a + b.xyxy + c + d + e[1] + late + autoValue + g + h; }
