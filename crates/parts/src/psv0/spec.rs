//! The facts of PSV0: its records, and the values in them.

use crate::narrow::narrow;
use crate::program::StageByte;
use crate::signature::ComponentType;

dxbin_base::record! {
    /// What the runtime wants to know of a program (`PSVRuntimeInfo4`, the longest form so far). Each version is the one
    /// before it and more fields, so that the stated size is the version; a shorter form has zeros here.
    pub struct RuntimeInfo: 56 {
        0 stage0: u32, "Stage[0]", "what belongs to the stage; see the records of the stages";
        4 stage1: u32, "Stage[1]", "what belongs to the stage";
        8 stage2: u32, "Stage[2]", "what belongs to the stage";
        12 stage3: u32, "Stage[3]", "what belongs to the stage";
        16 min_lanes: u32, "MinimumExpectedWaveLaneCount", "the fewest lanes a wave may have; 0 for any number";
        20 max_lanes: u32, "MaximumExpectedWaveLaneCount", "the most lanes a wave may have; 0xffffffff for any number";
        24 stage: StageByte, "ShaderStage", "the stage";
        25 uses_view_id: u8, "UsesViewID", "whether the program reads SV_ViewID";
        26 patch_vectors: u8, "SigPatchConstOrPrimVectors", "registers of the patch constants, of a mesh program's primitives; of a geometry program the low byte of MaxVertexCount";
        27 mesh_topology: MeshTopology, "MeshOutputTopology", "what a mesh program makes; of a geometry program the high byte of MaxVertexCount";
        28 input_elements: u8, "SigInputElements", "elements of the input signature";
        29 output_elements: u8, "SigOutputElements", "elements of the output signature";
        30 patch_elements: u8, "SigPatchConstOrPrimElements", "elements of the signature of patch constants or primitives";
        31 input_vectors: u8, "SigInputVectors", "registers of the input signature";
        32 output_vectors0: u8, "SigOutputVectors[0]", "registers of the output signature, in a geometry program of stream 0";
        33 output_vectors1: u8, "SigOutputVectors[1]", "registers of stream 1";
        34 output_vectors2: u8, "SigOutputVectors[2]", "registers of stream 2";
        35 output_vectors3: u8, "SigOutputVectors[3]", "registers of stream 3";
        36 threads_x: u32, "NumThreadsX", "threads of a group";
        40 threads_y: u32, "NumThreadsY", "threads of a group";
        44 threads_z: u32, "NumThreadsZ", "threads of a group";
        48 entry: u32, "EntryFunctionName", "bytes from the string table's start to the entry's name";
        52 group_shared: u32, "NumBytesGroupSharedMemory", "bytes of memory that a group shares";
    }
}

/// The sizes of [`RuntimeInfo`] by version.
pub const VERSIONS: [usize; 5] = [24, 36, 48, 52, 56];

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in a vertex program (`VSInfo`).
    pub struct VertexInfo: 16 {
        0 position: u8, "OutputPositionPresent", "whether it gives SV_Position";
        1 unused0: u8, "Unused[0]", "0";
        2 unused1: u16, "Unused[1]", "0";
        4 unused2: u32, "Unused[2]", "0";
        8 unused3: u32, "Unused[3]", "0";
        12 unused4: u32, "Unused[4]", "0";
    }
}

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in a hull program (`HSInfo`).
    pub struct HullInfo: 16 {
        0 input_points: u32, "InputControlPointCount", "control points it takes";
        4 output_points: u32, "OutputControlPointCount", "control points it makes";
        8 domain: Domain, "TessellatorDomain", "what the tessellator divides";
        12 primitive: OutputPrimitive, "TessellatorOutputPrimitive", "what the tessellator makes";
    }
}

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in a domain program (`DSInfo`).
    pub struct DomainInfo: 16 {
        0 input_points: u32, "InputControlPointCount", "control points it takes";
        4 position: u8, "OutputPositionPresent", "whether it gives SV_Position";
        5 unused0: u8, "Unused[0]", "0";
        6 unused1: u16, "Unused[1]", "0";
        8 domain: Domain, "TessellatorDomain", "what the tessellator divides";
        12 unused2: u32, "Unused[2]", "0";
    }
}

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in a geometry program (`GSInfo`).
    pub struct GeometryInfo: 16 {
        0 primitive: InputPrimitive, "InputPrimitive", "what it takes";
        4 topology: Topology, "OutputTopology", "what it makes";
        8 streams: u32, "OutputStreamMask", "the streams it writes, a bit each";
        12 position: u8, "OutputPositionPresent", "whether it gives SV_Position";
        13 unused0: u8, "Unused[0]", "0";
        14 unused1: u16, "Unused[1]", "0";
    }
}

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in a pixel program (`PSInfo`).
    pub struct PixelInfo: 16 {
        0 depth: u8, "DepthOutput", "whether it gives a depth";
        1 sample_frequency: u8, "SampleFrequency", "whether it runs once per sample";
        2 unused0: u16, "Unused[0]", "0";
        4 unused1: u32, "Unused[1]", "0";
        8 unused2: u32, "Unused[2]", "0";
        12 unused3: u32, "Unused[3]", "0";
    }
}

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in a mesh program (`MSInfo`).
    pub struct MeshInfo: 16 {
        0 group_shared: u32, "GroupSharedBytesUsed", "bytes of memory that a group shares";
        4 group_shared_view_id: u32, "GroupSharedBytesDependentOnViewID", "those of them that depend on SV_ViewID";
        8 payload: u32, "PayloadSizeInBytes", "bytes it takes from an amplification program";
        12 max_vertices: u16, "MaxOutputVertices", "the most vertices it makes";
        14 max_primitives: u16, "MaxOutputPrimitives", "the most primitives it makes";
    }
}

dxbin_base::record! {
    /// What [`RuntimeInfo`] starts with in an amplification program (`ASInfo`).
    pub struct AmplificationInfo: 16 {
        0 payload: u32, "PayloadSizeInBytes", "bytes it hands to each mesh program";
        4 unused0: u32, "Unused[0]", "0";
        8 unused1: u32, "Unused[1]", "0";
        12 unused2: u32, "Unused[2]", "0";
    }
}

dxbin_base::record! {
    /// What stands at offset 26 of [`RuntimeInfo`] in a geometry program.
    pub struct GeometryCount: 2 {
        0 max_vertices: u16, "MaxVertexCount", "the most vertices a geometry program makes";
    }
}

dxbin_base::record! {
    /// What a resource is bound to (`PSVResourceBindInfo1`; versions 0 and 1 have the first four fields alone).
    pub struct ResourceBinding: 24 {
        0 ty: ResourceType, "ResType", "how the resource is read or written";
        4 space: u32, "Space", "the register space";
        8 lower: u32, "LowerBound", "the first register";
        12 upper: u32, "UpperBound", "the last register; 0xffffffff for an array without end";
        16 kind: ResourceKind, "ResKind", "the resource's dimension";
        20 flags: u32 [ResourceFlag], "ResFlags", "what else is known of it";
    }
}

/// The size of a [`ResourceBinding`] in versions 0 and 1.
pub const SHORT_BINDING: usize = 16;

dxbin_base::record! {
    /// An element of a signature (`PSVSignatureElement0`).
    pub struct PsvElement: 16 {
        0 name: u32, "SemanticName", "bytes from the string table's start to the semantic's name; empty for a system value";
        4 indexes: u32, "SemanticIndexes", "the first of its entries in the table of semantic indexes, one for each row";
        8 rows: u8, "Rows", "rows it takes, and semantic indexes it has";
        9 start_row: u8, "StartRow", "its first row, where it has a place";
        10 columns: u8, "ColsAndStart", "bits 0 to 3 its columns, 4 and 5 the first of them, 6 whether it has a place";
        11 semantic: SemanticKind, "SemanticKind", "what the pipeline does with it";
        12 component_type: ComponentByte, "ComponentType", "what its components hold";
        13 interpolation: Interpolation, "InterpolationMode", "how it is interpolated";
        14 mask_and_stream: u8, "DynamicMaskAndStream", "bits 0 to 3 the columns that are indexed by what is not constant, 4 and 5 the geometry stream";
        15 reserved: u8, "Reserved", "0";
    }
}

impl RuntimeInfo {
    /// Registers of the output signature, by stream.
    pub const fn output_vectors(&self) -> [u8; 4] {
        [self.output_vectors0, self.output_vectors1, self.output_vectors2, self.output_vectors3]
    }

    /// The most vertices of a geometry program.
    pub const fn max_vertex_count(&self) -> u16 {
        u16::from_le_bytes([self.patch_vectors, self.mesh_topology.0])
    }
}

impl PsvElement {
    /// How many columns it has.
    pub const fn column_count(&self) -> u8 {
        self.columns & 15
    }

    /// The first of its columns.
    pub const fn start_column(&self) -> u8 {
        self.columns >> 4 & 3
    }

    /// Whether it has a place in the signature's registers.
    pub const fn is_allocated(&self) -> bool {
        self.columns & 0x40 != 0
    }

    /// The columns that are indexed by what is not constant.
    pub const fn dynamic_mask(&self) -> u8 {
        self.mask_and_stream & 15
    }

    /// The geometry stream.
    pub const fn stream(&self) -> u8 {
        self.mask_and_stream >> 4 & 3
    }
}

narrow! {
    /// A [`ComponentType`] in a byte.
    pub struct ComponentByte: u8 as ComponentType;
}

dxbin_base::names! {
    /// `DXIL::TessellatorDomain`.
    pub struct Domain: u32 {
        UNDEFINED = 0 "Undefined";
        ISOLINE = 1 "IsoLine" => "isoline";
        TRI = 2 "Tri" => "tri";
        QUAD = 3 "Quad" => "quad";
    }
}

dxbin_base::names! {
    /// `DXIL::TessellatorOutputPrimitive`.
    pub struct OutputPrimitive: u32 {
        UNDEFINED = 0 "Undefined";
        POINT = 1 "Point" => "point";
        LINE = 2 "Line" => "line";
        TRIANGLE_CW = 3 "TriangleCW" => "triangle_cw";
        TRIANGLE_CCW = 4 "TriangleCCW" => "triangle_ccw";
    }
}

dxbin_base::names! {
    /// `DXIL::InputPrimitive`, numbered as `D3D_PRIMITIVE`.
    pub struct InputPrimitive: u32 {
        UNDEFINED = 0 "Undefined";
        POINT = 1 "Point" => "point";
        LINE = 2 "Line" => "line";
        TRIANGLE = 3 "Triangle" => "triangle";
        LINE_WITH_ADJACENCY = 6 "LineWithAdjacency" => "lineadj";
        TRIANGLE_WITH_ADJACENCY = 7 "TriangleWithAdjacency" => "triangleadj";
        PATCH1 = 8 "ControlPointPatch1" => "patch1";
        PATCH2 = 9 "ControlPointPatch2" => "patch2";
        PATCH3 = 10 "ControlPointPatch3" => "patch3";
        PATCH4 = 11 "ControlPointPatch4" => "patch4";
        PATCH5 = 12 "ControlPointPatch5" => "patch5";
        PATCH6 = 13 "ControlPointPatch6" => "patch6";
        PATCH7 = 14 "ControlPointPatch7" => "patch7";
        PATCH8 = 15 "ControlPointPatch8" => "patch8";
        PATCH9 = 16 "ControlPointPatch9" => "patch9";
        PATCH10 = 17 "ControlPointPatch10" => "patch10";
        PATCH11 = 18 "ControlPointPatch11" => "patch11";
        PATCH12 = 19 "ControlPointPatch12" => "patch12";
        PATCH13 = 20 "ControlPointPatch13" => "patch13";
        PATCH14 = 21 "ControlPointPatch14" => "patch14";
        PATCH15 = 22 "ControlPointPatch15" => "patch15";
        PATCH16 = 23 "ControlPointPatch16" => "patch16";
        PATCH17 = 24 "ControlPointPatch17" => "patch17";
        PATCH18 = 25 "ControlPointPatch18" => "patch18";
        PATCH19 = 26 "ControlPointPatch19" => "patch19";
        PATCH20 = 27 "ControlPointPatch20" => "patch20";
        PATCH21 = 28 "ControlPointPatch21" => "patch21";
        PATCH22 = 29 "ControlPointPatch22" => "patch22";
        PATCH23 = 30 "ControlPointPatch23" => "patch23";
        PATCH24 = 31 "ControlPointPatch24" => "patch24";
        PATCH25 = 32 "ControlPointPatch25" => "patch25";
        PATCH26 = 33 "ControlPointPatch26" => "patch26";
        PATCH27 = 34 "ControlPointPatch27" => "patch27";
        PATCH28 = 35 "ControlPointPatch28" => "patch28";
        PATCH29 = 36 "ControlPointPatch29" => "patch29";
        PATCH30 = 37 "ControlPointPatch30" => "patch30";
        PATCH31 = 38 "ControlPointPatch31" => "patch31";
        PATCH32 = 39 "ControlPointPatch32" => "patch32";
    }
}

dxbin_base::names! {
    /// `DXIL::PrimitiveTopology`.
    pub struct Topology: u32 {
        UNDEFINED = 0 "Undefined";
        POINT_LIST = 1 "PointList" => "point";
        LINE_LIST = 2 "LineList";
        LINE_STRIP = 3 "LineStrip" => "line";
        TRIANGLE_LIST = 4 "TriangleList";
        TRIANGLE_STRIP = 5 "TriangleStrip" => "triangle";
    }
}

dxbin_base::names! {
    /// `DXIL::MeshOutputTopology`.
    pub struct MeshTopology: u8 {
        UNDEFINED = 0 "Undefined" => "undefined";
        LINE = 1 "Line" => "line";
        TRIANGLE = 2 "Triangle" => "triangle";
    }
}

dxbin_base::names! {
    /// `PSVResourceType`.
    pub struct ResourceType: u32 {
        INVALID = 0 "Invalid";
        SAMPLER = 1 "Sampler";
        CBV = 2 "CBV";
        SRV_TYPED = 3 "SRVTyped";
        SRV_RAW = 4 "SRVRaw";
        SRV_STRUCTURED = 5 "SRVStructured";
        UAV_TYPED = 6 "UAVTyped";
        UAV_RAW = 7 "UAVRaw";
        UAV_STRUCTURED = 8 "UAVStructured";
        UAV_STRUCTURED_WITH_COUNTER = 9 "UAVStructuredWithCounter";
    }
}

dxbin_base::names! {
    /// `DXIL::ResourceKind`.
    pub struct ResourceKind: u32 {
        INVALID = 0 "Invalid";
        TEXTURE1D = 1 "Texture1D";
        TEXTURE2D = 2 "Texture2D";
        TEXTURE2DMS = 3 "Texture2DMS";
        TEXTURE3D = 4 "Texture3D";
        TEXTURE_CUBE = 5 "TextureCube";
        TEXTURE1D_ARRAY = 6 "Texture1DArray";
        TEXTURE2D_ARRAY = 7 "Texture2DArray";
        TEXTURE2DMS_ARRAY = 8 "Texture2DMSArray";
        TEXTURE_CUBE_ARRAY = 9 "TextureCubeArray";
        TYPED_BUFFER = 10 "TypedBuffer";
        RAW_BUFFER = 11 "RawBuffer";
        STRUCTURED_BUFFER = 12 "StructuredBuffer";
        CBUFFER = 13 "CBuffer";
        SAMPLER = 14 "Sampler";
        TBUFFER = 15 "TBuffer";
        ACCELERATION_STRUCTURE = 16 "RTAccelerationStructure";
        FEEDBACK_TEXTURE2D = 17 "FeedbackTexture2D";
        FEEDBACK_TEXTURE2D_ARRAY = 18 "FeedbackTexture2DArray";
    }
}

dxbin_base::names! {
    /// A bit of [`ResourceBinding::flags`] (`PSVResourceFlag`).
    pub struct ResourceFlag: u32 {
        USED_BY_ATOMIC64 = 1 "UsedByAtomic64";
    }
}

dxbin_base::names! {
    /// `DXIL::SemanticKind`.
    pub struct SemanticKind: u8 {
        ARBITRARY = 0 "Arbitrary";
        VERTEX_ID = 1 "VertexID";
        INSTANCE_ID = 2 "InstanceID";
        POSITION = 3 "Position";
        RENDER_TARGET_ARRAY_INDEX = 4 "RenderTargetArrayIndex";
        VIEWPORT_ARRAY_INDEX = 5 "ViewPortArrayIndex";
        CLIP_DISTANCE = 6 "ClipDistance";
        CULL_DISTANCE = 7 "CullDistance";
        OUTPUT_CONTROL_POINT_ID = 8 "OutputControlPointID";
        DOMAIN_LOCATION = 9 "DomainLocation";
        PRIMITIVE_ID = 10 "PrimitiveID";
        GS_INSTANCE_ID = 11 "GSInstanceID";
        SAMPLE_INDEX = 12 "SampleIndex";
        IS_FRONT_FACE = 13 "IsFrontFace";
        COVERAGE = 14 "Coverage";
        INNER_COVERAGE = 15 "InnerCoverage";
        TARGET = 16 "Target";
        DEPTH = 17 "Depth";
        DEPTH_LESS_EQUAL = 18 "DepthLessEqual";
        DEPTH_GREATER_EQUAL = 19 "DepthGreaterEqual";
        STENCIL_REF = 20 "StencilRef";
        DISPATCH_THREAD_ID = 21 "DispatchThreadID";
        GROUP_ID = 22 "GroupID";
        GROUP_INDEX = 23 "GroupIndex";
        GROUP_THREAD_ID = 24 "GroupThreadID";
        TESS_FACTOR = 25 "TessFactor";
        INSIDE_TESS_FACTOR = 26 "InsideTessFactor";
        VIEW_ID = 27 "ViewID";
        BARYCENTRICS = 28 "Barycentrics";
        SHADING_RATE = 29 "ShadingRate";
        CULL_PRIMITIVE = 30 "CullPrimitive";
        START_VERTEX_LOCATION = 31 "StartVertexLocation";
        START_INSTANCE_LOCATION = 32 "StartInstanceLocation";
    }
}

dxbin_base::names! {
    /// `DXIL::InterpolationMode`.
    pub struct Interpolation: u8 {
        UNDEFINED = 0 "Undefined";
        CONSTANT = 1 "Constant";
        LINEAR = 2 "Linear";
        LINEAR_CENTROID = 3 "LinearCentroid";
        LINEAR_NOPERSPECTIVE = 4 "LinearNoperspective";
        LINEAR_NOPERSPECTIVE_CENTROID = 5 "LinearNoperspectiveCentroid";
        LINEAR_SAMPLE = 6 "LinearSample";
        LINEAR_NOPERSPECTIVE_SAMPLE = 7 "LinearNoperspectiveSample";
    }
}
