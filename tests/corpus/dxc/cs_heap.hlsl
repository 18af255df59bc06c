// dxc: main cs_6_6
// dxc: main cs_6_6 -Zi -Qembed_debug
// dxc: main cs_6_6 -D ROOT="CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED|SAMPLER_HEAP_DIRECTLY_INDEXED"
// Views straight from the heaps, of all kinds, uniform and not.
#ifdef ROOT
#define STRING_(x) #x
#define STRING(x) STRING_(x)
[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED), RootConstants(num32BitConstants=1, b0)")]
#endif
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    Texture2D<float4> t = ResourceDescriptorHeap[i];
    SamplerState s = SamplerDescriptorHeap[3];
    SamplerComparisonState sc = SamplerDescriptorHeap[NonUniformResourceIndex(i)];
    RWByteAddressBuffer raw = ResourceDescriptorHeap[NonUniformResourceIndex(i + 1)];
    globallycoherent RWTexture2D<float> image = ResourceDescriptorHeap[7];
    struct K { float4 f; uint n; };
    ConstantBuffer<K> k = ResourceDescriptorHeap[9];
    StructuredBuffer<K> ks = ResourceDescriptorHeap[10];
    RWStructuredBuffer<uint> counted = ResourceDescriptorHeap[11];
    float4 r = t.SampleLevel(s, float2(i, 0), 0) + k.f + ks[k.n].f + t.SampleCmpLevelZero(sc, float2(0, i), 0.5);
    raw.Store4(16 * i, asuint(r));
    image[uint2(i, i)] = r.x;
    counted[counted.IncrementCounter()] = i;
}
