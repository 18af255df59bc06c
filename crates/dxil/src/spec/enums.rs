//! The enumerations of DXIL, as tables: values as metadata and programs hold them, names as the format's documents spell
//! them, and, behind `=>`, how dxc's listing or a profile spells them where that is something else.

use dxbin_base::names;

names! {
    /// A stage. Short: as in profiles and in `dx.shaderModel`.
    pub struct ShaderKind: u32 {
        PIXEL = 0 "Pixel" => "ps";
        VERTEX = 1 "Vertex" => "vs";
        GEOMETRY = 2 "Geometry" => "gs";
        HULL = 3 "Hull" => "hs";
        DOMAIN = 4 "Domain" => "ds";
        COMPUTE = 5 "Compute" => "cs";
        LIBRARY = 6 "Library" => "lib";
        RAY_GENERATION = 7 "RayGeneration" => "raygeneration";
        INTERSECTION = 8 "Intersection" => "intersection";
        ANY_HIT = 9 "AnyHit" => "anyhit";
        CLOSEST_HIT = 10 "ClosestHit" => "closesthit";
        MISS = 11 "Miss" => "miss";
        CALLABLE = 12 "Callable" => "callable";
        MESH = 13 "Mesh" => "ms";
        AMPLIFICATION = 14 "Amplification" => "as";
        NODE = 15 "Node" => "node";
    }
}

names! {
    /// What a component is. Short: as the listing's table of resources spells it; the last ones have no spelling there.
    pub struct ComponentType: u32 {
        INVALID = 0 "Invalid" => "invalid";
        I1 = 1 "I1" => "i1";
        I16 = 2 "I16" => "i16";
        U16 = 3 "U16" => "u16";
        I32 = 4 "I32" => "i32";
        U32 = 5 "U32" => "u32";
        I64 = 6 "I64" => "i64";
        U64 = 7 "U64" => "u64";
        F16 = 8 "F16" => "f16";
        F32 = 9 "F32" => "f32";
        F64 = 10 "F64" => "f64";
        SNORM_F16 = 11 "SNormF16" => "snorm_f16";
        UNORM_F16 = 12 "UNormF16" => "unorm_f16";
        SNORM_F32 = 13 "SNormF32" => "snorm_f32";
        UNORM_F32 = 14 "UNormF32" => "unorm_f32";
        SNORM_F64 = 15 "SNormF64" => "snorm_f64";
        UNORM_F64 = 16 "UNormF64" => "unorm_f64";
        PACKED_S8X32 = 17 "PackedS8x32" => "p32i8";
        PACKED_U8X32 = 18 "PackedU8x32" => "p32u8";
        U8 = 19 "U8";
        I8 = 20 "I8";
        F8_E4M3 = 21 "F8_E4M3";
        F8_E5M2 = 22 "F8_E5M2";
    }
}

names! {
    /// How the listing's buffer definitions spell a [`ComponentType`]; short: in shaders with minimum precision.
    pub struct HlslType: u32 {
        INVALID = 0 "unknown" => "unknown";
        I1 = 1 "bool" => "bool";
        I16 = 2 "int16_t" => "min16i";
        U16 = 3 "uint16_t" => "min16ui";
        I32 = 4 "int" => "int";
        U32 = 5 "uint" => "uint";
        I64 = 6 "int64_t" => "int64_t";
        U64 = 7 "uint64_t" => "uint64_t";
        F16 = 8 "half" => "min16float";
        F32 = 9 "float" => "float";
        F64 = 10 "double" => "double";
        SNORM_F16 = 11 "snorm_half" => "snorm_min16f";
        UNORM_F16 = 12 "unorm_half" => "unorm_min16f";
        SNORM_F32 = 13 "snorm_float" => "snorm_float";
        UNORM_F32 = 14 "unorm_float" => "unorm_float";
        SNORM_F64 = 15 "snorm_double" => "snorm_double";
        UNORM_F64 = 16 "unorm_double" => "unorm_double";
        PACKED_S8X32 = 17 "int8_t_packed" => "int8_t_packed";
        PACKED_U8X32 = 18 "uint8_t_packed" => "uint8_t_packed";
    }
}

names! {
    /// What a resource is. Short: the dimension in the listing's table of resources.
    pub struct ResourceKind: u32 {
        INVALID = 0 "Invalid" => "invalid";
        TEXTURE_1D = 1 "Texture1D" => "1d";
        TEXTURE_2D = 2 "Texture2D" => "2d";
        TEXTURE_2DMS = 3 "Texture2DMS" => "2dMS";
        TEXTURE_3D = 4 "Texture3D" => "3d";
        TEXTURE_CUBE = 5 "TextureCube" => "cube";
        TEXTURE_1D_ARRAY = 6 "Texture1DArray" => "1darray";
        TEXTURE_2D_ARRAY = 7 "Texture2DArray" => "2darray";
        TEXTURE_2DMS_ARRAY = 8 "Texture2DMSArray" => "2darrayMS";
        TEXTURE_CUBE_ARRAY = 9 "TextureCubeArray" => "cubearray";
        TYPED_BUFFER = 10 "TypedBuffer" => "buf";
        RAW_BUFFER = 11 "RawBuffer" => "rawbuf";
        STRUCTURED_BUFFER = 12 "StructuredBuffer" => "structbuf";
        CBUFFER = 13 "CBuffer" => "cbuffer";
        SAMPLER = 14 "Sampler" => "sampler";
        TBUFFER = 15 "TBuffer" => "tbuffer";
        RT_ACCELERATION_STRUCTURE = 16 "RTAccelerationStructure" => "ras";
        FEEDBACK_TEXTURE_2D = 17 "FeedbackTexture2D" => "fbtex2d";
        FEEDBACK_TEXTURE_2D_ARRAY = 18 "FeedbackTexture2DArray" => "fbtex2darray";
    }
}

names! {
    /// What a resource is bound as. Short: in the listing's table of resources.
    pub struct ResourceClass: u32 {
        SRV = 0 "SRV" => "texture";
        UAV = 1 "UAV" => "UAV";
        CBUFFER = 2 "CBuffer" => "cbuffer";
        SAMPLER = 3 "Sampler" => "sampler";
    }
}

names! {
    /// What a sampler is.
    pub struct SamplerKind: u32 {
        DEFAULT = 0 "Default";
        COMPARISON = 1 "Comparison";
        MONO = 2 "Mono";
        INVALID = 3 "Invalid";
    }
}

names! {
    /// What a feedback texture records.
    pub struct SamplerFeedbackType: u32 {
        MIN_MIP = 0 "MinMip";
        MIP_REGION_USED = 1 "MipRegionUsed";
    }
}

names! {
    /// What a signature's element means to the pipeline. Short: the semantic's name in HLSL.
    pub struct SemanticKind: u32 {
        ARBITRARY = 0 "Arbitrary";
        VERTEX_ID = 1 "VertexID" => "SV_VertexID";
        INSTANCE_ID = 2 "InstanceID" => "SV_InstanceID";
        POSITION = 3 "Position" => "SV_Position";
        RENDER_TARGET_ARRAY_INDEX = 4 "RenderTargetArrayIndex" => "SV_RenderTargetArrayIndex";
        VIEWPORT_ARRAY_INDEX = 5 "ViewPortArrayIndex" => "SV_ViewportArrayIndex";
        CLIP_DISTANCE = 6 "ClipDistance" => "SV_ClipDistance";
        CULL_DISTANCE = 7 "CullDistance" => "SV_CullDistance";
        OUTPUT_CONTROL_POINT_ID = 8 "OutputControlPointID" => "SV_OutputControlPointID";
        DOMAIN_LOCATION = 9 "DomainLocation" => "SV_DomainLocation";
        PRIMITIVE_ID = 10 "PrimitiveID" => "SV_PrimitiveID";
        GS_INSTANCE_ID = 11 "GSInstanceID" => "SV_GSInstanceID";
        SAMPLE_INDEX = 12 "SampleIndex" => "SV_SampleIndex";
        IS_FRONT_FACE = 13 "IsFrontFace" => "SV_IsFrontFace";
        COVERAGE = 14 "Coverage" => "SV_Coverage";
        INNER_COVERAGE = 15 "InnerCoverage" => "SV_InnerCoverage";
        TARGET = 16 "Target" => "SV_Target";
        DEPTH = 17 "Depth" => "SV_Depth";
        DEPTH_LESS_EQUAL = 18 "DepthLessEqual" => "SV_DepthLessEqual";
        DEPTH_GREATER_EQUAL = 19 "DepthGreaterEqual" => "SV_DepthGreaterEqual";
        STENCIL_REF = 20 "StencilRef" => "SV_StencilRef";
        DISPATCH_THREAD_ID = 21 "DispatchThreadID" => "SV_DispatchThreadID";
        GROUP_ID = 22 "GroupID" => "SV_GroupID";
        GROUP_INDEX = 23 "GroupIndex" => "SV_GroupIndex";
        GROUP_THREAD_ID = 24 "GroupThreadID" => "SV_GroupThreadID";
        TESS_FACTOR = 25 "TessFactor" => "SV_TessFactor";
        INSIDE_TESS_FACTOR = 26 "InsideTessFactor" => "SV_InsideTessFactor";
        VIEW_ID = 27 "ViewID" => "SV_ViewID";
        BARYCENTRICS = 28 "Barycentrics" => "SV_Barycentrics";
        SHADING_RATE = 29 "ShadingRate" => "SV_ShadingRate";
        CULL_PRIMITIVE = 30 "CullPrimitive" => "SV_CullPrimitive";
        START_VERTEX_LOCATION = 31 "StartVertexLocation" => "SV_StartVertexLocation";
        START_INSTANCE_LOCATION = 32 "StartInstanceLocation" => "SV_StartInstanceLocation";
        INVALID = 33 "Invalid";
    }
}

names! {
    /// How an element is interpolated. Short: in HLSL and in the listing.
    pub struct InterpolationMode: u32 {
        UNDEFINED = 0 "Undefined";
        CONSTANT = 1 "Constant" => "nointerpolation";
        LINEAR = 2 "Linear" => "linear";
        LINEAR_CENTROID = 3 "LinearCentroid" => "centroid";
        LINEAR_NOPERSPECTIVE = 4 "LinearNoperspective" => "noperspective";
        LINEAR_NOPERSPECTIVE_CENTROID = 5 "LinearNoperspectiveCentroid" => "noperspective centroid";
        LINEAR_SAMPLE = 6 "LinearSample" => "sample";
        LINEAR_NOPERSPECTIVE_SAMPLE = 7 "LinearNoperspectiveSample" => "noperspective sample";
        INVALID = 8 "Invalid";
    }
}

names! {
    /// What is tessellated.
    pub struct TessellatorDomain: u32 {
        UNDEFINED = 0 "Undefined";
        ISO_LINE = 1 "IsoLine";
        TRI = 2 "Tri";
        QUAD = 3 "Quad";
    }
}

names! {
    /// How an edge is divided.
    pub struct TessellatorPartitioning: u32 {
        UNDEFINED = 0 "Undefined";
        INTEGER = 1 "Integer";
        POW2 = 2 "Pow2";
        FRACTIONAL_ODD = 3 "FractionalOdd";
        FRACTIONAL_EVEN = 4 "FractionalEven";
    }
}

names! {
    /// What the tessellator puts out.
    pub struct TessellatorOutputPrimitive: u32 {
        UNDEFINED = 0 "Undefined";
        POINT = 1 "Point";
        LINE = 2 "Line";
        TRIANGLE_CW = 3 "TriangleCW";
        TRIANGLE_CCW = 4 "TriangleCCW";
    }
}

names! {
    /// What a geometry shader takes.
    pub struct InputPrimitive: u32 {
        UNDEFINED = 0 "Undefined";
        POINT = 1 "Point";
        LINE = 2 "Line";
        TRIANGLE = 3 "Triangle";
        RESERVED4 = 4 "Reserved4";
        RESERVED5 = 5 "Reserved5";
        LINE_WITH_ADJACENCY = 6 "LineWithAdjacency";
        TRIANGLE_WITH_ADJACENCY = 7 "TriangleWithAdjacency";
        CONTROL_POINT_PATCH1 = 8 "ControlPointPatch1";
        CONTROL_POINT_PATCH2 = 9 "ControlPointPatch2";
        CONTROL_POINT_PATCH3 = 10 "ControlPointPatch3";
        CONTROL_POINT_PATCH4 = 11 "ControlPointPatch4";
        CONTROL_POINT_PATCH5 = 12 "ControlPointPatch5";
        CONTROL_POINT_PATCH6 = 13 "ControlPointPatch6";
        CONTROL_POINT_PATCH7 = 14 "ControlPointPatch7";
        CONTROL_POINT_PATCH8 = 15 "ControlPointPatch8";
        CONTROL_POINT_PATCH9 = 16 "ControlPointPatch9";
        CONTROL_POINT_PATCH10 = 17 "ControlPointPatch10";
        CONTROL_POINT_PATCH11 = 18 "ControlPointPatch11";
        CONTROL_POINT_PATCH12 = 19 "ControlPointPatch12";
        CONTROL_POINT_PATCH13 = 20 "ControlPointPatch13";
        CONTROL_POINT_PATCH14 = 21 "ControlPointPatch14";
        CONTROL_POINT_PATCH15 = 22 "ControlPointPatch15";
        CONTROL_POINT_PATCH16 = 23 "ControlPointPatch16";
        CONTROL_POINT_PATCH17 = 24 "ControlPointPatch17";
        CONTROL_POINT_PATCH18 = 25 "ControlPointPatch18";
        CONTROL_POINT_PATCH19 = 26 "ControlPointPatch19";
        CONTROL_POINT_PATCH20 = 27 "ControlPointPatch20";
        CONTROL_POINT_PATCH21 = 28 "ControlPointPatch21";
        CONTROL_POINT_PATCH22 = 29 "ControlPointPatch22";
        CONTROL_POINT_PATCH23 = 30 "ControlPointPatch23";
        CONTROL_POINT_PATCH24 = 31 "ControlPointPatch24";
        CONTROL_POINT_PATCH25 = 32 "ControlPointPatch25";
        CONTROL_POINT_PATCH26 = 33 "ControlPointPatch26";
        CONTROL_POINT_PATCH27 = 34 "ControlPointPatch27";
        CONTROL_POINT_PATCH28 = 35 "ControlPointPatch28";
        CONTROL_POINT_PATCH29 = 36 "ControlPointPatch29";
        CONTROL_POINT_PATCH30 = 37 "ControlPointPatch30";
        CONTROL_POINT_PATCH31 = 38 "ControlPointPatch31";
        CONTROL_POINT_PATCH32 = 39 "ControlPointPatch32";
    }
}

names! {
    /// What a geometry shader puts out.
    pub struct PrimitiveTopology: u32 {
        UNDEFINED = 0 "Undefined";
        POINT_LIST = 1 "PointList";
        LINE_LIST = 2 "LineList";
        LINE_STRIP = 3 "LineStrip";
        TRIANGLE_LIST = 4 "TriangleList";
        TRIANGLE_STRIP = 5 "TriangleStrip";
    }
}

names! {
    /// What a mesh shader puts out.
    pub struct MeshOutputTopology: u32 {
        UNDEFINED = 0 "Undefined";
        LINE = 1 "Line";
        TRIANGLE = 2 "Triangle";
    }
}

names! {
    /// How a node of a work graph is launched.
    pub struct NodeLaunchType: u32 {
        INVALID = 0 "Invalid";
        BROADCASTING = 1 "Broadcasting";
        COALESCING = 2 "Coalescing";
        THREAD = 3 "Thread";
        RESERVED_MESH = 4 "Reserved_Mesh";
    }
}

names! {
    /// Bits of what goes in or comes out of a node.
    pub struct NodeIoFlags: u32 {
        INPUT = 1 "Input";
        OUTPUT = 2 "Output";
        READ_WRITE = 4 "ReadWrite";
        EMPTY_RECORD = 8 "EmptyRecord";
        NODE_ARRAY = 16 "NodeArray";
        THREAD_RECORD = 32 "ThreadRecord";
        GROUP_RECORD = 64 "GroupRecord";
        TRACK_RW_INPUT_SHARING = 256 "TrackRWInputSharing";
        GLOBALLY_COHERENT = 512 "GloballyCoherent";
    }
}

names! {
    /// What a hit group is hit by.
    pub struct HitGroupType: u32 {
        TRIANGLE = 0 "Triangle";
        PROCEDURAL_PRIMITIVE = 1 "ProceduralPrimitive";
    }
}

names! {
    /// What a subobject of a library is.
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

names! {
    /// Bits of a state object's configuration. Short: in the listing.
    pub struct StateObjectFlags: u32 {
        ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS = 1 "AllowLocalDependenciesOnExternalDefinitions" => "STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS";
        ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS = 2 "AllowExternalDependenciesOnLocalDefinitions" => "STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS";
        ALLOW_STATE_OBJECT_ADDITIONS = 4 "AllowStateObjectAdditions" => "STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS";
    }
}

names! {
    /// Bits of a ray-tracing pipeline's configuration. Short: in the listing.
    pub struct RaytracingPipelineFlags: u32 {
        NONE = 0 "None" => "RAYTRACING_PIPELINE_FLAG_NONE";
        SKIP_TRIANGLES = 256 "SkipTriangles" => "RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES";
        SKIP_PROCEDURAL_PRIMITIVES = 512 "SkipProceduralPrimitives" => "RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES";
        ALLOW_OPACITY_MICROMAPS = 1024 "AllowOpacityMicromaps" => "RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS";
    }
}

names! {
    /// What a stage does with a field of a ray's payload: two bits of four.
    pub struct PayloadAccess: u32 {
        NO_ACCESS = 0 "NoAccess";
        READ = 1 "Read";
        WRITE = 2 "Write";
        READ_WRITE = 3 "ReadWrite";
    }
}

names! {
    /// A stage that an access of a payload belongs to.
    pub struct PayloadStage: u32 {
        CALLER = 0 "Caller";
        CLOSESTHIT = 1 "Closesthit";
        MISS = 2 "Miss";
        ANYHIT = 3 "Anyhit";
    }
}

names! {
    /// What `AtomicBinOp` does.
    pub struct AtomicOperation: u32 {
        ADD = 0 "Add";
        AND = 1 "And";
        OR = 2 "Or";
        XOR = 3 "Xor";
        IMIN = 4 "IMin";
        IMAX = 5 "IMax";
        UMIN = 6 "UMin";
        UMAX = 7 "UMax";
        EXCHANGE = 8 "Exchange";
    }
}

names! {
    /// Bits of what `Barrier` waits for.
    pub struct BarrierMode: u32 {
        SYNC_THREAD_GROUP = 1 "SyncThreadGroup";
        UAV_FENCE_GLOBAL = 2 "UAVFenceGlobal";
        UAV_FENCE_THREAD_GROUP = 4 "UAVFenceThreadGroup";
        TGSM_FENCE = 8 "TGSMFence";
    }
}

names! {
    /// Bits of how a ray is traced.
    pub struct RayFlags: u32 {
        NONE = 0 "None";
        FORCE_OPAQUE = 1 "ForceOpaque";
        FORCE_NON_OPAQUE = 2 "ForceNonOpaque";
        ACCEPT_FIRST_HIT_AND_END_SEARCH = 4 "AcceptFirstHitAndEndSearch";
        SKIP_CLOSEST_HIT_SHADER = 8 "SkipClosestHitShader";
        CULL_BACK_FACING_TRIANGLES = 16 "CullBackFacingTriangles";
        CULL_FRONT_FACING_TRIANGLES = 32 "CullFrontFacingTriangles";
        CULL_OPAQUE = 64 "CullOpaque";
        CULL_NON_OPAQUE = 128 "CullNonOpaque";
        SKIP_TRIANGLES = 256 "SkipTriangles";
        SKIP_PROCEDURAL_PRIMITIVES = 512 "SkipProceduralPrimitives";
        FORCE_OMM_2_STATE = 1024 "ForceOMM2State";
    }
}

names! {
    /// What `dx.controlflow.hints` asks of a branch.
    pub struct ControlFlowHint: u32 {
        UNDEFINED = 0 "Undefined";
        BRANCH = 1 "Branch";
        FLATTEN = 2 "Flatten";
        FAST_OPT = 3 "FastOpt";
        ALLOW_UAV_CONDITION = 4 "AllowUavCondition";
        FORCE_CASE = 5 "ForceCase";
        CALL = 6 "Call";
    }
}

names! {
    /// How a matrix lies in memory.
    pub struct LinearAlgebraLayout: u32 {
        ROW_MAJOR = 0 "RowMajor";
        COLUMN_MAJOR = 1 "ColumnMajor";
        MUL_OPTIMAL = 2 "MulOptimal";
        OUTER_PRODUCT_OPTIMAL = 3 "OuterProductOptimal";
    }
}

names! {
    /// How a matrix is stored.
    pub struct MatrixOrientation: u32 {
        UNDEFINED = 0 "Undefined";
        ROW_MAJOR = 1 "RowMajor" => "row_major ";
        COLUMN_MAJOR = 2 "ColumnMajor" => "column_major ";
    }
}
