//! The facts of RDEF: its enumerations and records.

use dxbin_base::FourCc;

dxbin_base::names! {
    /// `D3D_SHADER_INPUT_TYPE`: what a binding binds.
    pub struct InputType: u32 {
        D3D_SIT_CBUFFER = 0 "D3D_SIT_CBUFFER";
        D3D_SIT_TBUFFER = 1 "D3D_SIT_TBUFFER";
        D3D_SIT_TEXTURE = 2 "D3D_SIT_TEXTURE";
        D3D_SIT_SAMPLER = 3 "D3D_SIT_SAMPLER";
        D3D_SIT_UAV_RWTYPED = 4 "D3D_SIT_UAV_RWTYPED";
        D3D_SIT_STRUCTURED = 5 "D3D_SIT_STRUCTURED";
        D3D_SIT_UAV_RWSTRUCTURED = 6 "D3D_SIT_UAV_RWSTRUCTURED";
        D3D_SIT_BYTEADDRESS = 7 "D3D_SIT_BYTEADDRESS";
        D3D_SIT_UAV_RWBYTEADDRESS = 8 "D3D_SIT_UAV_RWBYTEADDRESS";
        D3D_SIT_UAV_APPEND_STRUCTURED = 9 "D3D_SIT_UAV_APPEND_STRUCTURED";
        D3D_SIT_UAV_CONSUME_STRUCTURED = 10 "D3D_SIT_UAV_CONSUME_STRUCTURED";
        D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER = 11 "D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER";
        D3D_SIT_RTACCELERATIONSTRUCTURE = 12 "D3D_SIT_RTACCELERATIONSTRUCTURE";
        D3D_SIT_UAV_FEEDBACKTEXTURE = 13 "D3D_SIT_UAV_FEEDBACKTEXTURE";
    }
}

dxbin_base::names! {
    /// `D3D_RESOURCE_RETURN_TYPE`: what a load from a resource gives.
    pub struct ReturnType: u32 {
        D3D_RETURN_TYPE_UNORM = 1 "D3D_RETURN_TYPE_UNORM";
        D3D_RETURN_TYPE_SNORM = 2 "D3D_RETURN_TYPE_SNORM";
        D3D_RETURN_TYPE_SINT = 3 "D3D_RETURN_TYPE_SINT";
        D3D_RETURN_TYPE_UINT = 4 "D3D_RETURN_TYPE_UINT";
        D3D_RETURN_TYPE_FLOAT = 5 "D3D_RETURN_TYPE_FLOAT";
        D3D_RETURN_TYPE_MIXED = 6 "D3D_RETURN_TYPE_MIXED";
        D3D_RETURN_TYPE_DOUBLE = 7 "D3D_RETURN_TYPE_DOUBLE";
        D3D_RETURN_TYPE_CONTINUED = 8 "D3D_RETURN_TYPE_CONTINUED";
    }
}

dxbin_base::names! {
    /// `D3D_SRV_DIMENSION`: the shape of a resource.
    pub struct Dimension: u32 {
        D3D_SRV_DIMENSION_UNKNOWN = 0 "D3D_SRV_DIMENSION_UNKNOWN";
        D3D_SRV_DIMENSION_BUFFER = 1 "D3D_SRV_DIMENSION_BUFFER";
        D3D_SRV_DIMENSION_TEXTURE1D = 2 "D3D_SRV_DIMENSION_TEXTURE1D";
        D3D_SRV_DIMENSION_TEXTURE1DARRAY = 3 "D3D_SRV_DIMENSION_TEXTURE1DARRAY";
        D3D_SRV_DIMENSION_TEXTURE2D = 4 "D3D_SRV_DIMENSION_TEXTURE2D";
        D3D_SRV_DIMENSION_TEXTURE2DARRAY = 5 "D3D_SRV_DIMENSION_TEXTURE2DARRAY";
        D3D_SRV_DIMENSION_TEXTURE2DMS = 6 "D3D_SRV_DIMENSION_TEXTURE2DMS";
        D3D_SRV_DIMENSION_TEXTURE2DMSARRAY = 7 "D3D_SRV_DIMENSION_TEXTURE2DMSARRAY";
        D3D_SRV_DIMENSION_TEXTURE3D = 8 "D3D_SRV_DIMENSION_TEXTURE3D";
        D3D_SRV_DIMENSION_TEXTURECUBE = 9 "D3D_SRV_DIMENSION_TEXTURECUBE";
        D3D_SRV_DIMENSION_TEXTURECUBEARRAY = 10 "D3D_SRV_DIMENSION_TEXTURECUBEARRAY";
        D3D_SRV_DIMENSION_BUFFEREX = 11 "D3D_SRV_DIMENSION_BUFFEREX";
    }
}

dxbin_base::names! {
    /// `D3D_CBUFFER_TYPE`: what a buffer description describes.
    pub struct BufferType: u32 {
        D3D_CT_CBUFFER = 0 "D3D_CT_CBUFFER";
        D3D_CT_TBUFFER = 1 "D3D_CT_TBUFFER";
        D3D_CT_INTERFACE_POINTERS = 2 "D3D_CT_INTERFACE_POINTERS";
        D3D_CT_RESOURCE_BIND_INFO = 3 "D3D_CT_RESOURCE_BIND_INFO";
    }
}

dxbin_base::names! {
    /// `D3D_SHADER_VARIABLE_CLASS`.
    pub struct VariableClass: u16 {
        D3D_SVC_SCALAR = 0 "D3D_SVC_SCALAR";
        D3D_SVC_VECTOR = 1 "D3D_SVC_VECTOR";
        D3D_SVC_MATRIX_ROWS = 2 "D3D_SVC_MATRIX_ROWS";
        D3D_SVC_MATRIX_COLUMNS = 3 "D3D_SVC_MATRIX_COLUMNS";
        D3D_SVC_OBJECT = 4 "D3D_SVC_OBJECT";
        D3D_SVC_STRUCT = 5 "D3D_SVC_STRUCT";
        D3D_SVC_INTERFACE_CLASS = 6 "D3D_SVC_INTERFACE_CLASS";
        D3D_SVC_INTERFACE_POINTER = 7 "D3D_SVC_INTERFACE_POINTER";
    }
}

dxbin_base::names! {
    /// `D3D_SHADER_VARIABLE_TYPE`.
    pub struct VariableType: u16 {
        D3D_SVT_VOID = 0 "D3D_SVT_VOID";
        D3D_SVT_BOOL = 1 "D3D_SVT_BOOL";
        D3D_SVT_INT = 2 "D3D_SVT_INT";
        D3D_SVT_FLOAT = 3 "D3D_SVT_FLOAT";
        D3D_SVT_STRING = 4 "D3D_SVT_STRING";
        D3D_SVT_TEXTURE = 5 "D3D_SVT_TEXTURE";
        D3D_SVT_TEXTURE1D = 6 "D3D_SVT_TEXTURE1D";
        D3D_SVT_TEXTURE2D = 7 "D3D_SVT_TEXTURE2D";
        D3D_SVT_TEXTURE3D = 8 "D3D_SVT_TEXTURE3D";
        D3D_SVT_TEXTURECUBE = 9 "D3D_SVT_TEXTURECUBE";
        D3D_SVT_SAMPLER = 10 "D3D_SVT_SAMPLER";
        D3D_SVT_SAMPLER1D = 11 "D3D_SVT_SAMPLER1D";
        D3D_SVT_SAMPLER2D = 12 "D3D_SVT_SAMPLER2D";
        D3D_SVT_SAMPLER3D = 13 "D3D_SVT_SAMPLER3D";
        D3D_SVT_SAMPLERCUBE = 14 "D3D_SVT_SAMPLERCUBE";
        D3D_SVT_PIXELSHADER = 15 "D3D_SVT_PIXELSHADER";
        D3D_SVT_VERTEXSHADER = 16 "D3D_SVT_VERTEXSHADER";
        D3D_SVT_PIXELFRAGMENT = 17 "D3D_SVT_PIXELFRAGMENT";
        D3D_SVT_VERTEXFRAGMENT = 18 "D3D_SVT_VERTEXFRAGMENT";
        D3D_SVT_UINT = 19 "D3D_SVT_UINT";
        D3D_SVT_UINT8 = 20 "D3D_SVT_UINT8";
        D3D_SVT_GEOMETRYSHADER = 21 "D3D_SVT_GEOMETRYSHADER";
        D3D_SVT_RASTERIZER = 22 "D3D_SVT_RASTERIZER";
        D3D_SVT_DEPTHSTENCIL = 23 "D3D_SVT_DEPTHSTENCIL";
        D3D_SVT_BLEND = 24 "D3D_SVT_BLEND";
        D3D_SVT_BUFFER = 25 "D3D_SVT_BUFFER";
        D3D_SVT_CBUFFER = 26 "D3D_SVT_CBUFFER";
        D3D_SVT_TBUFFER = 27 "D3D_SVT_TBUFFER";
        D3D_SVT_TEXTURE1DARRAY = 28 "D3D_SVT_TEXTURE1DARRAY";
        D3D_SVT_TEXTURE2DARRAY = 29 "D3D_SVT_TEXTURE2DARRAY";
        D3D_SVT_RENDERTARGETVIEW = 30 "D3D_SVT_RENDERTARGETVIEW";
        D3D_SVT_DEPTHSTENCILVIEW = 31 "D3D_SVT_DEPTHSTENCILVIEW";
        D3D_SVT_TEXTURE2DMS = 32 "D3D_SVT_TEXTURE2DMS";
        D3D_SVT_TEXTURE2DMSARRAY = 33 "D3D_SVT_TEXTURE2DMSARRAY";
        D3D_SVT_TEXTURECUBEARRAY = 34 "D3D_SVT_TEXTURECUBEARRAY";
        D3D_SVT_HULLSHADER = 35 "D3D_SVT_HULLSHADER";
        D3D_SVT_DOMAINSHADER = 36 "D3D_SVT_DOMAINSHADER";
        D3D_SVT_INTERFACE_POINTER = 37 "D3D_SVT_INTERFACE_POINTER";
        D3D_SVT_COMPUTESHADER = 38 "D3D_SVT_COMPUTESHADER";
        D3D_SVT_DOUBLE = 39 "D3D_SVT_DOUBLE";
        D3D_SVT_RWTEXTURE1D = 40 "D3D_SVT_RWTEXTURE1D";
        D3D_SVT_RWTEXTURE1DARRAY = 41 "D3D_SVT_RWTEXTURE1DARRAY";
        D3D_SVT_RWTEXTURE2D = 42 "D3D_SVT_RWTEXTURE2D";
        D3D_SVT_RWTEXTURE2DARRAY = 43 "D3D_SVT_RWTEXTURE2DARRAY";
        D3D_SVT_RWTEXTURE3D = 44 "D3D_SVT_RWTEXTURE3D";
        D3D_SVT_RWBUFFER = 45 "D3D_SVT_RWBUFFER";
        D3D_SVT_BYTEADDRESS_BUFFER = 46 "D3D_SVT_BYTEADDRESS_BUFFER";
        D3D_SVT_RWBYTEADDRESS_BUFFER = 47 "D3D_SVT_RWBYTEADDRESS_BUFFER";
        D3D_SVT_STRUCTURED_BUFFER = 48 "D3D_SVT_STRUCTURED_BUFFER";
        D3D_SVT_RWSTRUCTURED_BUFFER = 49 "D3D_SVT_RWSTRUCTURED_BUFFER";
        D3D_SVT_APPEND_STRUCTURED_BUFFER = 50 "D3D_SVT_APPEND_STRUCTURED_BUFFER";
        D3D_SVT_CONSUME_STRUCTURED_BUFFER = 51 "D3D_SVT_CONSUME_STRUCTURED_BUFFER";
        D3D_SVT_MIN8FLOAT = 52 "D3D_SVT_MIN8FLOAT";
        D3D_SVT_MIN10FLOAT = 53 "D3D_SVT_MIN10FLOAT";
        D3D_SVT_MIN16FLOAT = 54 "D3D_SVT_MIN16FLOAT";
        D3D_SVT_MIN12INT = 55 "D3D_SVT_MIN12INT";
        D3D_SVT_MIN16INT = 56 "D3D_SVT_MIN16INT";
        D3D_SVT_MIN16UINT = 57 "D3D_SVT_MIN16UINT";
        D3D_SVT_INT16 = 58 "D3D_SVT_INT16";
        D3D_SVT_UINT16 = 59 "D3D_SVT_UINT16";
        D3D_SVT_FLOAT16 = 60 "D3D_SVT_FLOAT16";
        D3D_SVT_INT64 = 61 "D3D_SVT_INT64";
        D3D_SVT_UINT64 = 62 "D3D_SVT_UINT64";
    }
}

dxbin_base::names! {
    /// `D3D_SHADER_INPUT_FLAGS`: bits of [`Binding::flags`].
    pub struct InputFlags: u32 {
        D3D_SIF_USERPACKED = 1 "D3D_SIF_USERPACKED";
        D3D_SIF_COMPARISON_SAMPLER = 2 "D3D_SIF_COMPARISON_SAMPLER";
        D3D_SIF_TEXTURE_COMPONENT_0 = 4 "D3D_SIF_TEXTURE_COMPONENT_0";
        D3D_SIF_TEXTURE_COMPONENT_1 = 8 "D3D_SIF_TEXTURE_COMPONENT_1";
        D3D_SIF_UNUSED = 16 "D3D_SIF_UNUSED";
    }
}

dxbin_base::names! {
    /// `D3D_SHADER_VARIABLE_FLAGS`: bits of [`Variable::flags`].
    pub struct VariableFlags: u32 {
        D3D_SVF_USERPACKED = 1 "D3D_SVF_USERPACKED";
        D3D_SVF_USED = 2 "D3D_SVF_USED";
        D3D_SVF_INTERFACE_POINTER = 4 "D3D_SVF_INTERFACE_POINTER";
        D3D_SVF_INTERFACE_PARAMETER = 8 "D3D_SVF_INTERFACE_PARAMETER";
    }
}

dxbin_base::names! {
    /// `D3D_SHADER_CBUFFER_FLAGS`: bits of [`Buffer::flags`].
    pub struct BufferFlags: u32 {
        D3D_CBF_USERPACKED = 1 "D3D_CBF_USERPACKED";
    }
}

dxbin_base::record! {
    /// What every RDEF starts with.
    pub struct RdefHeader: 28 {
        0 buffer_count: u32, "ConstantBuffers", "number of buffers";
        4 buffer_offset: u32, "ConstantBufferOffset", "bytes from the part's start to the first buffer";
        8 binding_count: u32, "BoundResources", "number of bindings";
        12 binding_offset: u32, "ResourceBindingOffset", "bytes from the part's start to the first binding";
        16 target: u32, "Version", "minor version, major version and the program's kind (0xffff pixel, 0xfffe vertex, ...)";
        20 flags: u32, "Flags", "the D3DCOMPILE flags it was compiled with";
        24 creator: u32, "Creator", "bytes from the part's start to the compiler's name";
    }
}

dxbin_base::record! {
    /// What follows the header from Shader Model 5.0 on: a tag and the sizes of all records.
    pub struct RdefSizes: 32 {
        0 tag: u32, "Tag", "`RD11` for 5.0, 0x25441313 for 5.1";
        4 header: u32, "HeaderSize", "60: the header with these words";
        8 buffer: u32, "ConstantBufferSize", "24";
        12 binding: u32, "ResourceBindingSize", "32 for 5.0, 40 for 5.1";
        16 variable: u32, "VariableSize", "40";
        20 ty: u32, "TypeSize", "36";
        24 member: u32, "MemberSize", "12";
        28 interface_slots: u32, "InterfaceSlotCount", "slots of interface pointers";
    }
}

dxbin_base::record! {
    /// A buffer: constants, or the layout of a structured buffer's elements, or interface pointers.
    pub struct Buffer: 24 {
        0 name: u32, "Name", "bytes from the part's start to the name";
        4 variable_count: u32, "Variables", "number of variables";
        8 variable_offset: u32, "VariableOffset", "bytes from the part's start to the first variable";
        12 size: u32, "Size", "bytes, a multiple of 16 for constants";
        16 flags: u32 [BufferFlags], "uFlags", "bits of D3D_SHADER_CBUFFER_FLAGS";
        20 ty: BufferType, "Type", "what is described";
    }
}

dxbin_base::record! {
    /// A binding of 4.x and 5.0.
    pub struct Binding32: 32 {
        0 name: u32, "Name", "bytes from the part's start to the name";
        4 ty: InputType, "Type", "what is bound";
        8 return_type: ReturnType, "ReturnType", "what a load gives";
        12 dimension: Dimension, "Dimension", "the resource's shape";
        16 sample_count: u32, "NumSamples", "samples of a multisampled texture, stride of a structured buffer, else 0xffffffff or 0";
        20 bind_point: u32, "BindPoint", "the first register";
        24 bind_count: u32, "BindCount", "number of registers";
        28 flags: u32 [InputFlags], "uFlags", "bits of D3D_SHADER_INPUT_FLAGS";
    }
}

dxbin_base::record! {
    /// A binding of 5.1; also the model of every binding, since it has every field.
    pub struct Binding: 40 {
        0 name: u32, "Name", "bytes from the part's start to the name";
        4 ty: InputType, "Type", "what is bound";
        8 return_type: ReturnType, "ReturnType", "what a load gives";
        12 dimension: Dimension, "Dimension", "the resource's shape";
        16 sample_count: u32, "NumSamples", "samples of a multisampled texture, stride of a structured buffer, else 0xffffffff or 0";
        20 bind_point: u32, "BindPoint", "the first register";
        24 bind_count: u32, "BindCount", "number of registers; 0 for an array with no stated size";
        28 flags: u32 [InputFlags], "uFlags", "bits of D3D_SHADER_INPUT_FLAGS";
        32 space: u32, "Space", "the register space";
        36 id: u32, "uID", "what the token stream names the resource by";
    }
}

dxbin_base::record! {
    /// A variable of 4.x.
    pub struct Variable24: 24 {
        0 name: u32, "Name", "bytes from the part's start to the name";
        4 start: u32, "StartOffset", "bytes from the buffer's start";
        8 size: u32, "Size", "bytes";
        12 flags: u32 [VariableFlags], "uFlags", "bits of D3D_SHADER_VARIABLE_FLAGS";
        16 ty: u32, "Type", "bytes from the part's start to the type";
        20 default: u32, "DefaultValue", "bytes from the part's start to the default value; 0 for none";
    }
}

dxbin_base::record! {
    /// A variable of 5.x; also the model of every variable, since it has every field.
    pub struct Variable: 40 {
        0 name: u32, "Name", "bytes from the part's start to the name";
        4 start: u32, "StartOffset", "bytes from the buffer's start";
        8 size: u32, "Size", "bytes";
        12 flags: u32 [VariableFlags], "uFlags", "bits of D3D_SHADER_VARIABLE_FLAGS";
        16 ty: u32, "Type", "bytes from the part's start to the type";
        20 default: u32, "DefaultValue", "bytes from the part's start to the default value; 0 for none";
        24 start_texture: u32, "StartTexture", "its first texture; 0xffffffff for none";
        28 texture_count: u32, "TextureSize", "number of its textures";
        32 start_sampler: u32, "StartSampler", "its first sampler; 0xffffffff for none";
        36 sampler_count: u32, "SamplerSize", "number of its samplers";
    }
}

dxbin_base::record! {
    /// A type of 4.x.
    pub struct Type16: 16 {
        0 class: VariableClass, "Class", "scalar, vector, matrix, structure, ...";
        2 ty: VariableType, "Type", "what its components are";
        4 rows: u16, "Rows", "rows of a matrix, else 1";
        6 columns: u16, "Columns", "columns of a matrix, components of a vector";
        8 elements: u16, "Elements", "elements of an array; 0 where it is none";
        10 member_count: u16, "Members", "members of a structure";
        12 member_offset: u32, "MemberOffset", "bytes from the part's start to the first member";
    }
}

dxbin_base::record! {
    /// A type of 5.x; also the model of every type, since it has every field.
    pub struct Type: 36 {
        0 class: VariableClass, "Class", "scalar, vector, matrix, structure, ...";
        2 ty: VariableType, "Type", "what its components are";
        4 rows: u16, "Rows", "rows of a matrix, else 1";
        6 columns: u16, "Columns", "columns of a matrix, components of a vector";
        8 elements: u16, "Elements", "elements of an array; 0 where it is none";
        10 member_count: u16, "Members", "members of a structure";
        12 member_offset: u32, "MemberOffset", "bytes from the part's start to the first member";
        16 sub_type: u32, "SubType", "bytes from the part's start to the interface's type; 0 for none";
        20 base_class: u32, "BaseClass", "bytes from the part's start to the base class's type; 0 for none";
        24 interface_count: u32, "Interfaces", "interfaces that the class implements";
        28 interface_offset: u32, "InterfaceOffset", "bytes from the part's start to the offsets of their types";
        32 name: u32, "Name", "bytes from the part's start to the type's name";
    }
}

dxbin_base::record! {
    /// A member of a structure.
    pub struct Member: 12 {
        0 name: u32, "Name", "bytes from the part's start to the name";
        4 ty: u32, "Type", "bytes from the part's start to the type";
        8 offset: u32, "Offset", "bytes, from the structure's start as a rule";
    }
}

impl From<Binding32> for Binding {
    fn from(b: Binding32) -> Self {
        Self {
            name: b.name,
            ty: b.ty,
            return_type: b.return_type,
            dimension: b.dimension,
            sample_count: b.sample_count,
            bind_point: b.bind_point,
            bind_count: b.bind_count,
            flags: b.flags,
            space: 0,
            // Such a token stream names a resource by its register.
            id: b.bind_point,
        }
    }
}

impl From<Variable24> for Variable {
    fn from(v: Variable24) -> Self {
        Self {
            name: v.name,
            start: v.start,
            size: v.size,
            flags: v.flags,
            ty: v.ty,
            default: v.default,
            start_texture: u32::MAX,
            texture_count: 0,
            start_sampler: u32::MAX,
            sampler_count: 0,
        }
    }
}

impl From<Type16> for Type {
    fn from(t: Type16) -> Self {
        Self {
            class: t.class,
            ty: t.ty,
            rows: t.rows,
            columns: t.columns,
            elements: t.elements,
            member_count: t.member_count,
            member_offset: t.member_offset,
            ..Self::default()
        }
    }
}

/// Which of the three layouts an RDEF has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Shader Model 4.x: no sizes are stated.
    V4,
    /// Shader Model 5.0.
    V50,
    /// Shader Model 5.1: bindings have a space and an id.
    V51,
}

impl Layout {
    /// The tag that the sizes of a 5.0 target start with.
    pub const RD11: u32 = FourCc(*b"RD11").to_u32();
    /// The tag that the sizes of a 5.1 target start with.
    pub const RD51: u32 = 0x2544_1313;

    /// The record sizes fxc writes; those of 4.x are stated nowhere.
    pub const fn sizes(self) -> RdefSizes {
        let (tag, header, binding, variable, ty) = match self {
            Self::V4 => (0, 28, 32, 24, 16),
            Self::V50 => (Self::RD11, 60, 32, 40, 36),
            Self::V51 => (Self::RD51, 60, 40, 40, 36),
        };
        RdefSizes { tag, header, buffer: 24, binding, variable, ty, member: 12, interface_slots: 0 }
    }
}
