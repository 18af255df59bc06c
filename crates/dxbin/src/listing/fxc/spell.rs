//! How the fxc dialect spells enumerations: the tables, and nothing else.
//!
//! What has no row is spelled as the function's last line says, as Microsoft's code does.

use dxbin_parts::rdef::{BufferType, Dimension, InputType, ReturnType, VariableType};
use dxbin_parts::sfi0::Feature;
use dxbin_parts::signature::{ComponentType, MinPrecision, SystemValue};
use dxbin_parts::stat::{TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning};

/// The column `SysValue` of signatures.
pub(super) fn system_value(value: SystemValue) -> &'static [u8] {
    const FROM_0: [&[u8]; 17] = [
        b"NONE",
        b"POS",
        b"CLIPDST",
        b"CULLDST",
        b"RTINDEX",
        b"VPINDEX",
        b"VERTID",
        b"PRIMID",
        b"INSTID",
        b"FFACE",
        b"SAMPLE",
        b"QUADEDGE",
        b"QUADINT",
        b"TRIEDGE",
        b"TRIINT",
        b"LINEDET",
        b"LINEDEN",
    ];
    const FROM_64: [&[u8]; 7] = [b"TARGET", b"DEPTH", b"COVERAGE", b"DEPTHGE", b"DEPTHLE", b"STENCILREF", b"INNERCOV"];
    let row = match value.0 {
        low @ 0..64 => FROM_0.get(low as usize),
        high => FROM_64.get(high as usize - 64),
    };
    row.copied().unwrap_or(b"NONE")
}

/// The column `Format` of signatures.
pub(super) fn format(ty: ComponentType, precision: MinPrecision) -> &'static [u8] {
    match (ty, precision) {
        (ComponentType::D3D_REGISTER_COMPONENT_UINT32, MinPrecision::D3D_MIN_PRECISION_UINT_16) => b"min16u",
        (ComponentType::D3D_REGISTER_COMPONENT_SINT32, MinPrecision::D3D_MIN_PRECISION_SINT_16) => b"min16i",
        (ComponentType::D3D_REGISTER_COMPONENT_FLOAT32, MinPrecision::D3D_MIN_PRECISION_FLOAT_16) => b"min16f",
        (ComponentType::D3D_REGISTER_COMPONENT_FLOAT32, MinPrecision::D3D_MIN_PRECISION_FLOAT_2_8) => b"min2_8f",
        (ComponentType::D3D_REGISTER_COMPONENT_UINT32, _) => b"uint",
        (ComponentType::D3D_REGISTER_COMPONENT_SINT32, _) => b"int",
        (ComponentType::D3D_REGISTER_COMPONENT_FLOAT32, _) => b"float",
        _ => b"unknown",
    }
}

/// The words in front of a buffer's name.
pub(super) fn buffer(ty: BufferType) -> &'static [u8] {
    match ty {
        BufferType::D3D_CT_CBUFFER => b"cbuffer",
        BufferType::D3D_CT_TBUFFER => b"tbuffer",
        BufferType::D3D_CT_INTERFACE_POINTERS => b"interfaces",
        BufferType::D3D_CT_RESOURCE_BIND_INFO => b"Resource bind info for",
        _ => b"<unknown buffer type>",
    }
}

/// The name of a parameter's type; `None` for one that no parameter has.
pub(super) fn parameter_type(ty: VariableType) -> Option<&'static [u8]> {
    match ty {
        VariableType::D3D_SVT_UINT8 => Some(b"min8uint"),
        ty if ty.0 < 58 => Some(variable_type(ty)),
        _ => None,
    }
}

/// The name of a variable's type, to which the dimensions are added.
pub(super) fn variable_type(ty: VariableType) -> &'static [u8] {
    const NAMES: [&[u8]; 58] = [
        b"void",
        b"bool",
        b"int",
        b"float",
        b"string",
        b"Texture",
        b"Texture1D",
        b"Texture2D",
        b"Texture3D",
        b"TextureCube",
        b"SamplerState",
        b"sampler1D",
        b"sampler2D",
        b"sampler3D",
        b"samplerCUBE",
        b"PixelShader",
        b"VertexShader",
        b"pixelfragment",
        b"vertexfragment",
        b"uint",
        b"byte",
        b"GeometryShader",
        b"RasterizerState",
        b"DepthStencilState",
        b"BlendState",
        b"Buffer",
        UNKNOWN,
        UNKNOWN,
        b"Texture1DArray",
        b"Texture2DArray",
        b"RenderTargetView",
        b"DepthStencilView",
        b"Texture2DMS",
        b"Texture2DMSArray",
        b"TextureCubeArray",
        b"HullShader",
        b"DomainShader",
        b"interface",
        b"ComputeShader",
        b"double",
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        b"min8float",
        b"min10float",
        b"min16float",
        b"min12int",
        b"min16int",
        b"min16uint",
    ];
    const UNKNOWN: &[u8] = b"UNKNOWN";
    NAMES.get(usize::from(ty.0)).copied().unwrap_or(UNKNOWN)
}

/// How a kind of binding fills its columns.
pub(super) struct Kind {
    /// The column `Type`.
    pub(super) name: &'static [u8],
    /// The columns `Format` and `Dim`.
    pub(super) columns: Columns,
    /// What stands in front of the register.
    pub(super) register: &'static [u8],
    /// What stands in front of the id.
    pub(super) id: &'static [u8],
}

/// Where the columns `Format` and `Dim` come from.
pub(super) enum Columns {
    /// The binding's return type and dimension.
    Resource,
    /// The kind itself.
    Fixed(&'static [u8], &'static [u8]),
}

/// The row of a kind of binding.
pub(super) fn kind(ty: InputType) -> Kind {
    let of = |name, columns, register, id| Kind { name, columns, register, id };
    let texture = |columns| of(b"texture", columns, b"t", b"T");
    let view = |columns| of(b"UAV", columns, b"u", b"U");
    let none = Columns::Fixed(b"NA", b"NA");
    match ty {
        InputType::D3D_SIT_CBUFFER => of(b"cbuffer", none, b"cb", b"CB"),
        InputType::D3D_SIT_TBUFFER => of(b"tbuffer", none, b"t", b"T"),
        InputType::D3D_SIT_TEXTURE => texture(Columns::Resource),
        InputType::D3D_SIT_SAMPLER => of(b"sampler", none, b"s", b"S"),
        InputType::D3D_SIT_UAV_RWTYPED => view(Columns::Resource),
        InputType::D3D_SIT_STRUCTURED => texture(Columns::Fixed(b"struct", b"r/o")),
        InputType::D3D_SIT_UAV_RWSTRUCTURED => view(Columns::Fixed(b"struct", b"r/w")),
        InputType::D3D_SIT_BYTEADDRESS => texture(Columns::Fixed(b"byte", b"r/o")),
        InputType::D3D_SIT_UAV_RWBYTEADDRESS => view(Columns::Fixed(b"byte", b"r/w")),
        InputType::D3D_SIT_UAV_APPEND_STRUCTURED => view(Columns::Fixed(b"struct", b"append")),
        InputType::D3D_SIT_UAV_CONSUME_STRUCTURED => view(Columns::Fixed(b"struct", b"consume")),
        InputType::D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER => view(Columns::Fixed(b"struct", b"r/w+cnt")),
        _ => of(b"void", none, b"bug", b"BUG"),
    }
}

/// What a load from a resource gives.
pub(super) fn return_type(ty: ReturnType) -> &'static [u8] {
    match ty {
        ReturnType::D3D_RETURN_TYPE_UNORM => b"unorm",
        ReturnType::D3D_RETURN_TYPE_SNORM => b"snorm",
        ReturnType::D3D_RETURN_TYPE_SINT => b"sint",
        ReturnType::D3D_RETURN_TYPE_UINT => b"uint",
        ReturnType::D3D_RETURN_TYPE_FLOAT => b"float",
        ReturnType::D3D_RETURN_TYPE_MIXED => b"mixed",
        ReturnType::D3D_RETURN_TYPE_DOUBLE => b"double",
        ReturnType::D3D_RETURN_TYPE_CONTINUED => b"<continued>",
        _ => b"<unknown resource return type>",
    }
}

/// A resource's shape, and whether the number of samples follows it.
pub(super) fn dimension(dimension: Dimension) -> (&'static [u8], bool) {
    match dimension {
        Dimension::D3D_SRV_DIMENSION_BUFFER => (b"buf", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURE1D => (b"1d", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURE1DARRAY => (b"1darray", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURE2D => (b"2d", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURE2DARRAY => (b"2darray", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURE2DMS => (b"2dMS", true),
        Dimension::D3D_SRV_DIMENSION_TEXTURE2DMSARRAY => (b"2darrayMS", true),
        Dimension::D3D_SRV_DIMENSION_TEXTURE3D => (b"3d", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURECUBE => (b"cube", false),
        Dimension::D3D_SRV_DIMENSION_TEXTURECUBEARRAY => (b"cubearray", false),
        _ => (b"NA", false),
    }
}

/// What the tessellator divides.
pub(super) fn domain(domain: TessellatorDomain) -> &'static [u8] {
    match domain {
        TessellatorDomain::D3D_TESSELLATOR_DOMAIN_UNDEFINED => b"Undefined",
        TessellatorDomain::D3D_TESSELLATOR_DOMAIN_ISOLINE => b"Isoline",
        TessellatorDomain::D3D_TESSELLATOR_DOMAIN_TRI => b"Triangle",
        TessellatorDomain::D3D_TESSELLATOR_DOMAIN_QUAD => b"Quadrilateral",
        _ => INTERNAL_ERROR,
    }
}

/// What the tessellator makes.
pub(super) fn output_primitive(primitive: TessellatorOutputPrimitive) -> &'static [u8] {
    match primitive {
        TessellatorOutputPrimitive::D3D_TESSELLATOR_OUTPUT_UNDEFINED => b"Undefined",
        TessellatorOutputPrimitive::D3D_TESSELLATOR_OUTPUT_POINT => b"Point",
        TessellatorOutputPrimitive::D3D_TESSELLATOR_OUTPUT_LINE => b"Line",
        TessellatorOutputPrimitive::D3D_TESSELLATOR_OUTPUT_TRIANGLE_CW => b"Clockwise Triangles",
        TessellatorOutputPrimitive::D3D_TESSELLATOR_OUTPUT_TRIANGLE_CCW => b"Counter-Clockwise Triangles",
        _ => INTERNAL_ERROR,
    }
}

/// How the tessellator divides.
pub(super) fn partitioning(partitioning: TessellatorPartitioning) -> &'static [u8] {
    match partitioning {
        TessellatorPartitioning::D3D_TESSELLATOR_PARTITIONING_UNDEFINED => b"Undefined",
        TessellatorPartitioning::D3D_TESSELLATOR_PARTITIONING_INTEGER => b"Integer",
        TessellatorPartitioning::D3D_TESSELLATOR_PARTITIONING_POW2 => b"Integer Power of 2",
        TessellatorPartitioning::D3D_TESSELLATOR_PARTITIONING_FRACTIONAL_ODD => b"Odd Fractional",
        TessellatorPartitioning::D3D_TESSELLATOR_PARTITIONING_FRACTIONAL_EVEN => b"Even Fractional",
        _ => INTERNAL_ERROR,
    }
}

const INTERNAL_ERROR: &[u8] = b"<internal error>";

/// The features that the note names, in its order. `None` is early depth and stencil, which no bit of SFI0 stands for.
pub(super) const FEATURES: [(Option<Feature>, &[u8]); 14] = [
    (Some(Feature::DOUBLES), b"Double-precision floating point"),
    (None, b"Early depth-stencil"),
    (Some(Feature::UAVS_AT_EVERY_STAGE), b"UAVs at every shader stage"),
    (Some(Feature::UAVS_64), b"64 UAV slots"),
    (Some(Feature::MINIMUM_PRECISION), b"Minimum-precision data types"),
    (Some(Feature::DOUBLE_EXTENSIONS_11_1), b"Double-precision extensions for 11.1"),
    (Some(Feature::SHADER_EXTENSIONS_11_1), b"Shader extensions for 11.1"),
    (Some(Feature::LEVEL_9_COMPARISON_FILTERING), b"Comparison filtering for feature level 9"),
    (Some(Feature::TILED_RESOURCES), b"Tiled resources"),
    (Some(Feature::STENCIL_REF), b"PS Output Stencil Ref"),
    (Some(Feature::INNER_COVERAGE), b"PS Inner Coverage"),
    (Some(Feature::TYPED_UAV_LOAD_ADDITIONAL_FORMATS), b"Typed UAV Load Additional Formats"),
    (Some(Feature::ROVS), b"Raster Ordered UAVs"),
    (
        Some(Feature::VIEWPORT_AND_RT_ARRAY_INDEX),
        b"SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer",
    ),
];
