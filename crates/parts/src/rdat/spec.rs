//! The facts of RDAT: its parts, the records of its tables, which fields of them lead where, and the values in them.

use dxbin_base::record::{Field, Record};

use crate::program::{StageBits, StageWord};
use crate::psv0::{Interpolation, ResourceKind, SemanticKind};
use crate::sfi0::Feature;

/// What stands where a field leads nowhere.
pub const NULL_REF: u32 = u32::MAX;

/// The version that all RDATs have.
pub const VERSION: u32 = 0x10;

dxbin_base::record! {
    /// What RDAT starts with; the offsets of its parts follow, from here, each a word.
    pub struct RdatHeader: 8 {
        0 version: u32, "Version", "0x10";
        4 part_count: u32, "PartCount", "parts, and so offsets that follow";
    }
}

dxbin_base::record! {
    /// What each part of RDAT starts with.
    pub struct RdatPartHeader: 8 {
        0 ty: PartType, "Type", "what it is";
        4 size: u32, "Size", "bytes that follow, a multiple of four";
    }
}

dxbin_base::record! {
    /// What each table starts with; its records follow.
    pub struct TableHeader: 8 {
        0 count: u32, "RecordCount", "records";
        4 stride: u32, "RecordStride", "bytes of each";
    }
}

dxbin_base::names! {
    /// What a part of RDAT is (`RuntimeDataPartType`).
    pub struct PartType: u32 {
        STRING_BUFFER = 1 "StringBuffer";
        INDEX_ARRAYS = 2 "IndexArrays";
        RESOURCE_TABLE = 3 "ResourceTable";
        FUNCTION_TABLE = 4 "FunctionTable";
        RAW_BYTES = 5 "RawBytes";
        SUBOBJECT_TABLE = 6 "SubobjectTable";
        NODE_ID_TABLE = 7 "NodeIDTable";
        NODE_SHADER_IO_ATTRIB_TABLE = 8 "NodeShaderIOAttribTable";
        NODE_SHADER_FUNC_ATTRIB_TABLE = 9 "NodeShaderFuncAttribTable";
        IO_NODE_TABLE = 10 "IONodeTable";
        NODE_SHADER_INFO_TABLE = 11 "NodeShaderInfoTable";
        RESERVED_MESH_NODES_PREVIEW_INFO_TABLE = 12 "Reserved_MeshNodesPreviewInfoTable";
        SIGNATURE_ELEMENT_TABLE = 13 "SignatureElementTable";
        VS_INFO_TABLE = 14 "VSInfoTable";
        PS_INFO_TABLE = 15 "PSInfoTable";
        HS_INFO_TABLE = 16 "HSInfoTable";
        DS_INFO_TABLE = 17 "DSInfoTable";
        GS_INFO_TABLE = 18 "GSInfoTable";
        CS_INFO_TABLE = 19 "CSInfoTable";
        MS_INFO_TABLE = 20 "MSInfoTable";
        AS_INFO_TABLE = 21 "ASInfoTable";
        DXIL_PDB_INFO_TABLE = 0x1_0001 "DxilPdbInfoTable";
        DXIL_PDB_INFO_SOURCE_TABLE = 0x1_0002 "DxilPdbInfoSourceTable";
        DXIL_PDB_INFO_LIBRARY_TABLE = 0x1_0003 "DxilPdbInfoLibraryTable";
    }
}

/// What a field leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leads {
    /// A string of the string buffer: its offset.
    Text,
    /// An array of offsets of strings: its index in the index arrays.
    Texts,
    /// An array of numbers.
    Numbers,
    /// An array of the indexes of records of this table.
    Records(PartType),
    /// Raw bytes: their offset, and in the next field how many they are.
    Bytes,
}

/// A field that leads somewhere.
#[derive(Clone, Copy, Debug)]
pub struct Reference {
    /// Its offset in the record.
    pub offset: usize,
    /// To what.
    pub leads: Leads,
    /// The values of the record's field `kind` for which it does; all of them if there is none.
    pub only: &'static [u32],
}

/// What a table of one type holds.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The table.
    pub part: PartType,
    /// The record's name.
    pub name: &'static str,
    /// The sizes it has had, rising; the last is that of all fields.
    pub sizes: &'static [usize],
    /// The fields.
    pub fields: &'static [Field],
    /// The offset of the field whose value says which of [`Shape::references`] count.
    pub kind: usize,
    /// The fields that lead somewhere.
    pub references: &'static [Reference],
}

impl Shape {
    /// The shape of a table; `None` where it is none that is known.
    pub fn of(part: PartType) -> Option<&'static Self> {
        SHAPES.iter().find(|shape| shape.part == part)
    }

    /// The largest of its sizes that fits in a record of so many bytes.
    pub fn known(&self, stride: usize) -> Option<usize> {
        self.sizes.iter().rev().copied().find(|&size| size <= stride)
    }
}

macro_rules! shapes {
    ($( $part:ident $record:ident $(or $shorter:literal)? by $kind:literal: $( $offset:literal $leads:ident $(in $table:ident)? $(of $($only:literal)*)? ),*; )*) => {
        /// The tables that are known.
        pub const SHAPES: &[Shape] = &[$( Shape {
            part: PartType::$part,
            name: $record::NAME,
            sizes: &[$($shorter,)? $record::SIZE],
            fields: $record::FIELDS,
            kind: $kind,
            references: &[$( Reference { offset: $offset, leads: Leads::$leads $((PartType::$table))?, only: &[$($($only),*)?] } ),*],
        } ),*];
    };
}

shapes! {
    RESOURCE_TABLE Resource by 0: 24 Text;
    FUNCTION_TABLE Function or 44 by 16: 0 Text, 4 Text, 8 Records in RESOURCE_TABLE, 12 Texts;
    SUBOBJECT_TABLE SubobjectRecord by 0:
        4 Text, 8 Bytes of 1 2, 8 Text of 8, 12 Texts of 8, 12 Text of 11, 16 Text of 11, 20 Text of 11;
    NODE_ID_TABLE NodeId by 0: 0 Text;
    NODE_SHADER_IO_ATTRIB_TABLE NodeShaderIoAttrib by 0: ;
    NODE_SHADER_FUNC_ATTRIB_TABLE NodeShaderFuncAttrib by 0: 4 Numbers of 2 4 7;
    IO_NODE_TABLE IoNode by 0: 4 Records in NODE_SHADER_IO_ATTRIB_TABLE;
    NODE_SHADER_INFO_TABLE NodeShaderInfo by 0: 8 Records in NODE_SHADER_FUNC_ATTRIB_TABLE, 12 Records in IO_NODE_TABLE, 16 Records in IO_NODE_TABLE;
    SIGNATURE_ELEMENT_TABLE RdatElement by 0: 0 Text, 4 Numbers;
    VS_INFO_TABLE VsInfo by 0: 0 Records in SIGNATURE_ELEMENT_TABLE, 4 Records in SIGNATURE_ELEMENT_TABLE, 8 Bytes;
    PS_INFO_TABLE PsInfo by 0: 0 Records in SIGNATURE_ELEMENT_TABLE, 4 Records in SIGNATURE_ELEMENT_TABLE;
    HS_INFO_TABLE HsInfo by 0: 0 Records in SIGNATURE_ELEMENT_TABLE, 4 Records in SIGNATURE_ELEMENT_TABLE, 8 Records in SIGNATURE_ELEMENT_TABLE, 12 Bytes, 20 Bytes, 28 Bytes, 36 Bytes;
    DS_INFO_TABLE DsInfo by 0: 0 Records in SIGNATURE_ELEMENT_TABLE, 4 Records in SIGNATURE_ELEMENT_TABLE, 8 Records in SIGNATURE_ELEMENT_TABLE, 12 Bytes, 20 Bytes, 28 Bytes;
    GS_INFO_TABLE GsInfo by 0: 0 Records in SIGNATURE_ELEMENT_TABLE, 4 Records in SIGNATURE_ELEMENT_TABLE, 8 Bytes, 16 Bytes;
    CS_INFO_TABLE CsInfo by 0: 0 Numbers;
    MS_INFO_TABLE MsInfo by 0: 0 Records in SIGNATURE_ELEMENT_TABLE, 4 Records in SIGNATURE_ELEMENT_TABLE, 8 Bytes, 16 Bytes, 24 Numbers;
    AS_INFO_TABLE AsInfo by 0: 0 Numbers;
    DXIL_PDB_INFO_TABLE PdbInfo by 0: 0 Records in DXIL_PDB_INFO_SOURCE_TABLE, 4 Records in DXIL_PDB_INFO_LIBRARY_TABLE, 8 Texts, 12 Bytes, 20 Text, 28 Bytes, 36 Bytes;
    DXIL_PDB_INFO_SOURCE_TABLE PdbInfoSource by 0: 0 Text, 4 Text;
    DXIL_PDB_INFO_LIBRARY_TABLE PdbInfoLibrary by 0: 0 Text, 4 Bytes;
}

dxbin_base::record! {
    /// A resource that functions use (`RuntimeDataResourceInfo`).
    pub struct Resource: 32 {
        0 class: ResourceClass, "Class", "how it is bound";
        4 kind: ResourceKind, "Kind", "its dimension";
        8 id: u32, "ID", "its number among those of its class";
        12 space: u32, "Space", "the register space";
        16 lower: u32, "LowerBound", "the first register";
        20 upper: u32, "UpperBound", "the last register; 0xffffffff for an array without end";
        24 name: u32, "Name", "its name: an offset in the string buffer";
        28 flags: u32 [ResourceFlag], "Flags", "what else is known of it";
    }
}

dxbin_base::record! {
    /// A function of a library (`RuntimeDataFunctionInfo2`); validator versions below 1.8 have the first 44 bytes alone.
    pub struct Function: 52 {
        0 name: u32, "Name", "its mangled name: an offset in the string buffer";
        4 unmangled: u32, "UnmangledName", "its name: an offset in the string buffer";
        8 resources: u32, "Resources", "the resources it uses: the index of an array of indexes";
        12 dependencies: u32, "FunctionDependencies", "functions elsewhere that it calls: the index of an array of offsets of names";
        16 stage: StageWord, "ShaderKind", "what kind of shader it is; a library's own function is `library`";
        20 payload: u32, "PayloadSizeInBytes", "bytes of its payload, or of a callable shader's parameters";
        24 attributes: u32, "AttributeSizeInBytes", "bytes of the attributes it takes";
        28 features1: u32 [Feature], "FeatureInfo1", "the low half of the features it needs";
        32 features2: u32, "FeatureInfo2", "the high half of the features it needs";
        36 stages: StageBits [StageBits], "ShaderStageFlag", "the stages that may use it, a bit for each number of a stage";
        40 target: u32, "MinShaderTarget", "the least target it needs, as in a program's header";
        44 min_lanes: u8, "MinimumExpectedWaveLaneCount", "the fewest lanes a wave may have; 0 for any number";
        45 max_lanes: u8, "MaximumExpectedWaveLaneCount", "the most lanes a wave may have; 0 for any number";
        46 flags: u16 [FunctionFlag], "ShaderFlags", "what else is known of it";
        48 info: u32, "RawShaderRef", "the index of the record that the stage's own table has for it";
    }
}

impl Function {
    /// The features it needs, as in SFI0.
    pub const fn features(&self) -> u64 {
        (self.features2 as u64) << 32 | self.features1 as u64
    }
}

dxbin_base::record! {
    /// A subobject of a state object (`RuntimeDataSubobjectInfo`); what its last four words are, its kind says.
    pub struct SubobjectRecord: 24 {
        0 kind: SubobjectKind, "Kind", "what it is";
        4 name: u32, "Name", "its name: an offset in the string buffer";
        8 value0: u32, "Value[0]", "state object: flags; root signature: offset in the raw bytes; association: the subobject's name; sizes: of the payload; pipeline: recursion depth; hit group: type";
        12 value1: u32, "Value[1]", "root signature: bytes; association: the index of an array of offsets of exports' names; sizes: of the attributes; pipeline of the second kind: flags; hit group: the any-hit shader's name";
        16 value2: u32, "Value[2]", "hit group: the closest-hit shader's name";
        20 value3: u32, "Value[3]", "hit group: the intersection shader's name";
    }
}

dxbin_base::record! {
    /// A node's name (`NodeID`).
    pub struct NodeId: 8 {
        0 name: u32, "Name", "its name: an offset in the string buffer";
        4 index: u32, "Index", "its index in an array of nodes";
    }
}

dxbin_base::record! {
    /// What is said of a node's input or output (`NodeShaderIOAttrib`).
    pub struct NodeShaderIoAttrib: 8 {
        0 kind: NodeAttribKind, "AttribKind", "what it says";
        4 value: u32, "Value", "an index of a NodeID, a number, or where SV_DispatchGrid lies: bits 0 to 15 the offset, 16 and 17 the components, 18 to 31 their type";
    }
}

dxbin_base::record! {
    /// What is said of a node (`NodeShaderFuncAttrib`).
    pub struct NodeShaderFuncAttrib: 8 {
        0 kind: NodeFuncAttribKind, "AttribKind", "what it says";
        4 value: u32, "Value", "an index of a NodeID, a number, or the index of an array of up to three numbers";
    }
}

dxbin_base::record! {
    /// A node's input or output (`IONode`).
    pub struct IoNode: 8 {
        0 flags_and_kind: u32, "IOFlagsAndKind", "`DXIL::NodeIOFlags`";
        4 attributes: u32, "Attribs", "what is said of it: the index of an array of indexes";
    }
}

dxbin_base::record! {
    /// A node (`NodeShaderInfo`).
    pub struct NodeShaderInfo: 20 {
        0 launch: NodeLaunch, "LaunchType", "how it is launched";
        4 group_shared: u32, "GroupSharedBytesUsed", "bytes of memory that a group shares";
        8 attributes: u32, "Attribs", "what is said of it: the index of an array of indexes";
        12 outputs: u32, "Outputs", "its outputs: the index of an array of indexes";
        16 inputs: u32, "Inputs", "its inputs: the index of an array of indexes";
    }
}

dxbin_base::record! {
    /// An element of a signature (`SignatureElement`).
    pub struct RdatElement: 16 {
        0 name: u32, "SemanticName", "the semantic's name: an offset in the string buffer";
        4 indexes: u32, "SemanticIndices", "a semantic index for each row: the index of an array";
        8 semantic: SemanticKind, "SemanticKind", "what the pipeline does with it";
        9 component_type: u8, "ComponentType", "what its components hold, `DXIL::ComponentType`";
        10 interpolation: Interpolation, "InterpolationMode", "how it is interpolated";
        11 start_row: u8, "StartRow", "its first row; 255 where it has no place";
        12 columns: u8, "ColsAndStream", "bits 0 and 1 its columns less one, 2 and 3 the first of them, 4 and 5 the stream";
        13 masks: u8, "UsageAndDynIndexMasks", "bits 0 to 3 the columns that are used, 4 to 7 those indexed by what is not constant";
        14 padding: u16, "Pad", "0";
    }
}

dxbin_base::record! {
    /// A vertex program (`VSInfo`).
    pub struct VsInfo: 16 {
        0 inputs: u32, "SigInputElements", "the index of an array of indexes of elements";
        4 outputs: u32, "SigOutputElements", "the index of an array of indexes of elements";
        8 view_id_outputs: u32, "ViewIDOutputMask.Offset", "outputs that depend on SV_ViewID: an offset in the raw bytes";
        12 view_id_outputs_size: u32, "ViewIDOutputMask.Size", "their bytes";
    }
}

dxbin_base::record! {
    /// A pixel program (`PSInfo`).
    pub struct PsInfo: 8 {
        0 inputs: u32, "SigInputElements", "the index of an array of indexes of elements";
        4 outputs: u32, "SigOutputElements", "the index of an array of indexes of elements";
    }
}

dxbin_base::record! {
    /// A hull program (`HSInfo`).
    pub struct HsInfo: 48 {
        0 inputs: u32, "SigInputElements", "the index of an array of indexes of elements";
        4 outputs: u32, "SigOutputElements", "the index of an array of indexes of elements";
        8 patch: u32, "SigPatchConstOutputElements", "the index of an array of indexes of elements";
        12 view_id_outputs: u32, "ViewIDOutputMask.Offset", "outputs that depend on SV_ViewID: an offset in the raw bytes";
        16 view_id_outputs_size: u32, "ViewIDOutputMask.Size", "their bytes";
        20 view_id_patch: u32, "ViewIDPatchConstOutputMask.Offset", "patch constants that depend on SV_ViewID: an offset in the raw bytes";
        24 view_id_patch_size: u32, "ViewIDPatchConstOutputMask.Size", "their bytes";
        28 input_to_outputs: u32, "InputToOutputMasks.Offset", "outputs that depend on inputs: an offset in the raw bytes";
        32 input_to_outputs_size: u32, "InputToOutputMasks.Size", "their bytes";
        36 input_to_patch: u32, "InputToPatchConstOutputMasks.Offset", "patch constants that depend on inputs: an offset in the raw bytes";
        40 input_to_patch_size: u32, "InputToPatchConstOutputMasks.Size", "their bytes";
        44 input_points: u8, "InputControlPointCount", "control points it takes";
        45 output_points: u8, "OutputControlPointCount", "control points it makes";
        46 domain: u8, "TessellatorDomain", "what the tessellator divides";
        47 primitive: u8, "TessellatorOutputPrimitive", "what the tessellator makes";
    }
}

dxbin_base::record! {
    /// A domain program (`DSInfo`).
    pub struct DsInfo: 40 {
        0 inputs: u32, "SigInputElements", "the index of an array of indexes of elements";
        4 outputs: u32, "SigOutputElements", "the index of an array of indexes of elements";
        8 patch: u32, "SigPatchConstInputElements", "the index of an array of indexes of elements";
        12 view_id_outputs: u32, "ViewIDOutputMask.Offset", "outputs that depend on SV_ViewID: an offset in the raw bytes";
        16 view_id_outputs_size: u32, "ViewIDOutputMask.Size", "their bytes";
        20 input_to_outputs: u32, "InputToOutputMasks.Offset", "outputs that depend on inputs: an offset in the raw bytes";
        24 input_to_outputs_size: u32, "InputToOutputMasks.Size", "their bytes";
        28 patch_to_outputs: u32, "PatchConstInputToOutputMasks.Offset", "outputs that depend on patch constants: an offset in the raw bytes";
        32 patch_to_outputs_size: u32, "PatchConstInputToOutputMasks.Size", "their bytes";
        36 input_points: u8, "InputControlPointCount", "control points it takes";
        37 domain: u8, "TessellatorDomain", "what the tessellator divides";
        38 padding: u16, "Pad", "0";
    }
}

dxbin_base::record! {
    /// A geometry program (`GSInfo`).
    pub struct GsInfo: 28 {
        0 inputs: u32, "SigInputElements", "the index of an array of indexes of elements";
        4 outputs: u32, "SigOutputElements", "the index of an array of indexes of elements";
        8 view_id_outputs: u32, "ViewIDOutputMask.Offset", "outputs that depend on SV_ViewID: an offset in the raw bytes";
        12 view_id_outputs_size: u32, "ViewIDOutputMask.Size", "their bytes";
        16 input_to_outputs: u32, "InputToOutputMasks.Offset", "outputs that depend on inputs: an offset in the raw bytes";
        20 input_to_outputs_size: u32, "InputToOutputMasks.Size", "their bytes";
        24 primitive: u8, "InputPrimitive", "what it takes";
        25 topology: u8, "OutputTopology", "what it makes";
        26 max_vertices: u8, "MaxVertexCount", "the most vertices it makes";
        27 streams: u8, "OutputStreamMask", "the streams it writes, a bit each";
    }
}

dxbin_base::record! {
    /// A compute program (`CSInfo`).
    pub struct CsInfo: 8 {
        0 threads: u32, "NumThreads", "threads of a group: the index of an array of up to three numbers";
        4 group_shared: u32, "GroupSharedBytesUsed", "bytes of memory that a group shares";
    }
}

dxbin_base::record! {
    /// A mesh program (`MSInfo`).
    pub struct MsInfo: 48 {
        0 outputs: u32, "SigOutputElements", "the index of an array of indexes of elements";
        4 primitives: u32, "SigPrimOutputElements", "the index of an array of indexes of elements";
        8 view_id_outputs: u32, "ViewIDOutputMask.Offset", "outputs that depend on SV_ViewID: an offset in the raw bytes";
        12 view_id_outputs_size: u32, "ViewIDOutputMask.Size", "their bytes";
        16 view_id_primitives: u32, "ViewIDPrimOutputMask.Offset", "primitives' outputs that depend on SV_ViewID: an offset in the raw bytes";
        20 view_id_primitives_size: u32, "ViewIDPrimOutputMask.Size", "their bytes";
        24 threads: u32, "NumThreads", "threads of a group: the index of an array of up to three numbers";
        28 group_shared: u32, "GroupSharedBytesUsed", "bytes of memory that a group shares";
        32 group_shared_view_id: u32, "GroupSharedBytesDependentOnViewID", "those of them that depend on SV_ViewID";
        36 payload: u32, "PayloadSizeInBytes", "bytes it takes from an amplification program";
        40 max_vertices: u16, "MaxOutputVertices", "the most vertices it makes";
        42 max_primitives: u16, "MaxOutputPrimitives", "the most primitives it makes";
        44 topology: u8, "MeshOutputTopology", "what it makes";
        45 padding0: u8, "Pad[0]", "0";
        46 padding1: u16, "Pad[1]", "0";
    }
}

dxbin_base::record! {
    /// An amplification program (`ASInfo`).
    pub struct AsInfo: 12 {
        0 threads: u32, "NumThreads", "threads of a group: the index of an array of up to three numbers";
        4 group_shared: u32, "GroupSharedBytesUsed", "bytes of memory that a group shares";
        8 payload: u32, "PayloadSizeInBytes", "bytes it hands to each mesh program";
    }
}

dxbin_base::record! {
    /// What a PDB says of a compilation (`DxilPdbInfo`), in PDBI.
    pub struct PdbInfo: 44 {
        0 sources: u32, "Sources", "the source files: the index of an array of indexes";
        4 libraries: u32, "Libraries", "the libraries that were linked: the index of an array of indexes";
        8 arguments: u32, "ArgPairs", "arguments, each a name and a value: the index of an array of offsets of strings";
        12 hash: u32, "Hash.Offset", "the shader's hash, as in HASH: an offset in the raw bytes";
        16 hash_size: u32, "Hash.Size", "its bytes";
        20 name: u32, "PdbName", "the PDB's name: an offset in the string buffer";
        24 toolchain: u32, "CustomToolchainId", "who made it, where it is not dxc";
        28 toolchain_data: u32, "CustomToolchainData.Offset", "what that says: an offset in the raw bytes";
        32 toolchain_data_size: u32, "CustomToolchainData.Size", "its bytes";
        36 whole: u32, "WholeDxil.Offset", "the whole container: an offset in the raw bytes";
        40 whole_size: u32, "WholeDxil.Size", "its bytes";
    }
}

dxbin_base::record! {
    /// A source file (`DxilPdbInfoSource`).
    pub struct PdbInfoSource: 8 {
        0 name: u32, "Name", "its name: an offset in the string buffer";
        4 content: u32, "Content", "its text: an offset in the string buffer";
    }
}

dxbin_base::record! {
    /// A library that was linked (`DxilPdbInfoLibrary`).
    pub struct PdbInfoLibrary: 12 {
        0 name: u32, "Name", "its name: an offset in the string buffer";
        4 data: u32, "Data.Offset", "its container: an offset in the raw bytes";
        8 data_size: u32, "Data.Size", "its bytes";
    }
}

dxbin_base::names! {
    /// `DXIL::ResourceClass`.
    pub struct ResourceClass: u32 {
        SRV = 0 "SRV";
        UAV = 1 "UAV";
        CBUFFER = 2 "CBuffer";
        SAMPLER = 3 "Sampler";
    }
}

dxbin_base::names! {
    /// A bit of [`Resource::flags`] (`DxilResourceFlag`).
    pub struct ResourceFlag: u32 {
        UAV_GLOBALLY_COHERENT = 1 "UAVGloballyCoherent";
        UAV_COUNTER = 2 "UAVCounter";
        UAV_RASTERIZER_ORDERED_VIEW = 4 "UAVRasterizerOrderedView";
        DYNAMIC_INDEXING = 8 "DynamicIndexing";
        ATOMICS64_USE = 16 "Atomics64Use";
        UAV_REORDER_COHERENT = 32 "UAVReorderCoherent";
    }
}

dxbin_base::names! {
    /// A bit of [`Function::flags`] (`DxilShaderFlags`).
    pub struct FunctionFlag: u16 {
        NODE_PROGRAM_ENTRY = 1 "NodeProgramEntry";
        OUTPUT_POSITION_PRESENT = 2 "OutputPositionPresent";
        DEPTH_OUTPUT = 4 "DepthOutput";
        SAMPLE_FREQUENCY = 8 "SampleFrequency";
        USES_VIEW_ID = 16 "UsesViewID";
    }
}

dxbin_base::names! {
    /// `DXIL::SubobjectKind`.
    pub struct SubobjectKind: u32 {
        STATE_OBJECT_CONFIG = 0 "StateObjectConfig";
        GLOBAL_ROOT_SIGNATURE = 1 "GlobalRootSignature";
        LOCAL_ROOT_SIGNATURE = 2 "LocalRootSignature";
        SUBOBJECT_TO_EXPORTS_ASSOCIATION = 8 "SubobjectToExportsAssociation";
        RAYTRACING_SHADER_CONFIG = 9 "RaytracingShaderConfig";
        RAYTRACING_PIPELINE_CONFIG = 10 "RaytracingPipelineConfig";
        HIT_GROUP = 11 "HitGroup";
        RAYTRACING_PIPELINE_CONFIG1 = 12 "RaytracingPipelineConfig1";
    }
}

impl SubobjectKind {
    /// How many of the four words of a [`SubobjectRecord`] it uses; `None` for a kind that is none.
    pub const fn words(self) -> Option<usize> {
        Some(match self {
            Self::STATE_OBJECT_CONFIG | Self::RAYTRACING_PIPELINE_CONFIG => 1,
            Self::GLOBAL_ROOT_SIGNATURE
            | Self::LOCAL_ROOT_SIGNATURE
            | Self::SUBOBJECT_TO_EXPORTS_ASSOCIATION
            | Self::RAYTRACING_SHADER_CONFIG
            | Self::RAYTRACING_PIPELINE_CONFIG1 => 2,
            Self::HIT_GROUP => 4,
            _ => return None,
        })
    }
}

dxbin_base::names! {
    /// What a [`NodeShaderFuncAttrib`] says (`NodeFuncAttribKind`).
    pub struct NodeFuncAttribKind: u32 {
        NONE = 0 "None";
        ID = 1 "ID";
        NUM_THREADS = 2 "NumThreads";
        SHARE_INPUT_OF = 3 "ShareInputOf";
        DISPATCH_GRID = 4 "DispatchGrid";
        MAX_RECURSION_DEPTH = 5 "MaxRecursionDepth";
        LOCAL_ROOT_ARGUMENTS_TABLE_INDEX = 6 "LocalRootArgumentsTableIndex";
        MAX_DISPATCH_GRID = 7 "MaxDispatchGrid";
        RESERVED_MESH_NODE_PREVIEW1 = 8 "Reserved_MeshNodePreview1";
        RESERVED_MESH_NODE_PREVIEW2 = 9 "Reserved_MeshNodePreview2";
    }
}

dxbin_base::names! {
    /// What a [`NodeShaderIoAttrib`] says (`NodeAttribKind`).
    pub struct NodeAttribKind: u32 {
        NONE = 0 "None";
        OUTPUT_ID = 1 "OutputID";
        MAX_RECORDS = 2 "MaxRecords";
        MAX_RECORDS_SHARED_WITH = 3 "MaxRecordsSharedWith";
        RECORD_SIZE_IN_BYTES = 4 "RecordSizeInBytes";
        RECORD_DISPATCH_GRID = 5 "RecordDispatchGrid";
        OUTPUT_ARRAY_SIZE = 6 "OutputArraySize";
        ALLOW_SPARSE_NODES = 7 "AllowSparseNodes";
        RECORD_ALIGNMENT_IN_BYTES = 8 "RecordAlignmentInBytes";
    }
}

dxbin_base::names! {
    /// `DXIL::NodeLaunchType`.
    pub struct NodeLaunch: u32 {
        INVALID = 0 "Invalid";
        BROADCASTING = 1 "Broadcasting";
        COALESCING = 2 "Coalescing";
        THREAD = 3 "Thread";
        RESERVED_MESH = 4 "Reserved_Mesh";
    }
}
