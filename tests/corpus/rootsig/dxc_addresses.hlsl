// dxc: RS rootsig_1_1
// dxc: main cs_6_0
// Static samplers with every address mode.
#define RS \
    "StaticSampler(s0, addressU = TEXTURE_ADDRESS_WRAP, addressV = TEXTURE_ADDRESS_MIRROR, addressW = TEXTURE_ADDRESS_CLAMP), " \
    "StaticSampler(s1, addressU = TEXTURE_ADDRESS_BORDER, addressV = TEXTURE_ADDRESS_MIRROR_ONCE, addressW = TEXTURE_ADDRESS_WRAP), " \
    "StaticSampler(s2, addressU = TEXTURE_ADDRESS_MIRROR, addressV = TEXTURE_ADDRESS_CLAMP, addressW = TEXTURE_ADDRESS_BORDER), " \
    "StaticSampler(s3, addressU = TEXTURE_ADDRESS_MIRROR_ONCE, addressV = TEXTURE_ADDRESS_BORDER, addressW = TEXTURE_ADDRESS_MIRROR)"
[RootSignature(RS)] [numthreads(1, 1, 1)] void main() {}
