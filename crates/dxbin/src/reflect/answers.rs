//! What the reflection interfaces of Direct3D 11 and 12 have in common: their structures, which differ in two fields, and how
//! answers are written.
//!
//! Values of the interfaces' structures stand under the structures' field names, what a method returns under the
//! method's name without `Get`, and lists under lower-case names. Numbers are raw: enumerations and flags as the
//! interfaces give them. What they refuse is null.
//!
//! Each structure is one table here, from which follow its JSON and its schema.

#[cfg(feature = "serde")]
pub(super) mod write;

use dxbin_parts::rdef::{Binding, Buffer, Variable};
use dxbin_parts::signature::Element;
use dxbin_parts::stat::Statistics;

/// The interfaces whose names answers stand under.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Interfaces {
    /// Those of Direct3D 11, `ID3D11ShaderReflection` and what goes with it.
    #[default]
    D3D11,
    /// Those of Direct3D 12: bindings have a space and an id, too.
    D3D12,
}

impl Interfaces {
    /// The interface of a shader.
    pub const fn shader(self) -> &'static str {
        match self {
            Self::D3D11 => "ID3D11ShaderReflection",
            Self::D3D12 => "ID3D12ShaderReflection",
        }
    }

    /// The interface of a library.
    pub const fn library(self) -> &'static str {
        match self {
            Self::D3D11 => "ID3D11LibraryReflection",
            Self::D3D12 => "ID3D12LibraryReflection",
        }
    }
}

/// A value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// What is refused, or not there.
    Null,
    /// A number, an enumeration or flags.
    Number(u32),
    /// A number of 64 bits.
    Wide(u64),
    /// A number with a sign.
    Signed(i32),
    /// A string.
    Text(&'a [u8]),
    /// Bytes, as hexadecimal digits.
    Bytes(&'a [u8]),
}

impl<'a> Value<'a> {
    /// Text, or nothing.
    pub(super) fn text(text: Option<&'a [u8]>) -> Self {
        text.map_or(Self::Null, Self::Text)
    }
}

/// The names of a structure's fields, and how each follows from what is reflected.
macro_rules! structure {
    ($(#[$meta:meta])* $names:ident $values:ident($of:ident: $ty:ty) [$count:literal] { $($field:ident = $value:expr;)* }) => {
        $(#[$meta])*
        pub const $names: [&str; $count] = [$(stringify!($field)),*];

        /// The values of these fields, in the same order.
        pub fn $values<'a>($of: $ty) -> [Value<'a>; $count] {
            #[allow(unused_imports)]
            use Value::{Bytes, Null, Number, Signed, Text, Wide};
            [$($value),*]
        }
    };
}

pub(super) use structure;

/// What `D3D11_SHADER_DESC` and `D3D12_SHADER_DESC` are made of.
#[derive(Clone, Copy, Debug)]
pub struct ShaderFacts<'r, 'a> {
    /// Stage and Shader Model, in the interfaces' form.
    pub version: u32,
    /// The compiler's name.
    pub creator: Option<&'a [u8]>,
    /// The flags it was compiled with.
    pub flags: u32,
    /// Buffers.
    pub constant_buffers: u32,
    /// Bindings.
    pub bound_resources: u32,
    /// Parameters of the input signature.
    pub inputs: u32,
    /// Parameters of the output signature.
    pub outputs: u32,
    /// Parameters of the patch constant signature.
    pub patch_constants: u32,
    /// What is counted.
    pub statistics: &'r Statistics,
}

structure! {
    /// `D3D11_SHADER_DESC` and `D3D12_SHADER_DESC`.
    SHADER_DESC shader_desc(r: ShaderFacts<'_, 'a>) [38] {
        Version = Number(r.version);
        Creator = Value::text(r.creator);
        Flags = Number(r.flags);
        ConstantBuffers = Number(r.constant_buffers);
        BoundResources = Number(r.bound_resources);
        InputParameters = Number(r.inputs);
        OutputParameters = Number(r.outputs);
        InstructionCount = Number(r.statistics.instruction_count);
        TempRegisterCount = Number(r.statistics.temp_register_count);
        TempArrayCount = Number(r.statistics.temp_array_count);
        DefCount = Number(r.statistics.def_count);
        DclCount = Number(r.statistics.dcl_count);
        TextureNormalInstructions = Number(r.statistics.texture_normal_instructions);
        TextureLoadInstructions = Number(r.statistics.texture_load_instructions);
        TextureCompInstructions = Number(r.statistics.texture_comp_instructions);
        TextureBiasInstructions = Number(r.statistics.texture_bias_instructions);
        TextureGradientInstructions = Number(r.statistics.texture_gradient_instructions);
        FloatInstructionCount = Number(r.statistics.float_instruction_count);
        IntInstructionCount = Number(r.statistics.int_instruction_count);
        UintInstructionCount = Number(r.statistics.uint_instruction_count);
        StaticFlowControlCount = Number(r.statistics.static_flow_control_count);
        DynamicFlowControlCount = Number(r.statistics.dynamic_flow_control_count);
        MacroInstructionCount = Number(r.statistics.macro_instruction_count);
        ArrayInstructionCount = Number(r.statistics.array_instruction_count);
        CutInstructionCount = Number(r.statistics.cut_instruction_count);
        EmitInstructionCount = Number(r.statistics.emit_instruction_count);
        GSOutputTopology = Number(r.statistics.gs_output_topology);
        GSMaxOutputVertexCount = Number(r.statistics.gs_max_output_vertex_count);
        InputPrimitive = Number(r.statistics.input_primitive);
        PatchConstantParameters = Number(r.patch_constants);
        cGSInstanceCount = Number(r.statistics.gs_instance_count);
        cControlPoints = Number(r.statistics.control_points);
        HSOutputPrimitive = Number(r.statistics.output_primitive.0);
        HSPartitioning = Number(r.statistics.partitioning.0);
        TessellatorDomain = Number(r.statistics.domain.0);
        cBarrierInstructions = Number(r.statistics.barrier_instructions);
        cInterlockedInstructions = Number(r.statistics.interlocked_instructions);
        cTextureStoreInstructions = Number(r.statistics.texture_store_instructions);
    }
}

structure! {
    /// `D3D11_SIGNATURE_PARAMETER_DESC` and `D3D12_SIGNATURE_PARAMETER_DESC`.
    SIGNATURE_PARAMETER_DESC signature_parameter_desc(p: (&'a [u8], Element)) [9] {
        SemanticName = Text(p.0);
        SemanticIndex = Number(p.1.semantic_index);
        Register = Number(p.1.register);
        SystemValueType = Number(p.1.system_value.0);
        ComponentType = Number(p.1.component_type.0);
        Mask = Number(p.1.mask.into());
        ReadWriteMask = Number(p.1.read_write_mask.into());
        Stream = Number(p.1.stream);
        MinPrecision = Number(p.1.min_precision.0);
    }
}

structure! {
    /// `D3D11_SHADER_INPUT_BIND_DESC`.
    SHADER_INPUT_BIND_DESC shader_input_bind_desc(b: (&'a [u8], Binding)) [8] {
        Name = Text(b.0);
        Type = Number(b.1.ty.0);
        BindPoint = Number(b.1.bind_point);
        BindCount = Number(b.1.bind_count);
        uFlags = Number(b.1.flags);
        ReturnType = Number(b.1.return_type.0);
        Dimension = Number(b.1.dimension.0);
        NumSamples = Number(b.1.sample_count);
    }
}

structure! {
    /// What `D3D12_SHADER_INPUT_BIND_DESC` has behind the fields of `D3D11_SHADER_INPUT_BIND_DESC`.
    SPACE_AND_ID space_and_id(b: Binding) [2] {
        Space = Number(b.space);
        uID = Number(b.id);
    }
}

structure! {
    /// `D3D11_SHADER_BUFFER_DESC` and `D3D12_SHADER_BUFFER_DESC`.
    SHADER_BUFFER_DESC shader_buffer_desc(b: (Option<&'a [u8]>, Buffer)) [5] {
        Name = Value::text(b.0);
        Type = Number(b.1.ty.0);
        Variables = Number(b.1.variable_count);
        Size = Number(b.1.size);
        uFlags = Number(b.1.flags);
    }
}

structure! {
    /// `D3D11_SHADER_VARIABLE_DESC` and `D3D12_SHADER_VARIABLE_DESC`.
    SHADER_VARIABLE_DESC shader_variable_desc(v: (&'a [u8], Variable, Option<&'a [u8]>)) [9] {
        Name = Text(v.0);
        StartOffset = Number(v.1.start);
        Size = Number(v.1.size);
        uFlags = Number(v.1.flags);
        DefaultValue = v.2.map_or(Null, Bytes);
        StartTexture = Number(v.1.start_texture);
        TextureSize = Number(v.1.texture_count);
        StartSampler = Number(v.1.start_sampler);
        SamplerSize = Number(v.1.sampler_count);
    }
}

/// What `D3D11_SHADER_TYPE_DESC` and `D3D12_SHADER_TYPE_DESC` are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypeFacts {
    /// `D3D_SHADER_VARIABLE_CLASS`.
    pub class: u32,
    /// `D3D_SHADER_VARIABLE_TYPE`.
    pub ty: u32,
    /// Rows of a matrix, else 1.
    pub rows: u32,
    /// Columns; of a structure, the components in it.
    pub columns: u32,
    /// Elements of an array; 0 where it is none.
    pub elements: u32,
    /// Members of a structure.
    pub members: u32,
    /// Bytes from the structure's start.
    pub offset: u32,
}

structure! {
    /// `D3D11_SHADER_TYPE_DESC` and `D3D12_SHADER_TYPE_DESC`.
    SHADER_TYPE_DESC shader_type_desc(t: (Option<&'a [u8]>, TypeFacts)) [8] {
        Name = Value::text(t.0);
        Class = Number(t.1.class);
        Type = Number(t.1.ty);
        Rows = Number(t.1.rows);
        Columns = Number(t.1.columns);
        Elements = Number(t.1.elements);
        Members = Number(t.1.members);
        Offset = Number(t.1.offset);
    }
}

/// What `D3D11_FUNCTION_DESC` and `D3D12_FUNCTION_DESC` are made of.
#[derive(Clone, Copy, Debug)]
pub struct FunctionFacts<'r, 'a> {
    /// Its name.
    pub name: &'a [u8],
    /// What functions and shaders have in common.
    pub shader: ShaderFacts<'r, 'a>,
    /// The least feature level.
    pub min_feature_level: u32,
    /// `D3D_SHADER_REQUIRES_*`.
    pub requires: u64,
    /// Parameters.
    pub parameters: u32,
    /// Whether it returns something.
    pub has_return: bool,
    /// Bit 0: there is a vertex program for level 9; bit 1: a pixel program.
    pub level_9: u32,
}

structure! {
    /// `D3D11_FUNCTION_DESC` and `D3D12_FUNCTION_DESC`. Microsoft's code leaves the counts of texture instructions 0, whatever STAT says.
    FUNCTION_DESC function_desc(f: FunctionFacts<'_, 'a>) [33] {
        Name = Text(f.name);
        Version = Number(f.shader.version);
        Creator = Value::text(f.shader.creator);
        Flags = Number(f.shader.flags);
        ConstantBuffers = Number(f.shader.constant_buffers);
        BoundResources = Number(f.shader.bound_resources);
        InstructionCount = Number(f.shader.statistics.instruction_count);
        TempRegisterCount = Number(f.shader.statistics.temp_register_count);
        TempArrayCount = Number(f.shader.statistics.temp_array_count);
        DefCount = Number(f.shader.statistics.def_count);
        DclCount = Number(f.shader.statistics.dcl_count);
        TextureNormalInstructions = Number(0);
        TextureLoadInstructions = Number(0);
        TextureCompInstructions = Number(0);
        TextureBiasInstructions = Number(0);
        TextureGradientInstructions = Number(0);
        FloatInstructionCount = Number(f.shader.statistics.float_instruction_count);
        IntInstructionCount = Number(f.shader.statistics.int_instruction_count);
        UintInstructionCount = Number(f.shader.statistics.uint_instruction_count);
        StaticFlowControlCount = Number(f.shader.statistics.static_flow_control_count);
        DynamicFlowControlCount = Number(f.shader.statistics.dynamic_flow_control_count);
        MacroInstructionCount = Number(f.shader.statistics.macro_instruction_count);
        ArrayInstructionCount = Number(f.shader.statistics.array_instruction_count);
        MovInstructionCount = Number(f.shader.statistics.mov_instruction_count);
        MovcInstructionCount = Number(f.shader.statistics.movc_instruction_count);
        ConversionInstructionCount = Number(f.shader.statistics.conversion_instruction_count);
        BitwiseInstructionCount = Number(f.shader.statistics.bitwise_instruction_count);
        MinFeatureLevel = Number(f.min_feature_level);
        RequiredFeatureFlags = Wide(f.requires);
        FunctionParameterCount = Number(f.parameters);
        HasReturn = Number(f.has_return.into());
        Has10Level9VertexShader = Number(f.level_9 & 1);
        Has10Level9PixelShader = Number(f.level_9 >> 1 & 1);
    }
}

/// What methods return that is one number.
#[derive(Clone, Copy, Debug)]
pub struct MethodFacts<'r> {
    /// What is counted.
    pub statistics: &'r Statistics,
    /// What a geometry program takes.
    pub gs_input_primitive: u32,
    /// Slots of interface pointers.
    pub interface_slots: u32,
    /// The least feature level.
    pub min_feature_level: Option<u32>,
}

structure! {
    /// What methods of `ID3D11ShaderReflection` and `ID3D12ShaderReflection` return that is one number, but for `GetRequiresFlags`.
    SHADER_METHODS shader_methods(r: MethodFacts<'_>) [8] {
        MovInstructionCount = Number(r.statistics.mov_instruction_count);
        MovcInstructionCount = Number(r.statistics.movc_instruction_count);
        ConversionInstructionCount = Number(r.statistics.conversion_instruction_count);
        BitwiseInstructionCount = Number(r.statistics.bitwise_instruction_count);
        GSInputPrimitive = Number(r.gs_input_primitive);
        IsSampleFrequencyShader = Signed(r.statistics.sample_frequency as i32);
        NumInterfaceSlots = Number(r.interface_slots);
        MinFeatureLevel = r.min_feature_level.map_or(Null, Number);
    }
}

/// `D3D11_LIBRARY_DESC` and `D3D12_LIBRARY_DESC`.
pub const LIBRARY_DESC: [&str; 3] = ["Creator", "Flags", "FunctionCount"];
