// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_1
// Instance and primitive numbers as plain inputs of a pixel shader.
float4 main(nointerpolation uint i : SV_InstanceID, uint prim : SV_PrimitiveID) : SV_Target { return float4(i, prim, i ^ prim, i + 3); }
