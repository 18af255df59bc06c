//! The answers of Direct3D 11's reflection interfaces, under their own names.
//!
//! Values of the interfaces' structures stand under the structures' field names, what a method returns under the
//! method's name without `Get`, and lists under lower-case names. Numbers are raw: enumerations and flags as the
//! interfaces give them. What they refuse is null.
//!
//! Each structure is one table here, from which follow its JSON and its schema. With the feature `serde`, [`Answers`] can
//! be written by any serializer; rows are made while they are written.

#[cfg(feature = "serde")]
mod write;

use dxbin_base::{Code, Error, Limits};
use dxbin_parts::lfs0::FunctionParameter;
use dxbin_parts::rdef::{Binding, Buffer, BufferFlags, InputFlags, Rdef, Type, Variable, VariableClass, VariableFlags};
use dxbin_parts::signature::Element;

use super::read::{Signature, string};
use super::{FeatureLevel, Function, Library, Reflection};

/// A value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// What is refused, or not there.
    Null,
    /// A number, an enumeration or flags.
    Number(u32),
    /// A number with a sign.
    Signed(i32),
    /// A string.
    Text(&'a [u8]),
    /// Bytes, as hexadecimal digits.
    Bytes(&'a [u8]),
}

impl<'a> Value<'a> {
    fn text(text: Option<&'a [u8]>) -> Self {
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
            use Value::{Bytes, Null, Number, Signed, Text};
            [$($value),*]
        }
    };
}

structure! {
    /// `D3D11_SHADER_DESC`.
    SHADER_DESC shader_desc(r: &Reflection<'a>) [38] {
        Version = Number(r.version());
        Creator = Value::text(r.creator());
        Flags = Number(r.rdef.map_or(0, |rdef| rdef.header().flags));
        ConstantBuffers = Number(r.rdef.map_or(0, |rdef| rdef.header().buffer_count));
        BoundResources = Number(r.rdef.map_or(0, |rdef| rdef.header().binding_count));
        InputParameters = Number(r.input.len());
        OutputParameters = Number(r.output.len());
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
        PatchConstantParameters = Number(r.patch.map_or(0, |patch| patch.len()));
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
    /// What methods of `ID3D11ShaderReflection` return that is one number, but for `GetRequiresFlags`.
    SHADER_METHODS shader_methods(r: &Reflection<'a>) [8] {
        MovInstructionCount = Number(r.statistics.mov_instruction_count);
        MovcInstructionCount = Number(r.statistics.movc_instruction_count);
        ConversionInstructionCount = Number(r.statistics.conversion_instruction_count);
        BitwiseInstructionCount = Number(r.statistics.bitwise_instruction_count);
        GSInputPrimitive = Number(r.statistics.input_primitive);
        IsSampleFrequencyShader = Signed(r.statistics.sample_frequency as i32);
        NumInterfaceSlots = Number(r.rdef.map_or(0, |rdef| rdef.sizes().interface_slots));
        MinFeatureLevel = r.min_feature_level().map_or(Null, |FeatureLevel(level)| Number(level));
    }
}

structure! {
    /// `D3D11_SIGNATURE_PARAMETER_DESC`.
    SIGNATURE_PARAMETER_DESC signature_parameter_desc(p: (&Signature<'a>, Element)) [9] {
        SemanticName = Text(p.0.name(&p.1));
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
    SHADER_INPUT_BIND_DESC shader_input_bind_desc(b: (&Rdef<'a>, Binding)) [8] {
        Name = Text(string(b.0.data(), b.1.name));
        Type = Number(b.1.ty.0);
        BindPoint = Number(b.1.bind_point);
        BindCount = Number(b.1.bind_count);
        uFlags = Number(known_flags(InputFlags::ROWS, b.1.flags));
        ReturnType = Number(b.1.return_type.0);
        Dimension = Number(b.1.dimension.0);
        NumSamples = Number(b.1.sample_count);
    }
}

structure! {
    /// `D3D11_SHADER_BUFFER_DESC`.
    SHADER_BUFFER_DESC shader_buffer_desc(b: (&Rdef<'a>, Buffer)) [5] {
        Name = Text(string(b.0.data(), b.1.name));
        Type = Number(b.1.ty.0);
        Variables = Number(b.1.variable_count);
        Size = Number(b.1.size);
        uFlags = Number(known_flags(BufferFlags::ROWS, b.1.flags));
    }
}

structure! {
    /// `D3D11_SHADER_VARIABLE_DESC`.
    SHADER_VARIABLE_DESC shader_variable_desc(v: (&Rdef<'a>, Variable)) [9] {
        Name = Text(string(v.0.data(), v.1.name));
        StartOffset = Number(v.1.start);
        Size = Number(v.1.size);
        uFlags = Number(known_flags(VariableFlags::ROWS, v.1.flags));
        DefaultValue = v.0.default_value(&v.1).map_or(Null, Bytes);
        StartTexture = Number(v.1.start_texture);
        TextureSize = Number(v.1.texture_count);
        StartSampler = Number(v.1.start_sampler);
        SamplerSize = Number(v.1.sampler_count);
    }
}

structure! {
    /// `D3D11_SHADER_TYPE_DESC`.
    SHADER_TYPE_DESC shader_type_desc(t: (&Rdef<'a>, Type, u32)) [8] {
        Name = Value::text((t.1.name != 0).then(|| string(t.0.data(), t.1.name)));
        Class = Number(t.1.class.0.into());
        Type = Number(t.1.ty.0.into());
        Rows = Number(t.1.rows.into());
        Columns = Number(t.1.columns.into());
        Elements = Number(t.1.elements.into());
        Members = Number(t.1.member_count.into());
        Offset = Number(t.2);
    }
}

/// The flags that the documents name; the interfaces leave out all others.
fn known_flags(rows: &[(u32, &str, &str)], flags: u32) -> u32 {
    rows.iter().fold(0, |known, row| known | flags & row.0)
}

/// Types nest no deeper than this; a deeper one is null.
const MAX_DEPTH: u32 = 32;
/// So many interfaces of a class are shown.
const MAX_INTERFACES: u32 = 256;

structure! {
    /// `D3D11_FUNCTION_DESC`. Microsoft's code leaves the counts of texture instructions 0, whatever STAT says.
    FUNCTION_DESC function_desc(f: &Function<'a>) [33] {
        Name = Text(f.name);
        Version = Number(f.reflection.version());
        Creator = Value::text(f.reflection.creator());
        Flags = Number(f.reflection.rdef.map_or(0, |rdef| rdef.header().flags));
        ConstantBuffers = Number(f.reflection.rdef.map_or(0, |rdef| rdef.header().buffer_count));
        BoundResources = Number(f.reflection.rdef.map_or(0, |rdef| rdef.header().binding_count));
        InstructionCount = Number(f.reflection.statistics.instruction_count);
        TempRegisterCount = Number(f.reflection.statistics.temp_register_count);
        TempArrayCount = Number(f.reflection.statistics.temp_array_count);
        DefCount = Number(f.reflection.statistics.def_count);
        DclCount = Number(f.reflection.statistics.dcl_count);
        TextureNormalInstructions = Number(0);
        TextureLoadInstructions = Number(0);
        TextureCompInstructions = Number(0);
        TextureBiasInstructions = Number(0);
        TextureGradientInstructions = Number(0);
        FloatInstructionCount = Number(f.reflection.statistics.float_instruction_count);
        IntInstructionCount = Number(f.reflection.statistics.int_instruction_count);
        UintInstructionCount = Number(f.reflection.statistics.uint_instruction_count);
        StaticFlowControlCount = Number(f.reflection.statistics.static_flow_control_count);
        DynamicFlowControlCount = Number(f.reflection.statistics.dynamic_flow_control_count);
        MacroInstructionCount = Number(f.reflection.statistics.macro_instruction_count);
        ArrayInstructionCount = Number(f.reflection.statistics.array_instruction_count);
        MovInstructionCount = Number(f.reflection.statistics.mov_instruction_count);
        MovcInstructionCount = Number(f.reflection.statistics.movc_instruction_count);
        ConversionInstructionCount = Number(f.reflection.statistics.conversion_instruction_count);
        BitwiseInstructionCount = Number(f.reflection.statistics.bitwise_instruction_count);
        MinFeatureLevel = Number(f.reflection.min_feature_level().map_or(0, |level| level.0));
        RequiredFeatureFlags = Number(f.reflection.requires() as u32);
        FunctionParameterCount = Number(f.parameters().count() as u32);
        HasReturn = Number(f.result().is_some().into());
        Has10Level9VertexShader = Number(f.level_9.0 & 1);
        Has10Level9PixelShader = Number(f.level_9.0 >> 1 & 1);
    }
}

structure! {
    /// `D3D11_PARAMETER_DESC`.
    PARAMETER_DESC parameter_desc(p: (&Function<'a>, FunctionParameter)) [12] {
        Name = Value::text(p.0.string(p.1.name));
        SemanticName = Value::text(p.0.string(p.1.semantic));
        Type = Number(p.1.ty.0.into());
        Class = Number(p.1.class.0.into());
        Rows = Number(shape(&p.1).0);
        Columns = Number(shape(&p.1).1);
        InterpolationMode = Number(p.1.interpolation.0);
        Flags = Number(p.1.flags.0);
        FirstInRegister = Number(p.1.first_in_register);
        FirstInComponent = Number(p.1.first_in_component);
        FirstOutRegister = Number(p.1.first_out_register);
        FirstOutComponent = Number(p.1.first_out_component);
    }
}

/// Rows and columns of a parameter; of a matrix by columns LFS0 has them the other way round.
fn shape(of: &FunctionParameter) -> (u32, u32) {
    match of.class {
        VariableClass::D3D_SVC_MATRIX_COLUMNS => (of.columns, of.rows),
        _ => (of.rows, of.columns),
    }
}

/// All answers about a library, those of `ID3D11LibraryReflection`.
#[derive(Clone, Copy, Debug)]
pub struct LibraryAnswers<'r, 'a> {
    /// The library.
    pub library: &'r Library<'a>,
}

impl<'r, 'a> LibraryAnswers<'r, 'a> {
    /// The answers about a library.
    ///
    /// # Errors
    ///
    /// As [`Answers::of`].
    pub fn of(library: &'r Library<'a>, limits: &Limits) -> Result<Self, Error> {
        for function in &library.functions {
            Answers::of(&function.reflection, limits)?;
        }
        Ok(Self { library })
    }
}

/// All answers about a program.
///
/// ```
/// use dxbin::base::{FourCc, Limits};
/// use dxbin::container::Builder;
/// use dxbin::reflect::{Reflection, d3d11::Answers};
///
/// // `cs_5_0`, `dcl_thread_group 8, 8, 1`, `ret`; two signatures without elements.
/// let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"ISGN"), words(&[0, 8]));
/// builder.push(FourCc(*b"OSGN"), words(&[0, 8]));
/// builder.push(FourCc(*b"SHEX"), words(&[0x5_0050, 7, 0x0400_009b, 8, 8, 1, 0x0100_003e]));
/// let file = builder.build()?;
///
/// let limits = Limits::default();
/// let reflection = Reflection::read(&file, &limits).unwrap();
/// let answers = Answers::of(&reflection, &limits)?;
/// # #[cfg(feature = "serde")] {
/// let json = serde_json::to_value(&answers).unwrap();
/// assert_eq!(json["ThreadGroupSize"], serde_json::json!([8, 8, 1, 64]));
/// assert_eq!(json["MinFeatureLevel"], 0xb000);
/// # }
/// # Ok::<(), dxbin::base::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Answers<'r, 'a> {
    /// The program.
    pub reflection: &'r Reflection<'a>,
}

/// The JSON of a program grows no larger than about this and 16 times the container. Types, names and values that are
/// shared stand in it as often as they are named.
const MAX_SIZE: usize = 1 << 24;

impl<'r, 'a> Answers<'r, 'a> {
    /// The answers about a program.
    ///
    /// # Errors
    ///
    /// [`Code::ReflectionTooLarge`] where types, names or values are shared so often that their text would be without
    /// measure.
    pub fn of(reflection: &'r Reflection<'a>, _: &Limits) -> Result<Self, Error> {
        let Some(rdef) = &reflection.rdef else { return Ok(Self { reflection }) };
        let limit = MAX_SIZE.saturating_add(rdef.data().len().saturating_mul(16));
        let mut measure = Measure { rdef, left: limit };
        match measure.all() {
            Some(()) => Ok(Self { reflection }),
            None => {
                let message =
                    format!("types, names or values are shared so often that they are over {limit} bytes as text");
                Err(Error::new(Code::ReflectionTooLarge, 0..0, message))
            }
        }
    }
}

/// Adds up what the text will be, and stops where it is too much.
struct Measure<'r, 'a> {
    rdef: &'r Rdef<'a>,
    left: usize,
}

impl Measure<'_, '_> {
    /// About what the text of a row's numbers takes.
    const ROW: usize = 128;

    fn take(&mut self, bytes: usize) -> Option<()> {
        self.left = self.left.checked_sub(bytes)?;
        Some(())
    }

    fn row(&mut self, name: u32) -> Option<()> {
        self.take(Self::ROW + string(self.rdef.data(), name).len())
    }

    fn all(&mut self) -> Option<()> {
        let rdef = self.rdef;
        for binding in rdef.bindings() {
            self.row(binding.name)?;
        }
        for buffer in rdef.buffers() {
            self.row(buffer.name)?;
            for variable in rdef.variables(&buffer) {
                self.row(variable.name)?;
                self.take(rdef.default_value(&variable).map_or(0, |value| value.len().saturating_mul(2)))?;
                self.ty(variable.ty, 0)?;
            }
        }
        Some(())
    }

    fn ty(&mut self, offset: u32, depth: u32) -> Option<()> {
        let rdef = self.rdef;
        let Some(ty) = rdef.ty(offset).filter(|_| depth <= MAX_DEPTH) else { return Some(()) };
        self.row(ty.name)?;
        if ty.class == VariableClass::D3D_SVC_INTERFACE_POINTER {
            self.take(usize::from(ty.elements))?;
        }
        for member in rdef.members(&ty) {
            self.row(member.name)?;
            self.ty(member.ty, depth + 1)?;
        }
        for inner in [ty.sub_type, ty.base_class] {
            if inner != 0 {
                self.ty(inner, depth + 1)?;
            }
        }
        for interface in interfaces(rdef, &ty) {
            self.ty(interface, depth + 1)?;
        }
        Some(())
    }
}

/// `GetInterfaceSlot`: the slot of an element of an array of interfaces, or -1.
pub fn interface_slot(variable: &Variable, element: u32) -> u32 {
    let is_interface = variable.flags & VariableFlags::D3D_SVF_INTERFACE_POINTER.0 != 0;
    if is_interface && element < variable.size { variable.start.wrapping_add(element) } else { u32::MAX }
}

/// Where the types of a class's interfaces are.
fn interfaces<'r>(rdef: &'r Rdef<'_>, ty: &'r Type) -> impl Iterator<Item = u32> + 'r {
    (0..ty.interface_count.min(MAX_INTERFACES)).filter_map(|index| rdef.interface(ty, index))
}
