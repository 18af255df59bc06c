// What inlining.hlsl and lines.hlsl include.
float3 twist(float3 v, float k)
{
    float3 r = v.yzx * k;
    r.x += v.z;
    return r;
}

float4 scale(float4 v, float k)
{
    return v * twist(v.xyz, k).xyzz;
}
