// dxc: main cs_6_6 -D WAVE=32
// dxc: main cs_6_8 -D WAVE=8,64
// dxc: main cs_6_8 -D WAVE=4,128,16
// dxc: main cs_6_8 -D WAVE=8,64 -Zi -Qembed_debug
// Wave sizes that an entry asks for: one, a range, a range with a preference. Two wave operations on booleans.
RWBuffer<uint> out_ : register(u0);
[WaveSize(WAVE)]
[numthreads(128, 1, 1)]
void main(uint at : SV_GroupIndex)
{
    bool b = out_[at] > 3;
    out_[at] = WaveReadLaneFirst(b) ? WaveActiveSum(at) : QuadAny(b) ? 1 : QuadAll(b) ? 2 : WaveGetLaneCount();
}
