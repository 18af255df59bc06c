// dxc: main cs_6_6 -enable-16bit-types
// dxc: main cs_6_4 -enable-16bit-types -D OLD
// Packed arithmetic: dot products of bytes and halves, packing, additions with carry, absolute differences, f16 in 32 bits.
RWByteAddressBuffer b : register(u0);

[numthreads(32, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    uint4 x = b.Load4(at * 64), y = b.Load4(at * 64 + 16);
    uint sum = dot4add_u8packed(x.x, y.x, x.y);
    int isum = dot4add_i8packed(x.y, y.y, int(x.z));
    float f = dot2add(half2(f16tof32(x.xy)), half2(f16tof32(y.zw)), asfloat(x.w));
    uint2 wide = AddUint64(x.xy, y.xy);
    uint4 wider = AddUint64(x, y);
    uint4 m = msad4(x.x, y.xy, wider);
    uint h = f32tof16(f);
    b.Store4(at * 64, uint4(sum, isum, asuint(f), h));
    b.Store4(at * 64 + 16, m + wide.xyxy);
#ifndef OLD
    int8_t4_packed s = pack_s8(int4(x)), t = pack_clamp_s8(int4(y));
    uint8_t4_packed u = pack_u8(x), v = pack_clamp_u8(int4(y));
    int16_t4 n = unpack_s8s16(s);
    uint16_t4 o = unpack_u8u16(u);
    s = pack_s8(n);
    t = pack_clamp_s8(n);
    v = pack_clamp_u8(int16_t4(o));
    b.Store4(at * 64 + 32, uint4(unpack_s8s32(s)) + unpack_u8u32(u) + unpack_u8u32(v) + uint4(unpack_s8s32(t)));
    b.Store<uint16_t4>(at * 64 + 48, o + uint16_t4(n));
#endif
}
