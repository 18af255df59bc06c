// dxc: - lib_6_8
// dxc: - lib_6_8 -Zi -Qembed_debug
// dxc: - lib_6_8 -Qstrip_reflect
// dxc: - lib_6_9
// A work graph: nodes of every launch type, records, outputs, arrays, sharing, and the meshes of no graph.
struct Grid { uint3 size : SV_DispatchGrid; float scale; };
struct [NodeTrackRWInputSharing] Tracked { uint2 at : SV_DispatchGrid; uint data; };
struct Small { uint value; };
RWStructuredBuffer<uint> results : register(u0);
cbuffer Settings : register(b0) { uint limit; float unused_one; };
GlobalRootSignature root = { "UAV(u0), CBV(b0)" };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeIsProgramEntry] [NodeMaxDispatchGrid(32, 16, 1)] [NumThreads(8, 2, 1)]
[NodeID("first", 3)] [NodeLocalRootArgumentsTableIndex(2)]
void start(DispatchNodeInputRecord<Grid> input, [MaxRecords(7)] NodeOutput<Small> second,
    [MaxRecordsSharedWith(second)] [NodeID("other", 1)] NodeOutput<Small> third,
    [MaxRecords(4)] [NodeArraySize(5)] NodeOutputArray<Small> many, [MaxRecords(2)] EmptyNodeOutput done) {
    GroupNodeOutputRecords<Small> records = second.GetGroupNodeOutputRecords(1);
    records[0].value = limit + input.Get().size.x; records.OutputComplete();
    ThreadNodeOutputRecords<Small> more = many[1].GetThreadNodeOutputRecords(1); more[0].value = 1; more.OutputComplete();
    done.GroupIncrementOutputCount(1);
}
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4, 1, 1)] [NumThreads(1024, 1, 1)] [NodeMaxRecursionDepth(6)]
void second(RWDispatchNodeInputRecord<Small> input, [MaxRecords(1)] [NodeID("second")] NodeOutput<Small> again) {
    results[0] = input.Get().value;
    GroupNodeOutputRecords<Small> r = again.GetGroupNodeOutputRecords(1); r[0].value = 2; r.OutputComplete();
}
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(4, 4, 1)] [NodeShareInputOf("second")]
void merged([MaxRecords(12)] GroupNodeInputRecords<Small> input) { results[1] = input.Count(); }
[Shader("node")] [NodeLaunch("thread")]
void alone(ThreadNodeInputRecord<Small> input) { results[2] = input.Get().value; }
[Shader("node")] [NodeLaunch("thread")] [NodeID("tracked")]
void tracked(RWThreadNodeInputRecord<Small> input, [MaxRecords(3)] [AllowSparseNodes] [UnboundedSparseNodes] NodeOutputArray<Small> sparse) {
    InterlockedAdd(results[3], input.Get().value);
}
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(1, 1, 1)] [NodeIsProgramEntry]
void empty([MaxRecords(3)] EmptyNodeInput input) { results[4] = input.Count(); }
[Shader("compute")] [NumThreads(1, 1, 1)]
void plain(uint id : SV_GroupIndex) { results[id] = limit; }
