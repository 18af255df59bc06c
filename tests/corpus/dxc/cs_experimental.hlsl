// dxc: main cs_6_9 -Vd -Wno-error=hlsl-availability
// Operations of the second, experimental table, which this compiler makes for 6.9 if warnings are no errors.
RWBuffer<uint> o : register(u0);
[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { o[i] = GetGroupWaveIndex() + GetGroupWaveCount(); }
