// dxc: - lib_6_8
// dxc: - lib_6_8 -Od
// dxc: - lib_6_8 -Zi -Qembed_debug
// dxc: - lib_6_9
// Work graphs: nodes of all launches, all kinds of records, limits, shared inputs, recursion, arrays of outputs, barriers.
struct [NodeTrackRWInputSharing] Tracked { uint3 grid : SV_DispatchGrid; float4 data; };
struct Rec { uint2 grid : SV_DispatchGrid; uint id; float3 pos[2]; };
struct Small { uint id; };
RWByteAddressBuffer log_ : register(u0);
globallycoherent RWStructuredBuffer<uint> shared_ : register(u1);
groupshared uint room[32];

[Shader("node")] [NodeLaunch("broadcasting")] [NodeIsProgramEntry] [NodeMaxDispatchGrid(16, 8, 1)] [NumThreads(8, 4, 1)]
[NodeLocalRootArgumentsTableIndex(3)]
void broadcast(DispatchNodeInputRecord<Rec> input, [MaxRecords(4)] NodeOutput<Small> one, [MaxRecordsSharedWith(one)] [NodeID("renamed", 2)] NodeOutput<Rec> two,
    [MaxRecords(6)] [NodeArraySize(5)] NodeOutputArray<Small> many, [MaxRecords(3)] EmptyNodeOutput empty, [MaxRecords(2)] [NodeArraySize(4)] [AllowSparseNodes] EmptyNodeOutputArray empties,
    uint3 at : SV_DispatchThreadID, uint3 group : SV_GroupID, uint i : SV_GroupIndex, uint3 local : SV_GroupThreadID)
{
    room[i] = input.Get().id;
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    GroupNodeOutputRecords<Small> g = one.GetGroupNodeOutputRecords(2);
    g.Get(0).id = at.x;
    g[1].id = room[31 - i];
    g.OutputComplete();
    ThreadNodeOutputRecords<Rec> t = two.GetThreadNodeOutputRecords(i & 1);
    if (i & 1) { t.Get().id = group.y; t.Get().pos[1] = input.Get().pos[0]; t.Get().grid = local.xy; }
    t.OutputComplete();
    if (many[i % 5].IsValid()) {
        ThreadNodeOutputRecords<Small> m = many[i % 5].GetThreadNodeOutputRecords(1);
        m.Get().id = i;
        m.OutputComplete();
    }
    empty.ThreadIncrementOutputCount(1);
    empties[2].GroupIncrementOutputCount(2);
    if (empty.IsValid() && empties[1].IsValid()) log_.Store(0, 1);
    Barrier(UAV_MEMORY | NODE_INPUT_MEMORY | NODE_OUTPUT_MEMORY, DEVICE_SCOPE);
    Barrier(ALL_MEMORY, 0);
    Barrier(shared_, GROUP_SYNC | DEVICE_SCOPE);
}

[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4, 2, 2)] [NumThreads(32, 1, 1)] [NodeID("tracked", 7)]
void tracked(RWDispatchNodeInputRecord<Tracked> input, uint i : SV_GroupIndex)
{
    InterlockedAdd(input.Get().grid.x, i);
    Barrier(input, DEVICE_SCOPE | GROUP_SYNC);
    if (input.FinishedCrossGroupSharing()) log_.Store(4 * i, asuint(input.Get().data.w));
}

[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(16, 1, 1)] [NodeShareInputOf("shares")]
void coalesce([MaxRecords(9)] GroupNodeInputRecords<Small> input, [MaxRecords(9)] [UnboundedSparseNodes] NodeOutputArray<Small> many, uint i : SV_GroupIndex)
{
    if (i < input.Count()) {
        ThreadNodeOutputRecords<Small> m = many[input[i].id].GetThreadNodeOutputRecords(1);
        m[0].id = input.Get(i).id;
        m.OutputComplete();
    }
}

[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(16, 2, 1)]
void shares([MaxRecords(9)] RWGroupNodeInputRecords<Small> input, uint i : SV_GroupIndex)
{
    Barrier(input, GROUP_SCOPE);
    if (i < input.Count()) input[i].id += i;
}

[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(1, 1, 1)]
void nothing([MaxRecords(3)] EmptyNodeInput input) { log_.Store(8, input.Count()); }

[Shader("node")] [NodeLaunch("thread")] [NodeMaxRecursionDepth(12)]
void single(ThreadNodeInputRecord<Small> input, [MaxRecords(1)] [NodeID("single")] NodeOutput<Small> again)
{
    ThreadNodeOutputRecords<Small> r = again.GetThreadNodeOutputRecords(GetRemainingRecursionLevels() != 0);
    if (GetRemainingRecursionLevels()) r.Get().id = input.Get().id + 1;
    r.OutputComplete();
}

[Shader("node")] [NodeLaunch("thread")]
void writes(RWThreadNodeInputRecord<Rec> input) { input.Get().id = 7; Barrier(input, 0); log_.Store(12, input.Get().id); }
