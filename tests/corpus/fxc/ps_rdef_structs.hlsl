// fxc: main ps_5_0
// fxc: main ps_4_0
// fxc: main ps_5_1
// Structures in constant buffers: nested, arrays of arrays, used in two places, empty, anonymous, with methods, with matrices.
struct Empty {};
struct Leaf { float a; float3 b; };
struct Branch { Leaf one; Leaf many[3]; int2 c; };
struct Tree { row_major float4x3 m; Branch b[2]; Leaf deep[2][2]; bool flag; float4x4 n[2]; };
struct WithMethod { float4 x; float4 twice() { return x * 2; } };
struct Derived : Leaf { float2 more; };
cbuffer First : register(b1)
{
    Tree tree;
    Leaf leaf;
    Leaf row[4];
    struct { float p; int q; } anonymous;
    WithMethod method;
    Derived derived;
};
cbuffer Second { Branch branch; Empty nothing; float after; };
cbuffer Unused { Tree unused; };
cbuffer ANameThatIsMuchLongerThanTheThirtyCharactersAListingHasRoomFor : register(b7) { float aVariableWhoseNameIsLongerThanThirtyCharactersToo; Leaf anotherOneWithAStructureAndALongName[2]; }
float4 main(float4 t : T) : SV_Target
{
    float4 r = t * tree.b[1].many[2].a + tree.deep[1][0].b.xyzz + tree.m[1].xyzz + leaf.a + row[2].b.zyxx + anonymous.q + method.twice() + derived.more.xyxy + derived.a;
    return r + branch.c.xyxy + after + aVariableWhoseNameIsLongerThanThirtyCharactersToo + anotherOneWithAStructureAndALongName[1].b.x;
}
