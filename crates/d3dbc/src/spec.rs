//! What there is in Shader Model 1 to 3, as tables: no code decides by a number that has no row here.

mod opcodes;
mod preshader;
mod registers;
pub mod versions;

pub use opcodes::{Controls, Flow, Form, Info, Literals, OPCODES, Opcode};
pub use preshader::{PRESHADER_VERSIONS, PreshaderFile, PreshaderOpcode};
pub use registers::{Extent, Number, REGISTERS, RegisterInfo, SCALARS, UNKNOWN_REGISTER, Where};

dxbin_base::names! {
    /// The upper half of a version token.
    pub struct Stage: u16 {
        /// Of a function of a library, for pixel shaders of level 9.
        LIBRARY_PIXEL = 0x4c50 "library, pixel" => "lib_4_0_ps";
        /// The same for vertex shaders.
        LIBRARY_VERTEX = 0x4c56 "library, vertex" => "lib_4_0_vs";
        VERTEX = 0xfffe "D3DVS_VERSION" => "vs";
        PIXEL = 0xffff "D3DPS_VERSION" => "ps";
    }
}

impl Stage {
    /// Whether it is one of pixel shaders.
    pub const fn is_pixel(self) -> bool {
        matches!(self, Self::PIXEL | Self::LIBRARY_PIXEL)
    }
}

dxbin_base::names! {
    /// The minor version where a listing spells it as a word, in Shader Model 2 and 3.
    pub struct MinorName: u8 {
        /// 2_a and 2_b are written as this.
        EXTENDED = 1 "2_x" => "x";
        SOFTWARE = 255 "sw" => "sw";
    }
}

/// A source modifier: what it puts before the register and behind it.
#[derive(Clone, Copy, Debug)]
pub struct SourceModifier {
    /// Its name in d3d9types.h.
    pub name: &'static str,
    /// What stands before the register.
    pub before: &'static str,
    /// What stands behind it.
    pub behind: &'static str,
}

const fn modifier(name: &'static str, before: &'static str, behind: &'static str) -> SourceModifier {
    SourceModifier { name, before, behind }
}

/// The source modifiers (D3DSHADER_PARAM_SRCMOD_TYPE), by their numbers; the two that are left mean nothing.
pub const SOURCE_MODIFIERS: &[SourceModifier] = &[
    modifier("D3DSPSM_NONE", "", ""),
    modifier("D3DSPSM_NEG", "-", ""),
    modifier("D3DSPSM_BIAS", "", "_bias"),
    modifier("D3DSPSM_BIASNEG", "-", "_bias"),
    modifier("D3DSPSM_SIGN", "", "_bx2"),
    modifier("D3DSPSM_SIGNNEG", "-", "_bx2"),
    modifier("D3DSPSM_COMP", "1-", ""),
    modifier("D3DSPSM_X2", "", "_x2"),
    modifier("D3DSPSM_X2NEG", "-", "_x2"),
    modifier("D3DSPSM_DZ", "", "_dz"),
    modifier("D3DSPSM_DW", "", "_dw"),
    modifier("D3DSPSM_ABS", "", "_abs"),
    modifier("D3DSPSM_ABSNEG", "-", "_abs"),
    modifier("D3DSPSM_NOT", "!", ""),
];

/// Bits of a destination's modifier (D3DSPDM_SATURATE, _PARTIALPRECISION, _MSAMPCENTROID) and what they add to the
/// mnemonic, in this order.
pub const DESTINATION_MODIFIERS: &[(u32, &str)] = &[(1, "_sat"), (2, "_pp"), (4, "_centroid")];

/// A destination's shift (D3DSP_DSTSHIFT), a signed four-bit number, and what it adds to the mnemonic.
pub const SHIFTS: &[(u32, &str)] = &[(1, "_x2"), (2, "_x4"), (3, "_x8"), (13, "_d8"), (14, "_d4"), (15, "_d2")];

dxbin_base::names! {
    /// D3DDECLUSAGE.
    pub struct Usage: u8 {
        POSITION = 0 "D3DDECLUSAGE_POSITION" => "position";
        BLENDWEIGHT = 1 "D3DDECLUSAGE_BLENDWEIGHT" => "blendweight";
        BLENDINDICES = 2 "D3DDECLUSAGE_BLENDINDICES" => "blendindices";
        NORMAL = 3 "D3DDECLUSAGE_NORMAL" => "normal";
        PSIZE = 4 "D3DDECLUSAGE_PSIZE" => "psize";
        TEXCOORD = 5 "D3DDECLUSAGE_TEXCOORD" => "texcoord";
        TANGENT = 6 "D3DDECLUSAGE_TANGENT" => "tangent";
        BINORMAL = 7 "D3DDECLUSAGE_BINORMAL" => "binormal";
        TESSFACTOR = 8 "D3DDECLUSAGE_TESSFACTOR" => "tessfactor";
        POSITIONT = 9 "D3DDECLUSAGE_POSITIONT" => "positiont";
        COLOR = 10 "D3DDECLUSAGE_COLOR" => "color";
        FOG = 11 "D3DDECLUSAGE_FOG" => "fog";
        DEPTH = 12 "D3DDECLUSAGE_DEPTH" => "depth";
        SAMPLE = 13 "D3DDECLUSAGE_SAMPLE" => "sample";
    }
}

dxbin_base::names! {
    /// D3DSAMPLER_TEXTURE_TYPE, of a declared sampler.
    pub struct TextureType: u8 {
        UNKNOWN = 0 "D3DSTT_UNKNOWN";
        TEXTURE_2D = 2 "D3DSTT_2D" => "2d";
        CUBE = 3 "D3DSTT_CUBE" => "cube";
        VOLUME = 4 "D3DSTT_VOLUME" => "volume";
    }
}

dxbin_base::names! {
    /// D3DSHADER_COMPARISON, in the control bits of `if`, `break` and `setp`.
    pub struct Comparison: u8 {
        GT = 1 "D3DSPC_GT" => "_gt";
        EQ = 2 "D3DSPC_EQ" => "_eq";
        GE = 3 "D3DSPC_GE" => "_ge";
        LT = 4 "D3DSPC_LT" => "_lt";
        NE = 5 "D3DSPC_NE" => "_ne";
        LE = 6 "D3DSPC_LE" => "_le";
    }
}

dxbin_base::names! {
    /// How `texld` addresses (D3DSI_TEXLD_PROJECT, D3DSI_TEXLD_BIAS), in its control bits.
    pub struct TexldControl: u8 {
        PROJECT = 1 "D3DSI_TEXLD_PROJECT" => "p";
        BIAS = 2 "D3DSI_TEXLD_BIAS" => "b";
    }
}

dxbin_base::names! {
    /// The minimum precision of an operand, in two bits that Direct3D 9 knew as reserved.
    pub struct MinPrecision: u8 {
        FLOAT_16 = 1 "min16float" => " {min16f}";
        FLOAT_2_8 = 2 "min10float" => " {min2_8f}";
    }
}

dxbin_base::names! {
    /// The FourCC a comment starts with, where it is more than text.
    pub struct CommentKind: u32 {
        CONSTANT_TABLE = 0x4241_5443 "CTAB";
        PRESHADER_CODE = 0x434c_5846 "FXLC";
        DEBUG = 0x4755_4244 "DBUG";
        PRESHADER_INPUTS = 0x4953_5250 "PRSI";
        PRESHADER = 0x5345_5250 "PRES";
        LITERALS = 0x5449_4c43 "CLIT";
        TEXTURE_TABLE = 0x5845_5454 "TTEX";
    }
}

dxbin_base::names! {
    /// D3DXREGISTER_SET: the registers a constant lies in.
    pub struct RegisterSet: u16 {
        BOOL = 0 "D3DXRS_BOOL" => "b";
        INT4 = 1 "D3DXRS_INT4" => "i";
        FLOAT4 = 2 "D3DXRS_FLOAT4" => "c";
        SAMPLER = 3 "D3DXRS_SAMPLER" => "s";
    }
}

dxbin_base::names! {
    /// D3DXPARAMETER_CLASS.
    pub struct ParameterClass: u16 {
        SCALAR = 0 "D3DXPC_SCALAR";
        VECTOR = 1 "D3DXPC_VECTOR";
        MATRIX_ROWS = 2 "D3DXPC_MATRIX_ROWS";
        MATRIX_COLUMNS = 3 "D3DXPC_MATRIX_COLUMNS";
        OBJECT = 4 "D3DXPC_OBJECT";
        STRUCT = 5 "D3DXPC_STRUCT";
    }
}

dxbin_base::names! {
    /// D3DXPARAMETER_TYPE, and the later numbers of D3D_SHADER_VARIABLE_TYPE, which the listing knows too.
    pub struct ParameterType: u16 {
        VOID = 0 "D3DXPT_VOID" => "void";
        BOOL = 1 "D3DXPT_BOOL" => "bool";
        INT = 2 "D3DXPT_INT" => "int";
        FLOAT = 3 "D3DXPT_FLOAT" => "float";
        STRING = 4 "D3DXPT_STRING" => "string";
        TEXTURE = 5 "D3DXPT_TEXTURE" => "Texture";
        TEXTURE1D = 6 "D3DXPT_TEXTURE1D" => "Texture1D";
        TEXTURE2D = 7 "D3DXPT_TEXTURE2D" => "Texture2D";
        TEXTURE3D = 8 "D3DXPT_TEXTURE3D" => "Texture3D";
        TEXTURECUBE = 9 "D3DXPT_TEXTURECUBE" => "TextureCube";
        SAMPLER = 10 "D3DXPT_SAMPLER" => "sampler";
        SAMPLER1D = 11 "D3DXPT_SAMPLER1D" => "sampler1D";
        SAMPLER2D = 12 "D3DXPT_SAMPLER2D" => "sampler2D";
        SAMPLER3D = 13 "D3DXPT_SAMPLER3D" => "sampler3D";
        SAMPLERCUBE = 14 "D3DXPT_SAMPLERCUBE" => "samplerCUBE";
        PIXELSHADER = 15 "D3DXPT_PIXELSHADER" => "PixelShader";
        VERTEXSHADER = 16 "D3DXPT_VERTEXSHADER" => "VertexShader";
        PIXELFRAGMENT = 17 "D3DXPT_PIXELFRAGMENT" => "pixelfragment";
        VERTEXFRAGMENT = 18 "D3DXPT_VERTEXFRAGMENT" => "vertexfragment";
        UINT = 19 "D3D_SVT_UINT" => "uint";
        UINT8 = 20 "D3D_SVT_UINT8" => "byte";
        GEOMETRYSHADER = 21 "D3D_SVT_GEOMETRYSHADER" => "GeometryShader";
        RASTERIZER = 22 "D3D_SVT_RASTERIZER" => "RasterizerState";
        DEPTHSTENCIL = 23 "D3D_SVT_DEPTHSTENCIL" => "DepthStencilState";
        BLEND = 24 "D3D_SVT_BLEND" => "BlendState";
        BUFFER = 25 "D3D_SVT_BUFFER" => "Buffer";
        TEXTURE1DARRAY = 28 "D3D_SVT_TEXTURE1DARRAY" => "Texture1DArray";
        TEXTURE2DARRAY = 29 "D3D_SVT_TEXTURE2DARRAY" => "Texture2DArray";
        RENDERTARGETVIEW = 30 "D3D_SVT_RENDERTARGETVIEW" => "RenderTargetView";
        DEPTHSTENCILVIEW = 31 "D3D_SVT_DEPTHSTENCILVIEW" => "DepthStencilView";
        TEXTURE2DMS = 32 "D3D_SVT_TEXTURE2DMS" => "Texture2DMS";
        TEXTURE2DMSARRAY = 33 "D3D_SVT_TEXTURE2DMSARRAY" => "Texture2DMSArray";
        TEXTURECUBEARRAY = 34 "D3D_SVT_TEXTURECUBEARRAY" => "TextureCubeArray";
        HULLSHADER = 35 "D3D_SVT_HULLSHADER" => "HullShader";
        DOMAINSHADER = 36 "D3D_SVT_DOMAINSHADER" => "DomainShader";
        INTERFACE_POINTER = 37 "D3D_SVT_INTERFACE_POINTER" => "interface";
        COMPUTESHADER = 38 "D3D_SVT_COMPUTESHADER" => "ComputeShader";
        DOUBLE = 39 "D3D_SVT_DOUBLE" => "double";
        MIN8FLOAT = 52 "D3D_SVT_MIN8FLOAT" => "min8float";
        MIN10FLOAT = 53 "D3D_SVT_MIN10FLOAT" => "min10float";
        MIN16FLOAT = 54 "D3D_SVT_MIN16FLOAT" => "min16float";
        MIN12INT = 55 "D3D_SVT_MIN12INT" => "min12int";
        MIN16INT = 56 "D3D_SVT_MIN16INT" => "min16int";
        MIN16UINT = 57 "D3D_SVT_MIN16UINT" => "min16uint";
    }
}
