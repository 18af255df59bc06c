//! Names and tags of `dx.*` metadata. Tags stand before their values in lists, such as `!{i32 0, i64 8388624, ...}`.

use dxbin_base::names;

/// Named metadata and kinds of attachments that dxc knows, each with what it holds.
pub const METADATA_NAMES: &[(&str, &str)] = &[
    ("dx.version", "the version of DXIL"),
    ("dx.valver", "the version of the validator that the module is for"),
    ("dx.shaderModel", "the stage and the Shader Model"),
    ("dx.resources", "all resources, in four lists"),
    ("dx.typeAnnotations", "names, offsets and types of fields and parameters"),
    ("dx.dxrPayloadAnnotations", "which stages read and write the fields of a ray's payload"),
    ("dx.viewIdState", "which outputs depend on the view and on which inputs"),
    ("dx.entryPoints", "functions, signatures, resources and properties"),
    ("dx.subobjects", "subobjects of a library"),
    ("dx.intermediateOptions", "options of a library that is not linked yet"),
    ("dx.rootSignature", "a serialized root signature, before it is a part of its own"),
    ("dx.counters", "how many instructions of each kind there are; in the part STAT"),
    ("dx.source.contents", "the names and texts of source files"),
    ("dx.source.defines", "definitions on the command line"),
    ("dx.source.mainFileName", "the name of the first source file"),
    ("dx.source.args", "the command line"),
    ("dx.binding.table", "bindings given on the command line"),
    ("llvm.dbg.contents", "as `dx.source.contents`, of old compilers"),
    ("llvm.dbg.defines", "as `dx.source.defines`, of old compilers"),
    ("llvm.dbg.mainFileName", "as `dx.source.mainFileName`, of old compilers"),
    ("llvm.dbg.args", "as `dx.source.args`, of old compilers"),
    ("dx.precise", "an instruction that must not be refactored"),
    ("dx.nonuniform", "an index that may differ between lanes"),
    ("dx.controlflow.hints", "hints at a branch, of `ControlFlowHint`"),
    ("dx.temp", "temporary storage"),
    ("dx.dbg.varlayout", "where the pieces of a split variable lay"),
];

names! {
    /// A property of an entry point.
    pub struct EntryTag: u32 {
        /// The flags, 64 bits: [`ShaderFlags`](super::ShaderFlags).
        SHADER_FLAGS = 0 "ShaderFlags";
        GS_STATE = 1 "GSState";
        DS_STATE = 2 "DSState";
        HS_STATE = 3 "HSState";
        NUM_THREADS = 4 "NumThreads";
        AUTO_BINDING_SPACE = 5 "AutoBindingSpace";
        RAY_PAYLOAD_SIZE = 6 "RayPayloadSize";
        RAY_ATTRIBUTE_SIZE = 7 "RayAttribSize";
        SHADER_KIND = 8 "ShaderKind";
        MS_STATE = 9 "MSState";
        AS_STATE = 10 "ASState";
        WAVE_SIZE = 11 "WaveSize";
        ROOT_SIGNATURE = 12 "EntryRootSig";
        NODE_LAUNCH_TYPE = 13 "NodeLaunchType";
        NODE_IS_PROGRAM_ENTRY = 14 "NodeIsProgramEntry";
        NODE_ID = 15 "NodeId";
        NODE_LOCAL_ROOT_ARGUMENTS_TABLE_INDEX = 16 "NodeLocalRootArgumentsTableIndex";
        SHARE_INPUT_OF = 17 "ShareInputOf";
        NODE_DISPATCH_GRID = 18 "NodeDispatchGrid";
        NODE_MAX_RECURSION_DEPTH = 19 "NodeMaxRecursionDepth";
        NODE_INPUTS = 20 "NodeInputs";
        NODE_OUTPUTS = 21 "NodeOutputs";
        NODE_MAX_DISPATCH_GRID = 22 "NodeMaxDispatchGrid";
        RANGED_WAVE_SIZE = 23 "RangedWaveSize";
        GROUP_SHARED_LIMIT = 24 "GroupSharedLimit";
    }
}

names! {
    /// A property of what goes in or comes out of a node.
    pub struct NodeTag: u32 {
        OUTPUT_ID = 0 "NodeOutputID";
        FLAGS = 1 "NodeIOFlags";
        RECORD_TYPE = 2 "NodeRecordType";
        MAX_RECORDS = 3 "NodeMaxRecords";
        MAX_RECORDS_SHARED_WITH = 4 "NodeMaxRecordsSharedWith";
        OUTPUT_ARRAY_SIZE = 5 "NodeOutputArraySize";
        ALLOW_SPARSE_NODES = 6 "NodeAllowSparseNodes";
    }
}

names! {
    /// A property of a node's record.
    pub struct RecordTag: u32 {
        SIZE = 0 "NodeRecordSize";
        SV_DISPATCH_GRID = 1 "NodeSVDispatchGrid";
        ALIGNMENT = 2 "NodeRecordAlignment";
    }
}

names! {
    /// A further property of a signature's element.
    pub struct ElementTag: u32 {
        OUTPUT_STREAM = 0 "OutputStream";
        /// Not in finished modules.
        GLOBAL_SYMBOL = 1 "GlobalSymbol";
        DYNAMIC_INDEX_MASK = 2 "DynIdxCompMask";
        USAGE_MASK = 3 "UsageCompMask";
    }
}

names! {
    /// A further property of a view.
    pub struct ResourceTag: u32 {
        ELEMENT_TYPE = 0 "TypedBufferElementType";
        ELEMENT_STRIDE = 1 "StructuredBufferElementStride";
        SAMPLER_FEEDBACK_KIND = 2 "SamplerFeedbackKind";
        ATOMIC64_USE = 3 "Atomic64Use";
        REORDER_COHERENT = 4 "ReorderCoherent";
    }
}

names! {
    /// A further property of a constant buffer.
    pub struct CBufferTag: u32 {
        /// It is a texture buffer that has not become a view yet.
        IS_TBUFFER = 0 "IsTBuffer";
    }
}

names! {
    /// What a list of `dx.typeAnnotations` annotates.
    pub struct AnnotationTag: u32 {
        STRUCTS = 0 "Struct";
        FUNCTIONS = 1 "Function";
    }
}

names! {
    /// A property of a structure's field or of a function's parameter.
    pub struct FieldTag: u32 {
        SNORM = 0 "SNorm";
        UNORM = 1 "UNorm";
        MATRIX = 2 "Matrix";
        CBUFFER_OFFSET = 3 "CBufferOffset";
        SEMANTIC = 4 "SemanticString";
        INTERPOLATION_MODE = 5 "InterpolationMode";
        NAME = 6 "FieldName";
        COMPONENT_TYPE = 7 "CompType";
        PRECISE = 8 "Precise";
        CBUFFER_USED = 9 "CBUsed";
        RESOURCE_PROPERTIES = 10 "ResProp";
        BIT_FIELDS = 11 "BitFields";
        BIT_FIELD_WIDTH = 12 "BitFieldWidth";
        VECTOR_SIZE = 13 "VectorSize";
    }
}

names! {
    /// A further property of a structure.
    pub struct StructTag: u32 {
        TEMPLATE_ARGUMENTS = 0 "TemplateArguments";
    }
}

names! {
    /// What a template's argument is.
    pub struct TemplateTag: u32 {
        TYPE = 0 "TemplateArgType";
        INTEGRAL = 1 "TemplateArgIntegral";
    }
}

names! {
    /// A property of a field of a ray's payload.
    pub struct PayloadTag: u32 {
        ACCESS = 0 "PayloadFieldAnnotationAccess";
    }
}

names! {
    /// Which way a function's parameter goes.
    pub struct ParameterDirection: u32 {
        IN = 0 "In";
        OUT = 1 "Out";
        INOUT = 2 "Inout";
        INPUT_PATCH = 3 "InputPatch";
        OUTPUT_PATCH = 4 "OutputPatch";
        OUT_STREAM0 = 5 "OutStream0";
        OUT_STREAM1 = 6 "OutStream1";
        OUT_STREAM2 = 7 "OutStream2";
        OUT_STREAM3 = 8 "OutStream3";
        INPUT_PRIMITIVE = 9 "InputPrimitive";
        OUT_INDICES = 10 "OutIndices";
        OUT_VERTICES = 11 "OutVertices";
        OUT_PRIMITIVES = 12 "OutPrimitives";
        IN_PAYLOAD = 13 "InPayload";
        NODE_IO = 14 "NodeIO";
    }
}
