// dxc: main cs_6_0
// dxc: main cs_6_2 -enable-16bit-types -D NATIVE
// dxc: main cs_6_6 -enable-16bit-types -D NATIVE
// dxc: main cs_6_9 -enable-16bit-types -D NATIVE -D LONG
// Structured buffers of every kind of element, also arrays of them; tbuffers; counters.
enum class Kind : uint { A, B };
struct Flags { uint low : 3; uint middle : 12; uint high : 17; uint whole; int s1 : 5; int s2 : 27; };
struct Vertex { float3 position; float2 uv; uint colour; };
struct Nested { Vertex vertices[3]; float4x4 world; row_major float2x3 rows; bool visible; Kind kind; };
struct Wide { double big; float little; int64_t far; double3 three; bool flag; double3x2 wide_matrix; };
StructuredBuffer<Vertex> vertices : register(t0);
StructuredBuffer<float> floats : register(t1);
StructuredBuffer<float3> vectors : register(t2);
StructuredBuffer<float4x4> matrices : register(t3);
StructuredBuffer<row_major float3x4> row_matrices : register(t4);
StructuredBuffer<Nested> nested[2] : register(t5);
StructuredBuffer<Wide> wide : register(t7);
StructuredBuffer<Flags> flags : register(t8);
StructuredBuffer<min16float4> halves : register(t9);
StructuredBuffer<bool2> bools : register(t10);
StructuredBuffer<int> grid[2][3] : register(t11);
StructuredBuffer<uint> endless[] : register(t0, space1);
RWStructuredBuffer<Vertex> written : register(u0);
RWStructuredBuffer<float2> counted : register(u1);
RWStructuredBuffer<Nested> counted_back : register(u2);
AppendStructuredBuffer<Vertex> appended : register(u3);
ConsumeStructuredBuffer<Vertex> consumed : register(u4);
globallycoherent RWStructuredBuffer<uint> coherent : register(u5);
tbuffer Old : register(t30) { float4 t_colour; int t_list[3]; float3x3 t_matrix; Vertex t_vertex; float t_unused; };
tbuffer OldSingle : register(t31) { float t_only; };
TextureBuffer<Nested> old_template : register(t32);
#ifdef NATIVE
struct Small { float16_t a; int16_t b; uint16_t3 c; float16_t2x2 m; half h; float f; };
StructuredBuffer<Small> small : register(t20);
StructuredBuffer<float16_t3> small_vector : register(t21);
#endif
#ifdef LONG
struct Longer { vector<float, 8> eight; float tail; };
StructuredBuffer<vector<float, 8> > long_vectors : register(t25);
RWStructuredBuffer<Longer> longer : register(u9);
#endif
[numthreads(4, 2, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Vertex v = vertices[id.x];
    v.colour += floats[id.x] + vectors[id.x].y + matrices[id.y][1].z + row_matrices[id.y][2].w + nested[id.z & 1][id.x].rows[1].y;
    v.colour += wide[id.x].little + (float)wide[id.x].big + flags[id.x].middle + flags[id.y].s2 + halves[id.x].z + bools[id.x].y;
    v.colour += grid[id.x & 1][1][id.y] + endless[NonUniformResourceIndex(id.z)][id.x] + (uint)nested[0][0].kind;
    v.uv = t_colour.xy + t_list[id.x] + t_matrix[1].z + t_vertex.uv + t_only + old_template.vertices[1].uv;
#ifdef NATIVE
    v.colour += small[id.x].a + small[id.x].c.z + small_vector[id.y].x;
#endif
#ifdef LONG
    v.colour += long_vectors[id.x][5];
    longer[id.x].eight = long_vectors[id.y];
#endif
    written[id.x] = v;
    counted[counted.IncrementCounter()] = v.uv;
    counted_back[counted_back.DecrementCounter()].visible = true;
    appended.Append(consumed.Consume());
    coherent[id.x] = v.colour;
}
