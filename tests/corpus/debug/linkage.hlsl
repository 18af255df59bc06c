// fxc: main ps_5_0 /Zi
// fxc: main ps_5_0 /Zi /Od
// Interfaces, classes with bases, methods, and instances in a constant buffer.
interface Light { float3 shine(float3 n); float weight(); };
class Base { float3 colour; float power; };
class Ambient : Light
{
    float3 colour;
    float3 shine(float3 n) { return colour * n.x; }
    float weight() { return 1; }
};
class Lamp : Base, Light
{
    float4 at[2];
    float3 shine(float3 n) { float d = dot(n, at[0].xyz); return colour * d * power; }
    float weight() { return at[1].w; }
};
Light lights[2];
Light single;
cbuffer C { Ambient ambient; Lamp lamp; };

float4 main(float3 n : N, int i : I) : SV_Target
{
    Lamp local = lamp;
    local.power *= 2;
    local.at[0] += i;
    float3 c = single.shine(n) * single.weight() + local.shine(n);
    c += lights[1].shine(c);
    return float4(c, lights[0].weight());
}
