// dxc: main ps_6_0 -validator-version 1.2
// dxc: main ps_6_0 -validator-version 1.6
// Elements of one system value have one name in the signatures of every version; other equal names had one each before 1.7.

struct Input {
    float4 position : SV_Position;
    float2 first : TEXCOORD0;
    nointerpolation uint3 second : TEXCOORD1;
};

void main(Input i, out float4 first : SV_Target0, out uint4 second : SV_Target3, out float2 third : SV_Target1) {
    first = i.position * i.first.xyxy;
    second = i.second.xyzz;
    third = i.first;
}
