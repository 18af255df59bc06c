//! Facts of RTS0: its records, enumerations and flags, as tables.
//!
//! Sources: the structures and enumerations of d3d12.h (Microsoft's documentation) and LLVM's page "DirectX Container"; what
//! HLSL calls them stands behind each, and fxc and dxc were asked what they make of it. tests/corpus/rootsig has the answers.

use dxbin_base::record::F32Bits;

dxbin_base::names! {
    /// `D3D_ROOT_SIGNATURE_VERSION`.
    pub struct Version: u32 {
        D3D_ROOT_SIGNATURE_VERSION_1_0 = 1 "D3D_ROOT_SIGNATURE_VERSION_1_0" => "1.0";
        D3D_ROOT_SIGNATURE_VERSION_1_1 = 2 "D3D_ROOT_SIGNATURE_VERSION_1_1" => "1.1";
        D3D_ROOT_SIGNATURE_VERSION_1_2 = 3 "D3D_ROOT_SIGNATURE_VERSION_1_2" => "1.2";
    }
}

dxbin_base::names! {
    /// `D3D12_ROOT_SIGNATURE_FLAGS`, bits.
    pub struct RootFlags: u32 {
        D3D12_ROOT_SIGNATURE_FLAG_ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT = 1 "D3D12_ROOT_SIGNATURE_FLAG_ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT" => "ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_VERTEX_SHADER_ROOT_ACCESS = 2 "D3D12_ROOT_SIGNATURE_FLAG_DENY_VERTEX_SHADER_ROOT_ACCESS" => "DENY_VERTEX_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_HULL_SHADER_ROOT_ACCESS = 4 "D3D12_ROOT_SIGNATURE_FLAG_DENY_HULL_SHADER_ROOT_ACCESS" => "DENY_HULL_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_DOMAIN_SHADER_ROOT_ACCESS = 8 "D3D12_ROOT_SIGNATURE_FLAG_DENY_DOMAIN_SHADER_ROOT_ACCESS" => "DENY_DOMAIN_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_GEOMETRY_SHADER_ROOT_ACCESS = 0x10 "D3D12_ROOT_SIGNATURE_FLAG_DENY_GEOMETRY_SHADER_ROOT_ACCESS" => "DENY_GEOMETRY_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_PIXEL_SHADER_ROOT_ACCESS = 0x20 "D3D12_ROOT_SIGNATURE_FLAG_DENY_PIXEL_SHADER_ROOT_ACCESS" => "DENY_PIXEL_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_ALLOW_STREAM_OUTPUT = 0x40 "D3D12_ROOT_SIGNATURE_FLAG_ALLOW_STREAM_OUTPUT" => "ALLOW_STREAM_OUTPUT";
        D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE = 0x80 "D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE" => "LOCAL_ROOT_SIGNATURE";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_AMPLIFICATION_SHADER_ROOT_ACCESS = 0x100 "D3D12_ROOT_SIGNATURE_FLAG_DENY_AMPLIFICATION_SHADER_ROOT_ACCESS" => "DENY_AMPLIFICATION_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_DENY_MESH_SHADER_ROOT_ACCESS = 0x200 "D3D12_ROOT_SIGNATURE_FLAG_DENY_MESH_SHADER_ROOT_ACCESS" => "DENY_MESH_SHADER_ROOT_ACCESS";
        D3D12_ROOT_SIGNATURE_FLAG_CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED = 0x400 "D3D12_ROOT_SIGNATURE_FLAG_CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED" => "CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED";
        D3D12_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_DIRECTLY_INDEXED = 0x800 "D3D12_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_DIRECTLY_INDEXED" => "SAMPLER_HEAP_DIRECTLY_INDEXED";
    }
}

dxbin_base::names! {
    /// `D3D12_ROOT_PARAMETER_TYPE`.
    pub struct ParameterType: u32 {
        D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE = 0 "D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE" => "DescriptorTable";
        D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS = 1 "D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS" => "RootConstants";
        D3D12_ROOT_PARAMETER_TYPE_CBV = 2 "D3D12_ROOT_PARAMETER_TYPE_CBV" => "CBV";
        D3D12_ROOT_PARAMETER_TYPE_SRV = 3 "D3D12_ROOT_PARAMETER_TYPE_SRV" => "SRV";
        D3D12_ROOT_PARAMETER_TYPE_UAV = 4 "D3D12_ROOT_PARAMETER_TYPE_UAV" => "UAV";
    }
}

dxbin_base::names! {
    /// `D3D12_SHADER_VISIBILITY`.
    pub struct Visibility: u32 {
        D3D12_SHADER_VISIBILITY_ALL = 0 "D3D12_SHADER_VISIBILITY_ALL" => "SHADER_VISIBILITY_ALL";
        D3D12_SHADER_VISIBILITY_VERTEX = 1 "D3D12_SHADER_VISIBILITY_VERTEX" => "SHADER_VISIBILITY_VERTEX";
        D3D12_SHADER_VISIBILITY_HULL = 2 "D3D12_SHADER_VISIBILITY_HULL" => "SHADER_VISIBILITY_HULL";
        D3D12_SHADER_VISIBILITY_DOMAIN = 3 "D3D12_SHADER_VISIBILITY_DOMAIN" => "SHADER_VISIBILITY_DOMAIN";
        D3D12_SHADER_VISIBILITY_GEOMETRY = 4 "D3D12_SHADER_VISIBILITY_GEOMETRY" => "SHADER_VISIBILITY_GEOMETRY";
        D3D12_SHADER_VISIBILITY_PIXEL = 5 "D3D12_SHADER_VISIBILITY_PIXEL" => "SHADER_VISIBILITY_PIXEL";
        D3D12_SHADER_VISIBILITY_AMPLIFICATION = 6 "D3D12_SHADER_VISIBILITY_AMPLIFICATION" => "SHADER_VISIBILITY_AMPLIFICATION";
        D3D12_SHADER_VISIBILITY_MESH = 7 "D3D12_SHADER_VISIBILITY_MESH" => "SHADER_VISIBILITY_MESH";
    }
}

dxbin_base::names! {
    /// `D3D12_DESCRIPTOR_RANGE_TYPE`.
    pub struct RangeType: u32 {
        D3D12_DESCRIPTOR_RANGE_TYPE_SRV = 0 "D3D12_DESCRIPTOR_RANGE_TYPE_SRV" => "SRV";
        D3D12_DESCRIPTOR_RANGE_TYPE_UAV = 1 "D3D12_DESCRIPTOR_RANGE_TYPE_UAV" => "UAV";
        D3D12_DESCRIPTOR_RANGE_TYPE_CBV = 2 "D3D12_DESCRIPTOR_RANGE_TYPE_CBV" => "CBV";
        D3D12_DESCRIPTOR_RANGE_TYPE_SAMPLER = 3 "D3D12_DESCRIPTOR_RANGE_TYPE_SAMPLER" => "Sampler";
    }
}

dxbin_base::names! {
    /// `D3D12_DESCRIPTOR_RANGE_FLAGS`, bits.
    pub struct RangeFlags: u32 {
        D3D12_DESCRIPTOR_RANGE_FLAG_DESCRIPTORS_VOLATILE = 1 "D3D12_DESCRIPTOR_RANGE_FLAG_DESCRIPTORS_VOLATILE" => "DESCRIPTORS_VOLATILE";
        D3D12_DESCRIPTOR_RANGE_FLAG_DATA_VOLATILE = 2 "D3D12_DESCRIPTOR_RANGE_FLAG_DATA_VOLATILE" => "DATA_VOLATILE";
        D3D12_DESCRIPTOR_RANGE_FLAG_DATA_STATIC_WHILE_SET_AT_EXECUTE = 4 "D3D12_DESCRIPTOR_RANGE_FLAG_DATA_STATIC_WHILE_SET_AT_EXECUTE" => "DATA_STATIC_WHILE_SET_AT_EXECUTE";
        D3D12_DESCRIPTOR_RANGE_FLAG_DATA_STATIC = 8 "D3D12_DESCRIPTOR_RANGE_FLAG_DATA_STATIC" => "DATA_STATIC";
        D3D12_DESCRIPTOR_RANGE_FLAG_DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS = 0x1_0000 "D3D12_DESCRIPTOR_RANGE_FLAG_DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS" => "DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS";
    }
}

dxbin_base::names! {
    /// `D3D12_ROOT_DESCRIPTOR_FLAGS`, bits.
    pub struct DescriptorFlags: u32 {
        D3D12_ROOT_DESCRIPTOR_FLAG_DATA_VOLATILE = 2 "D3D12_ROOT_DESCRIPTOR_FLAG_DATA_VOLATILE" => "DATA_VOLATILE";
        D3D12_ROOT_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET_AT_EXECUTE = 4 "D3D12_ROOT_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET_AT_EXECUTE" => "DATA_STATIC_WHILE_SET_AT_EXECUTE";
        D3D12_ROOT_DESCRIPTOR_FLAG_DATA_STATIC = 8 "D3D12_ROOT_DESCRIPTOR_FLAG_DATA_STATIC" => "DATA_STATIC";
    }
}

dxbin_base::names! {
    /// `D3D12_FILTER`.
    pub struct Filter: u32 {
        D3D12_FILTER_MIN_MAG_MIP_POINT = 0 "D3D12_FILTER_MIN_MAG_MIP_POINT" => "FILTER_MIN_MAG_MIP_POINT";
        D3D12_FILTER_MIN_MAG_POINT_MIP_LINEAR = 1 "D3D12_FILTER_MIN_MAG_POINT_MIP_LINEAR" => "FILTER_MIN_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_MIN_POINT_MAG_LINEAR_MIP_POINT = 4 "D3D12_FILTER_MIN_POINT_MAG_LINEAR_MIP_POINT" => "FILTER_MIN_POINT_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_MIN_POINT_MAG_MIP_LINEAR = 5 "D3D12_FILTER_MIN_POINT_MAG_MIP_LINEAR" => "FILTER_MIN_POINT_MAG_MIP_LINEAR";
        D3D12_FILTER_MIN_LINEAR_MAG_MIP_POINT = 0x10 "D3D12_FILTER_MIN_LINEAR_MAG_MIP_POINT" => "FILTER_MIN_LINEAR_MAG_MIP_POINT";
        D3D12_FILTER_MIN_LINEAR_MAG_POINT_MIP_LINEAR = 0x11 "D3D12_FILTER_MIN_LINEAR_MAG_POINT_MIP_LINEAR" => "FILTER_MIN_LINEAR_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_MIN_MAG_LINEAR_MIP_POINT = 0x14 "D3D12_FILTER_MIN_MAG_LINEAR_MIP_POINT" => "FILTER_MIN_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_MIN_MAG_MIP_LINEAR = 0x15 "D3D12_FILTER_MIN_MAG_MIP_LINEAR" => "FILTER_MIN_MAG_MIP_LINEAR";
        D3D12_FILTER_MIN_MAG_ANISOTROPIC_MIP_POINT = 0x54 "D3D12_FILTER_MIN_MAG_ANISOTROPIC_MIP_POINT" => "FILTER_MIN_MAG_ANISOTROPIC_MIP_POINT";
        D3D12_FILTER_ANISOTROPIC = 0x55 "D3D12_FILTER_ANISOTROPIC" => "FILTER_ANISOTROPIC";
        D3D12_FILTER_COMPARISON_MIN_MAG_MIP_POINT = 0x80 "D3D12_FILTER_COMPARISON_MIN_MAG_MIP_POINT" => "FILTER_COMPARISON_MIN_MAG_MIP_POINT";
        D3D12_FILTER_COMPARISON_MIN_MAG_POINT_MIP_LINEAR = 0x81 "D3D12_FILTER_COMPARISON_MIN_MAG_POINT_MIP_LINEAR" => "FILTER_COMPARISON_MIN_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_COMPARISON_MIN_POINT_MAG_LINEAR_MIP_POINT = 0x84 "D3D12_FILTER_COMPARISON_MIN_POINT_MAG_LINEAR_MIP_POINT" => "FILTER_COMPARISON_MIN_POINT_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_COMPARISON_MIN_POINT_MAG_MIP_LINEAR = 0x85 "D3D12_FILTER_COMPARISON_MIN_POINT_MAG_MIP_LINEAR" => "FILTER_COMPARISON_MIN_POINT_MAG_MIP_LINEAR";
        D3D12_FILTER_COMPARISON_MIN_LINEAR_MAG_MIP_POINT = 0x90 "D3D12_FILTER_COMPARISON_MIN_LINEAR_MAG_MIP_POINT" => "FILTER_COMPARISON_MIN_LINEAR_MAG_MIP_POINT";
        D3D12_FILTER_COMPARISON_MIN_LINEAR_MAG_POINT_MIP_LINEAR = 0x91 "D3D12_FILTER_COMPARISON_MIN_LINEAR_MAG_POINT_MIP_LINEAR" => "FILTER_COMPARISON_MIN_LINEAR_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_COMPARISON_MIN_MAG_LINEAR_MIP_POINT = 0x94 "D3D12_FILTER_COMPARISON_MIN_MAG_LINEAR_MIP_POINT" => "FILTER_COMPARISON_MIN_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_COMPARISON_MIN_MAG_MIP_LINEAR = 0x95 "D3D12_FILTER_COMPARISON_MIN_MAG_MIP_LINEAR" => "FILTER_COMPARISON_MIN_MAG_MIP_LINEAR";
        D3D12_FILTER_COMPARISON_MIN_MAG_ANISOTROPIC_MIP_POINT = 0xd4 "D3D12_FILTER_COMPARISON_MIN_MAG_ANISOTROPIC_MIP_POINT" => "FILTER_COMPARISON_MIN_MAG_ANISOTROPIC_MIP_POINT";
        D3D12_FILTER_COMPARISON_ANISOTROPIC = 0xd5 "D3D12_FILTER_COMPARISON_ANISOTROPIC" => "FILTER_COMPARISON_ANISOTROPIC";
        D3D12_FILTER_MINIMUM_MIN_MAG_MIP_POINT = 0x100 "D3D12_FILTER_MINIMUM_MIN_MAG_MIP_POINT" => "FILTER_MINIMUM_MIN_MAG_MIP_POINT";
        D3D12_FILTER_MINIMUM_MIN_MAG_POINT_MIP_LINEAR = 0x101 "D3D12_FILTER_MINIMUM_MIN_MAG_POINT_MIP_LINEAR" => "FILTER_MINIMUM_MIN_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_MINIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT = 0x104 "D3D12_FILTER_MINIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT" => "FILTER_MINIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_MINIMUM_MIN_POINT_MAG_MIP_LINEAR = 0x105 "D3D12_FILTER_MINIMUM_MIN_POINT_MAG_MIP_LINEAR" => "FILTER_MINIMUM_MIN_POINT_MAG_MIP_LINEAR";
        D3D12_FILTER_MINIMUM_MIN_LINEAR_MAG_MIP_POINT = 0x110 "D3D12_FILTER_MINIMUM_MIN_LINEAR_MAG_MIP_POINT" => "FILTER_MINIMUM_MIN_LINEAR_MAG_MIP_POINT";
        D3D12_FILTER_MINIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR = 0x111 "D3D12_FILTER_MINIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR" => "FILTER_MINIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_MINIMUM_MIN_MAG_LINEAR_MIP_POINT = 0x114 "D3D12_FILTER_MINIMUM_MIN_MAG_LINEAR_MIP_POINT" => "FILTER_MINIMUM_MIN_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_MINIMUM_MIN_MAG_MIP_LINEAR = 0x115 "D3D12_FILTER_MINIMUM_MIN_MAG_MIP_LINEAR" => "FILTER_MINIMUM_MIN_MAG_MIP_LINEAR";
        D3D12_FILTER_MINIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT = 0x154 "D3D12_FILTER_MINIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT" => "FILTER_MINIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT";
        D3D12_FILTER_MINIMUM_ANISOTROPIC = 0x155 "D3D12_FILTER_MINIMUM_ANISOTROPIC" => "FILTER_MINIMUM_ANISOTROPIC";
        D3D12_FILTER_MAXIMUM_MIN_MAG_MIP_POINT = 0x180 "D3D12_FILTER_MAXIMUM_MIN_MAG_MIP_POINT" => "FILTER_MAXIMUM_MIN_MAG_MIP_POINT";
        D3D12_FILTER_MAXIMUM_MIN_MAG_POINT_MIP_LINEAR = 0x181 "D3D12_FILTER_MAXIMUM_MIN_MAG_POINT_MIP_LINEAR" => "FILTER_MAXIMUM_MIN_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_MAXIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT = 0x184 "D3D12_FILTER_MAXIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT" => "FILTER_MAXIMUM_MIN_POINT_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_MAXIMUM_MIN_POINT_MAG_MIP_LINEAR = 0x185 "D3D12_FILTER_MAXIMUM_MIN_POINT_MAG_MIP_LINEAR" => "FILTER_MAXIMUM_MIN_POINT_MAG_MIP_LINEAR";
        D3D12_FILTER_MAXIMUM_MIN_LINEAR_MAG_MIP_POINT = 0x190 "D3D12_FILTER_MAXIMUM_MIN_LINEAR_MAG_MIP_POINT" => "FILTER_MAXIMUM_MIN_LINEAR_MAG_MIP_POINT";
        D3D12_FILTER_MAXIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR = 0x191 "D3D12_FILTER_MAXIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR" => "FILTER_MAXIMUM_MIN_LINEAR_MAG_POINT_MIP_LINEAR";
        D3D12_FILTER_MAXIMUM_MIN_MAG_LINEAR_MIP_POINT = 0x194 "D3D12_FILTER_MAXIMUM_MIN_MAG_LINEAR_MIP_POINT" => "FILTER_MAXIMUM_MIN_MAG_LINEAR_MIP_POINT";
        D3D12_FILTER_MAXIMUM_MIN_MAG_MIP_LINEAR = 0x195 "D3D12_FILTER_MAXIMUM_MIN_MAG_MIP_LINEAR" => "FILTER_MAXIMUM_MIN_MAG_MIP_LINEAR";
        D3D12_FILTER_MAXIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT = 0x1d4 "D3D12_FILTER_MAXIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT" => "FILTER_MAXIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT";
        D3D12_FILTER_MAXIMUM_ANISOTROPIC = 0x1d5 "D3D12_FILTER_MAXIMUM_ANISOTROPIC" => "FILTER_MAXIMUM_ANISOTROPIC";
    }
}

dxbin_base::names! {
    /// `D3D12_TEXTURE_ADDRESS_MODE`.
    pub struct AddressMode: u32 {
        D3D12_TEXTURE_ADDRESS_MODE_WRAP = 1 "D3D12_TEXTURE_ADDRESS_MODE_WRAP" => "TEXTURE_ADDRESS_WRAP";
        D3D12_TEXTURE_ADDRESS_MODE_MIRROR = 2 "D3D12_TEXTURE_ADDRESS_MODE_MIRROR" => "TEXTURE_ADDRESS_MIRROR";
        D3D12_TEXTURE_ADDRESS_MODE_CLAMP = 3 "D3D12_TEXTURE_ADDRESS_MODE_CLAMP" => "TEXTURE_ADDRESS_CLAMP";
        D3D12_TEXTURE_ADDRESS_MODE_BORDER = 4 "D3D12_TEXTURE_ADDRESS_MODE_BORDER" => "TEXTURE_ADDRESS_BORDER";
        D3D12_TEXTURE_ADDRESS_MODE_MIRROR_ONCE = 5 "D3D12_TEXTURE_ADDRESS_MODE_MIRROR_ONCE" => "TEXTURE_ADDRESS_MIRROR_ONCE";
    }
}

dxbin_base::names! {
    /// `D3D12_COMPARISON_FUNC`.
    pub struct Comparison: u32 {
        D3D12_COMPARISON_FUNC_NONE = 0 "D3D12_COMPARISON_FUNC_NONE";
        D3D12_COMPARISON_FUNC_NEVER = 1 "D3D12_COMPARISON_FUNC_NEVER" => "COMPARISON_NEVER";
        D3D12_COMPARISON_FUNC_LESS = 2 "D3D12_COMPARISON_FUNC_LESS" => "COMPARISON_LESS";
        D3D12_COMPARISON_FUNC_EQUAL = 3 "D3D12_COMPARISON_FUNC_EQUAL" => "COMPARISON_EQUAL";
        D3D12_COMPARISON_FUNC_LESS_EQUAL = 4 "D3D12_COMPARISON_FUNC_LESS_EQUAL" => "COMPARISON_LESS_EQUAL";
        D3D12_COMPARISON_FUNC_GREATER = 5 "D3D12_COMPARISON_FUNC_GREATER" => "COMPARISON_GREATER";
        D3D12_COMPARISON_FUNC_NOT_EQUAL = 6 "D3D12_COMPARISON_FUNC_NOT_EQUAL" => "COMPARISON_NOT_EQUAL";
        D3D12_COMPARISON_FUNC_GREATER_EQUAL = 7 "D3D12_COMPARISON_FUNC_GREATER_EQUAL" => "COMPARISON_GREATER_EQUAL";
        D3D12_COMPARISON_FUNC_ALWAYS = 8 "D3D12_COMPARISON_FUNC_ALWAYS" => "COMPARISON_ALWAYS";
    }
}

dxbin_base::names! {
    /// `D3D12_STATIC_BORDER_COLOR`.
    pub struct BorderColor: u32 {
        D3D12_STATIC_BORDER_COLOR_TRANSPARENT_BLACK = 0 "D3D12_STATIC_BORDER_COLOR_TRANSPARENT_BLACK" => "STATIC_BORDER_COLOR_TRANSPARENT_BLACK";
        D3D12_STATIC_BORDER_COLOR_OPAQUE_BLACK = 1 "D3D12_STATIC_BORDER_COLOR_OPAQUE_BLACK" => "STATIC_BORDER_COLOR_OPAQUE_BLACK";
        D3D12_STATIC_BORDER_COLOR_OPAQUE_WHITE = 2 "D3D12_STATIC_BORDER_COLOR_OPAQUE_WHITE" => "STATIC_BORDER_COLOR_OPAQUE_WHITE";
        D3D12_STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT = 3 "D3D12_STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT" => "STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT";
        D3D12_STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT = 4 "D3D12_STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT" => "STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT";
    }
}

dxbin_base::names! {
    /// `D3D12_SAMPLER_FLAGS`, bits.
    pub struct SamplerFlags: u32 {
        D3D12_SAMPLER_FLAG_UINT_BORDER_COLOR = 1 "D3D12_SAMPLER_FLAG_UINT_BORDER_COLOR" => "UINT_BORDER_COLOR";
        D3D12_SAMPLER_FLAG_NON_NORMALIZED_COORDINATES = 2 "D3D12_SAMPLER_FLAG_NON_NORMALIZED_COORDINATES" => "NON_NORMALIZED_COORDINATES";
    }
}

dxbin_base::record! {
    /// The header of RTS0.
    pub struct RootSignatureHeader: 24 {
        0 version: Version, "Version", "which version of root signatures this is";
        4 parameters: u32, "NumParameters", "root parameters";
        8 parameters_offset: u32, "RootParametersOffset", "offset of their table: 24";
        12 samplers: u32, "NumStaticSamplers", "static samplers";
        16 samplers_offset: u32, "StaticSamplersOffset", "offset of their table; the part's end where there are none";
        20 flags: RootFlags [RootFlags], "Flags", "what the root signature allows and denies";
    }
}

dxbin_base::record! {
    /// A root parameter (`D3D12_ROOT_PARAMETER`): its number is its place in the table.
    pub struct RootParameter: 12 {
        0 ty: ParameterType, "ParameterType", "what the parameter is";
        4 visibility: Visibility, "ShaderVisibility", "the stages that see it";
        8 offset: u32, "ParameterOffset", "offset of the table, the constants or the descriptor";
    }
}

dxbin_base::record! {
    /// A descriptor table (`D3D12_ROOT_DESCRIPTOR_TABLE`).
    pub struct DescriptorTable: 8 {
        0 ranges: u32, "NumDescriptorRanges", "ranges";
        4 ranges_offset: u32, "DescriptorRangesOffset", "offset of the ranges";
    }
}

dxbin_base::record! {
    /// A range of a descriptor table in version 1.0 (`D3D12_DESCRIPTOR_RANGE`).
    pub struct DescriptorRange20: 20 {
        0 ty: RangeType, "RangeType", "what the descriptors are";
        4 count: u32, "NumDescriptors", "descriptors; all ones for an unbounded range";
        8 register: u32, "BaseShaderRegister", "the first register (`t#`, `u#`, `b#` or `s#`)";
        12 space: u32, "RegisterSpace", "the register space";
        16 offset: u32, "OffsetInDescriptorsFromTableStart", "descriptors of the table before the first one; all ones to follow the range before";
    }
}

dxbin_base::record! {
    /// A range of a descriptor table from version 1.1 on (`D3D12_DESCRIPTOR_RANGE1`).
    pub struct DescriptorRange: 24 {
        0 ty: RangeType, "RangeType", "what the descriptors are";
        4 count: u32, "NumDescriptors", "descriptors; all ones for an unbounded range";
        8 register: u32, "BaseShaderRegister", "the first register (`t#`, `u#`, `b#` or `s#`)";
        12 space: u32, "RegisterSpace", "the register space";
        16 flags: RangeFlags [RangeFlags], "Flags", "how volatile descriptors and data are";
        20 offset: u32, "OffsetInDescriptorsFromTableStart", "descriptors of the table before the first one; all ones to follow the range before";
    }
}

dxbin_base::record! {
    /// Root constants (`D3D12_ROOT_CONSTANTS`).
    pub struct RootConstants: 12 {
        0 register: u32, "ShaderRegister", "the constant buffer's register (`b#`)";
        4 space: u32, "RegisterSpace", "the register space";
        8 count: u32, "Num32BitValues", "32-bit values";
    }
}

dxbin_base::record! {
    /// A root descriptor in version 1.0 (`D3D12_ROOT_DESCRIPTOR`).
    pub struct RootDescriptor8: 8 {
        0 register: u32, "ShaderRegister", "the register (`b#`, `t#` or `u#`)";
        4 space: u32, "RegisterSpace", "the register space";
    }
}

dxbin_base::record! {
    /// A root descriptor from version 1.1 on (`D3D12_ROOT_DESCRIPTOR1`).
    pub struct RootDescriptor: 12 {
        0 register: u32, "ShaderRegister", "the register (`b#`, `t#` or `u#`)";
        4 space: u32, "RegisterSpace", "the register space";
        8 flags: DescriptorFlags [DescriptorFlags], "Flags", "how volatile the data is";
    }
}

dxbin_base::record! {
    /// A static sampler in versions 1.0 and 1.1 (`D3D12_STATIC_SAMPLER_DESC`).
    pub struct StaticSampler52: 52 {
        0 filter: Filter, "Filter", "how texels are filtered";
        4 address_u: AddressMode, "AddressU", "what u outside 0 to 1 means";
        8 address_v: AddressMode, "AddressV", "what v outside 0 to 1 means";
        12 address_w: AddressMode, "AddressW", "what w outside 0 to 1 means";
        16 mip_lod_bias: F32Bits, "MipLODBias", "added to the level of detail";
        20 max_anisotropy: u32, "MaxAnisotropy", "the most samples of an anisotropic filter";
        24 comparison: Comparison, "ComparisonFunc", "how a comparing filter compares";
        28 border_color: BorderColor, "BorderColor", "what lies behind the border";
        32 min_lod: F32Bits, "MinLOD", "the least level of detail";
        36 max_lod: F32Bits, "MaxLOD", "the greatest level of detail";
        40 register: u32, "ShaderRegister", "the sampler's register (`s#`)";
        44 space: u32, "RegisterSpace", "the register space";
        48 visibility: Visibility, "ShaderVisibility", "the stages that see it";
    }
}

dxbin_base::record! {
    /// A static sampler of version 1.2 (`D3D12_STATIC_SAMPLER_DESC1`).
    pub struct StaticSampler: 56 {
        0 filter: Filter, "Filter", "how texels are filtered";
        4 address_u: AddressMode, "AddressU", "what u outside 0 to 1 means";
        8 address_v: AddressMode, "AddressV", "what v outside 0 to 1 means";
        12 address_w: AddressMode, "AddressW", "what w outside 0 to 1 means";
        16 mip_lod_bias: F32Bits, "MipLODBias", "added to the level of detail";
        20 max_anisotropy: u32, "MaxAnisotropy", "the most samples of an anisotropic filter";
        24 comparison: Comparison, "ComparisonFunc", "how a comparing filter compares";
        28 border_color: BorderColor, "BorderColor", "what lies behind the border";
        32 min_lod: F32Bits, "MinLOD", "the least level of detail";
        36 max_lod: F32Bits, "MaxLOD", "the greatest level of detail";
        40 register: u32, "ShaderRegister", "the sampler's register (`s#`)";
        44 space: u32, "RegisterSpace", "the register space";
        48 visibility: Visibility, "ShaderVisibility", "the stages that see it";
        52 flags: SamplerFlags [SamplerFlags], "Flags", "what else it does";
    }
}

impl From<DescriptorRange20> for DescriptorRange {
    fn from(row: DescriptorRange20) -> Self {
        let DescriptorRange20 { ty, count, register, space, offset } = row;
        Self { ty, count, register, space, offset, flags: RangeFlags(0) }
    }
}

impl DescriptorRange {
    /// The row without its flags, as version 1.0 has it.
    pub const fn without_flags(self) -> DescriptorRange20 {
        let Self { ty, count, register, space, offset, flags: _ } = self;
        DescriptorRange20 { ty, count, register, space, offset }
    }
}

impl From<RootDescriptor8> for RootDescriptor {
    fn from(row: RootDescriptor8) -> Self {
        let RootDescriptor8 { register, space } = row;
        Self { register, space, flags: DescriptorFlags(0) }
    }
}

impl RootDescriptor {
    /// The row without its flags, as version 1.0 has it.
    pub const fn without_flags(self) -> RootDescriptor8 {
        let Self { register, space, flags: _ } = self;
        RootDescriptor8 { register, space }
    }
}

impl From<StaticSampler52> for StaticSampler {
    fn from(row: StaticSampler52) -> Self {
        let StaticSampler52 {
            filter,
            address_u,
            address_v,
            address_w,
            mip_lod_bias,
            max_anisotropy,
            comparison,
            border_color,
            min_lod,
            max_lod,
            register,
            space,
            visibility,
        } = row;
        Self {
            filter,
            address_u,
            address_v,
            address_w,
            mip_lod_bias,
            max_anisotropy,
            comparison,
            border_color,
            min_lod,
            max_lod,
            register,
            space,
            visibility,
            flags: SamplerFlags(0),
        }
    }
}

impl StaticSampler {
    /// The row without its flags, as versions 1.0 and 1.1 have it.
    pub const fn without_flags(self) -> StaticSampler52 {
        let Self {
            filter,
            address_u,
            address_v,
            address_w,
            mip_lod_bias,
            max_anisotropy,
            comparison,
            border_color,
            min_lod,
            max_lod,
            register,
            space,
            visibility,
            flags: _,
        } = self;
        StaticSampler52 {
            filter,
            address_u,
            address_v,
            address_w,
            mip_lod_bias,
            max_anisotropy,
            comparison,
            border_color,
            min_lod,
            max_lod,
            register,
            space,
            visibility,
        }
    }
}

/// What the version says of rows: whether they have flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Ranges and root descriptors have flags: from 1.1 on.
    pub has_flags: bool,
    /// Static samplers have flags: in 1.2.
    pub has_sampler_flags: bool,
}

impl Version {
    /// What its rows are; `None` for a version that is not known.
    ///
    /// ```
    /// use dxbin_parts::rts0::Version;
    /// let form = Version::D3D_ROOT_SIGNATURE_VERSION_1_1.form().unwrap();
    /// assert_eq!((form.has_flags, form.has_sampler_flags), (true, false));
    /// assert_eq!(Version(4).form(), None);
    /// ```
    pub const fn form(self) -> Option<Form> {
        match self {
            Self::D3D_ROOT_SIGNATURE_VERSION_1_0 => Some(Form { has_flags: false, has_sampler_flags: false }),
            Self::D3D_ROOT_SIGNATURE_VERSION_1_1 => Some(Form { has_flags: true, has_sampler_flags: false }),
            Self::D3D_ROOT_SIGNATURE_VERSION_1_2 => Some(Form { has_flags: true, has_sampler_flags: true }),
            _ => None,
        }
    }
}
