#include "deep/ramp.hlsli"
float4 tinted(float x) { return float4(x, x * x, 1 - x, 1); }
