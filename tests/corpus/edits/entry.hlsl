// dxc: main vs_6_0 -D NAME=main
// dxc: zebra vs_6_0 -D NAME=zebra
// The entry point's name: the function's, and a string in metadata.
float4 NAME(float4 position : POSITION) : SV_Position { return position.yxzw; }
