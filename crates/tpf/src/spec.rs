//! The facts of Shader Model 4 to 5.1 token streams, as tables.
//!
//! Numbers and names are those of Microsoft's `d3d12TokenizedProgramFormat.hpp` (public, in DirectXShaderCompiler);
//! spellings, literal classes and the words behind declarations are what D3DDisassemble (d3dcompiler_47
//! 10.0.26100.4654) prints and reads. Decoding, encoding, printing and the documentation are loops over these rows.

mod fields;
mod opcodes;
mod operands;

pub use fields::*;
pub use opcodes::{Flow, Info, Item, Literals, OPCODES, Opcode, Suffix};
pub use operands::{Brackets, OPERAND_TYPES, OperandInfo, OperandType};

dxbin_base::names! {
    /// D3D10_SB_TOKENIZED_PROGRAM_TYPE: the stage in the upper half of the version token.
    pub struct ProgramType: u16 {
        PIXEL = 0 "D3D10_SB_PIXEL_SHADER" => "ps";
        VERTEX = 1 "D3D10_SB_VERTEX_SHADER" => "vs";
        GEOMETRY = 2 "D3D10_SB_GEOMETRY_SHADER" => "gs";
        HULL = 3 "D3D11_SB_HULL_SHADER" => "hs";
        DOMAIN = 4 "D3D11_SB_DOMAIN_SHADER" => "ds";
        COMPUTE = 5 "D3D11_SB_COMPUTE_SHADER" => "cs";
        /// What fxc's libraries (`lib_4_0` and up) carry.
        LIBRARY = 0xfff0 "D3D11_SB_RESERVED0" => "lib";
    }
}

dxbin_base::names! {
    /// D3D10_SB_CUSTOMDATA_CLASS: what a custom-data block holds.
    pub struct CustomDataClass: u32 {
        COMMENT = 0 "D3D10_SB_CUSTOMDATA_COMMENT";
        DEBUG_INFO = 1 "D3D10_SB_CUSTOMDATA_DEBUGINFO";
        OPAQUE = 2 "D3D10_SB_CUSTOMDATA_OPAQUE";
        IMMEDIATE_CONSTANT_BUFFER = 3 "D3D10_SB_CUSTOMDATA_DCL_IMMEDIATE_CONSTANT_BUFFER";
        SHADER_MESSAGE = 4 "D3D11_SB_CUSTOMDATA_SHADER_MESSAGE";
        CLIP_PLANE_CONSTANT_MAPPINGS = 5 "D3D11_SB_CUSTOMDATA_SHADER_CLIP_PLANE_CONSTANT_MAPPINGS_FOR_DX9";
    }
}

dxbin_base::names! {
    /// D3D11_SB_SHADER_MESSAGE_ID: which function of HLSL wrote a shader message.
    pub struct MessageId: u32 {
        MESSAGE = 0x0020_0102 "D3D11_SB_SHADER_MESSAGE_ID_MESSAGE" => "printf";
        ERROR = 0x0020_0103 "D3D11_SB_SHADER_MESSAGE_ID_ERROR" => "errorf";
    }
}

dxbin_base::names! {
    /// D3D10_SB_RESOURCE_DIMENSION.
    pub struct ResourceDimension: u8 {
        UNKNOWN = 0 "D3D10_SB_RESOURCE_DIMENSION_UNKNOWN";
        BUFFER = 1 "D3D10_SB_RESOURCE_DIMENSION_BUFFER" => "buffer";
        TEXTURE1D = 2 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE1D" => "texture1d";
        TEXTURE2D = 3 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE2D" => "texture2d";
        TEXTURE2DMS = 4 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE2DMS" => "texture2dms";
        TEXTURE3D = 5 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE3D" => "texture3d";
        TEXTURECUBE = 6 "D3D10_SB_RESOURCE_DIMENSION_TEXTURECUBE" => "texturecube";
        TEXTURE1DARRAY = 7 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE1DARRAY" => "texture1darray";
        TEXTURE2DARRAY = 8 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE2DARRAY" => "texture2darray";
        TEXTURE2DMSARRAY = 9 "D3D10_SB_RESOURCE_DIMENSION_TEXTURE2DMSARRAY" => "texture2dmsarray";
        TEXTURECUBEARRAY = 10 "D3D10_SB_RESOURCE_DIMENSION_TEXTURECUBEARRAY" => "texturecubearray";
        RAW_BUFFER = 11 "D3D11_SB_RESOURCE_DIMENSION_RAW_BUFFER" => "raw_buffer";
        STRUCTURED_BUFFER = 12 "D3D11_SB_RESOURCE_DIMENSION_STRUCTURED_BUFFER" => "structured_buffer";
    }
}

dxbin_base::names! {
    /// D3D10_SB_RESOURCE_RETURN_TYPE: the type of one component that a resource returns.
    pub struct ReturnType: u8 {
        UNORM = 1 "D3D10_SB_RETURN_TYPE_UNORM" => "unorm";
        SNORM = 2 "D3D10_SB_RETURN_TYPE_SNORM" => "snorm";
        SINT = 3 "D3D10_SB_RETURN_TYPE_SINT" => "sint";
        UINT = 4 "D3D10_SB_RETURN_TYPE_UINT" => "uint";
        FLOAT = 5 "D3D10_SB_RETURN_TYPE_FLOAT" => "float";
        MIXED = 6 "D3D10_SB_RETURN_TYPE_MIXED" => "mixed";
        DOUBLE = 7 "D3D11_SB_RETURN_TYPE_DOUBLE" => "double";
        CONTINUED = 8 "D3D11_SB_RETURN_TYPE_CONTINUED" => "<continued>";
        UNUSED = 9 "D3D11_SB_RETURN_TYPE_UNUSED" => "<unused>";
    }
}

dxbin_base::names! {
    /// D3D11_SB_OPERAND_MIN_PRECISION. Values without a name are printed as `def32`, like the default beside them.
    pub struct MinPrecision: u8 {
        DEFAULT = 0 "D3D11_SB_OPERAND_MIN_PRECISION_DEFAULT" => "def32";
        FLOAT_16 = 1 "D3D11_SB_OPERAND_MIN_PRECISION_FLOAT_16" => "min16f";
        FLOAT_2_8 = 2 "D3D11_SB_OPERAND_MIN_PRECISION_FLOAT_2_8" => "min2_8f";
        SINT_16 = 4 "D3D11_SB_OPERAND_MIN_PRECISION_SINT_16" => "min16i";
        UINT_16 = 5 "D3D11_SB_OPERAND_MIN_PRECISION_UINT_16" => "min16u";
    }
}

dxbin_base::names! {
    /// D3D10_SB_CONSTANT_BUFFER_ACCESS_PATTERN.
    pub struct AccessPattern: u8 {
        IMMEDIATE_INDEXED = 0 "D3D10_SB_CONSTANT_BUFFER_IMMEDIATE_INDEXED" => "immediateIndexed";
        DYNAMIC_INDEXED = 1 "D3D10_SB_CONSTANT_BUFFER_DYNAMIC_INDEXED" => "dynamicIndexed";
    }
}

dxbin_base::names! {
    /// D3D11_SB_INTERFACE_INDEXED_BIT: what `dcl_interface` adds to its name.
    pub struct InterfaceIndexing: u8 {
        FIXED = 0 "fixed";
        DYNAMIC = 1 "dynamic" => "_dynamicindexed";
    }
}

dxbin_base::names! {
    /// D3D10_SB_SAMPLER_MODE. D3DDisassemble prints nothing for values without a name.
    pub struct SamplerMode: u8 {
        DEFAULT = 0 "D3D10_SB_SAMPLER_MODE_DEFAULT" => ", mode_default";
        COMPARISON = 1 "D3D10_SB_SAMPLER_MODE_COMPARISON" => ", mode_comparison";
        MONO = 2 "D3D10_SB_SAMPLER_MODE_MONO" => ", mode_mono";
    }
}

dxbin_base::names! {
    /// D3D10_SB_INTERPOLATION_MODE.
    pub struct InterpolationMode: u8 {
        UNDEFINED = 0 "D3D10_SB_INTERPOLATION_UNDEFINED" => "undefined";
        CONSTANT = 1 "D3D10_SB_INTERPOLATION_CONSTANT" => "constant";
        LINEAR = 2 "D3D10_SB_INTERPOLATION_LINEAR" => "linear";
        LINEAR_CENTROID = 3 "D3D10_SB_INTERPOLATION_LINEAR_CENTROID" => "linear centroid";
        LINEAR_NOPERSPECTIVE = 4 "D3D10_SB_INTERPOLATION_LINEAR_NOPERSPECTIVE" => "linear noperspective";
        LINEAR_NOPERSPECTIVE_CENTROID = 5 "D3D10_SB_INTERPOLATION_LINEAR_NOPERSPECTIVE_CENTROID"
            => "linear noperspective centroid";
        LINEAR_SAMPLE = 6 "D3D10_SB_INTERPOLATION_LINEAR_SAMPLE" => "linear sample";
        LINEAR_NOPERSPECTIVE_SAMPLE = 7 "D3D10_SB_INTERPOLATION_LINEAR_NOPERSPECTIVE_SAMPLE"
            => "linear noperspective sample";
    }
}

dxbin_base::names! {
    /// D3D10_SB_NAME: the system value of a declaration. D3DDisassemble prints nothing for values without a name.
    pub struct SystemName: u16 {
        UNDEFINED = 0 "D3D10_SB_NAME_UNDEFINED" => "undefined";
        POSITION = 1 "D3D10_SB_NAME_POSITION" => "position";
        CLIP_DISTANCE = 2 "D3D10_SB_NAME_CLIP_DISTANCE" => "clip_distance";
        CULL_DISTANCE = 3 "D3D10_SB_NAME_CULL_DISTANCE" => "cull_distance";
        RENDER_TARGET_ARRAY_INDEX = 4 "D3D10_SB_NAME_RENDER_TARGET_ARRAY_INDEX" => "rendertarget_array_index";
        VIEWPORT_ARRAY_INDEX = 5 "D3D10_SB_NAME_VIEWPORT_ARRAY_INDEX" => "viewport_array_index";
        VERTEX_ID = 6 "D3D10_SB_NAME_VERTEX_ID" => "vertex_id";
        PRIMITIVE_ID = 7 "D3D10_SB_NAME_PRIMITIVE_ID" => "primitive_id";
        INSTANCE_ID = 8 "D3D10_SB_NAME_INSTANCE_ID" => "instance_id";
        IS_FRONT_FACE = 9 "D3D10_SB_NAME_IS_FRONT_FACE" => "is_front_face";
        SAMPLE_INDEX = 10 "D3D10_SB_NAME_SAMPLE_INDEX" => "sampleIndex";
        FINAL_QUAD_U_EQ_0_EDGE_TESSFACTOR = 11 "D3D11_SB_NAME_FINAL_QUAD_U_EQ_0_EDGE_TESSFACTOR"
            => "finalQuadUeq0EdgeTessFactor";
        FINAL_QUAD_V_EQ_0_EDGE_TESSFACTOR = 12 "D3D11_SB_NAME_FINAL_QUAD_V_EQ_0_EDGE_TESSFACTOR"
            => "finalQuadVeq0EdgeTessFactor";
        FINAL_QUAD_U_EQ_1_EDGE_TESSFACTOR = 13 "D3D11_SB_NAME_FINAL_QUAD_U_EQ_1_EDGE_TESSFACTOR"
            => "finalQuadUeq1EdgeTessFactor";
        FINAL_QUAD_V_EQ_1_EDGE_TESSFACTOR = 14 "D3D11_SB_NAME_FINAL_QUAD_V_EQ_1_EDGE_TESSFACTOR"
            => "finalQuadVeq1EdgeTessFactor";
        FINAL_QUAD_U_INSIDE_TESSFACTOR = 15 "D3D11_SB_NAME_FINAL_QUAD_U_INSIDE_TESSFACTOR"
            => "finalQuadUInsideTessFactor";
        FINAL_QUAD_V_INSIDE_TESSFACTOR = 16 "D3D11_SB_NAME_FINAL_QUAD_V_INSIDE_TESSFACTOR"
            => "finalQuadVInsideTessFactor";
        FINAL_TRI_U_EQ_0_EDGE_TESSFACTOR = 17 "D3D11_SB_NAME_FINAL_TRI_U_EQ_0_EDGE_TESSFACTOR"
            => "finalTriUeq0EdgeTessFactor";
        FINAL_TRI_V_EQ_0_EDGE_TESSFACTOR = 18 "D3D11_SB_NAME_FINAL_TRI_V_EQ_0_EDGE_TESSFACTOR"
            => "finalTriVeq0EdgeTessFactor";
        FINAL_TRI_W_EQ_0_EDGE_TESSFACTOR = 19 "D3D11_SB_NAME_FINAL_TRI_W_EQ_0_EDGE_TESSFACTOR"
            => "finalTriWeq0EdgeTessFactor";
        FINAL_TRI_INSIDE_TESSFACTOR = 20 "D3D11_SB_NAME_FINAL_TRI_INSIDE_TESSFACTOR" => "finalTriInsideTessFactor";
        FINAL_LINE_DETAIL_TESSFACTOR = 21 "D3D11_SB_NAME_FINAL_LINE_DETAIL_TESSFACTOR" => "finalLineDetailTessFactor";
        FINAL_LINE_DENSITY_TESSFACTOR = 22 "D3D11_SB_NAME_FINAL_LINE_DENSITY_TESSFACTOR"
            => "finalLineDensityTessFactor";
        BARYCENTRICS = 23 "D3D12_SB_NAME_BARYCENTRICS";
        SHADING_RATE = 24 "D3D12_SB_NAME_SHADINGRATE";
        CULL_PRIMITIVE = 25 "D3D12_SB_NAME_CULLPRIMITIVE";
    }
}

dxbin_base::names! {
    /// D3D10_SB_PRIMITIVE_TOPOLOGY, as far as a geometry shader may write it.
    pub struct OutputTopology: u8 {
        UNDEFINED = 0 "D3D10_SB_PRIMITIVE_TOPOLOGY_UNDEFINED" => "undefined";
        POINT_LIST = 1 "D3D10_SB_PRIMITIVE_TOPOLOGY_POINTLIST" => "pointlist";
        LINE_STRIP = 3 "D3D10_SB_PRIMITIVE_TOPOLOGY_LINESTRIP" => "linestrip";
        TRIANGLE_STRIP = 5 "D3D10_SB_PRIMITIVE_TOPOLOGY_TRIANGLESTRIP" => "trianglestrip";
    }
}

dxbin_base::names! {
    /// D3D10_SB_PRIMITIVE below the patches: 8 to 39 are patches of 1 to 32 control points.
    pub struct InputPrimitive: u8 {
        UNDEFINED = 0 "D3D10_SB_PRIMITIVE_UNDEFINED" => "undefined";
        POINT = 1 "D3D10_SB_PRIMITIVE_POINT" => "point";
        LINE = 2 "D3D10_SB_PRIMITIVE_LINE" => "line";
        TRIANGLE = 3 "D3D10_SB_PRIMITIVE_TRIANGLE" => "triangle";
        LINE_ADJ = 6 "D3D10_SB_PRIMITIVE_LINE_ADJ" => "lineadj";
        TRIANGLE_ADJ = 7 "D3D10_SB_PRIMITIVE_TRIANGLE_ADJ" => "triangleadj";
    }
}

impl InputPrimitive {
    /// The control points of a patch primitive, 1 to 32.
    pub fn patch(self) -> Option<u8> {
        (8..40).contains(&self.0).then(|| self.0 - 7)
    }
}

dxbin_base::names! {
    /// D3D11_SB_TESSELLATOR_DOMAIN.
    pub struct TessellatorDomain: u8 {
        ISOLINE = 1 "D3D11_SB_TESSELLATOR_DOMAIN_ISOLINE" => "domain_isoline";
        TRI = 2 "D3D11_SB_TESSELLATOR_DOMAIN_TRI" => "domain_tri";
        QUAD = 3 "D3D11_SB_TESSELLATOR_DOMAIN_QUAD" => "domain_quad";
    }
}

dxbin_base::names! {
    /// D3D11_SB_TESSELLATOR_PARTITIONING.
    pub struct TessellatorPartitioning: u8 {
        INTEGER = 1 "D3D11_SB_TESSELLATOR_PARTITIONING_INTEGER" => "partitioning_integer";
        POW2 = 2 "D3D11_SB_TESSELLATOR_PARTITIONING_POW2" => "partitioning_pow2";
        FRACTIONAL_ODD = 3 "D3D11_SB_TESSELLATOR_PARTITIONING_FRACTIONAL_ODD" => "partitioning_fractional_odd";
        FRACTIONAL_EVEN = 4 "D3D11_SB_TESSELLATOR_PARTITIONING_FRACTIONAL_EVEN" => "partitioning_fractional_even";
    }
}

dxbin_base::names! {
    /// D3D11_SB_TESSELLATOR_OUTPUT_PRIMITIVE. D3DDisassemble prints nothing for values without a name.
    pub struct TessellatorOutputPrimitive: u8 {
        POINT = 1 "D3D11_SB_TESSELLATOR_OUTPUT_POINT" => " output_point";
        LINE = 2 "D3D11_SB_TESSELLATOR_OUTPUT_LINE" => " output_line";
        TRIANGLE_CW = 3 "D3D11_SB_TESSELLATOR_OUTPUT_TRIANGLE_CW" => " output_triangle_cw";
        TRIANGLE_CCW = 4 "D3D11_SB_TESSELLATOR_OUTPUT_TRIANGLE_CCW" => " output_triangle_ccw";
    }
}

/// The name of an immediate constant buffer, which is custom data and so has no row among the opcodes.
pub const IMMEDIATE_CONSTANT_BUFFER: &str = "dcl_immediateConstantBuffer";

/// D3D11_SB_SHADER_MESSAGE_FORMAT_ANSI_PRINTF, the only style of shader message fxc writes.
pub const PRINTF_STYLE: u32 = 1;

/// The escapes in the text of a shader message, each with what it stands for.
pub const ESCAPES: &[(u8, u8)] = &[(b'n', b'\n'), (b't', b'\t'), (b'r', b'\r'), (b'b', 0x08), (b'\\', b'\\')];

/// A bit of an opcode token and what a listing calls it.
pub type BitName = (u32, &'static str);

/// `dcl_globalFlags`: its bits in the order in which D3DDisassemble prints them.
pub const GLOBAL_FLAGS: &[BitName] = &[
    (1 << 11, "refactoringAllowed"),
    (1 << 12, "enableDoublePrecisionFloatOps"),
    (1 << 14, "enableRawAndStructuredBuffers"),
    (1 << 13, "forceEarlyDepthStencil"),
    (1 << 15, "skipOptimization"),
    (1 << 16, "enableMinimumPrecision"),
    (1 << 17, "enable11_1DoubleExtensions"),
    (1 << 18, "enable11_1ShaderExtensions"),
    (1 << 19, "allResourcesBound"),
];

/// `sync`: what it waits for, in printed order. Where both bits for unordered-access views are set, only the first row
/// that fits is printed.
pub const SYNC_FLAGS: &[BitName] = &[(1 << 14, "_uglobal"), (1 << 13, "_ugroup"), (1 << 12, "_g"), (1 << 11, "_t")];

/// A declaration of an unordered-access view: globally coherent, order-preserving counter, rasterizer ordered.
pub const UAV_FLAGS: &[BitName] = &[(1 << 16, "_glc"), (1 << 23, "_opc"), (1 << 17, "_rov")];

/// Extended opcode tokens an instruction may chain (D3D11_SB_MAX_SIMULTANEOUS_EXTENDED_OPCODES).
pub const MAX_EXTENDED: usize = 3;
