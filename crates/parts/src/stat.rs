//! STAT in Shader Model 4 and 5 containers: counters about the program.
//!
//! fxc writes 29 words for 4.0 and 4.1 (the level 9 targets too) and 37 for 5.0 and 5.1. The names are those of
//! `D3D11_SHADER_DESC` and of `ID3D11ShaderReflection`, which give the words back; a word that neither names is named by what
//! was observed, or by its number. In a Shader Model 6 container STAT is something else: a second bitcode module.

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Limits};

dxbin_base::names! {
    /// `D3D_TESSELLATOR_DOMAIN`.
    pub struct TessellatorDomain: u32 {
        D3D_TESSELLATOR_DOMAIN_UNDEFINED = 0 "D3D_TESSELLATOR_DOMAIN_UNDEFINED";
        D3D_TESSELLATOR_DOMAIN_ISOLINE = 1 "D3D_TESSELLATOR_DOMAIN_ISOLINE";
        D3D_TESSELLATOR_DOMAIN_TRI = 2 "D3D_TESSELLATOR_DOMAIN_TRI";
        D3D_TESSELLATOR_DOMAIN_QUAD = 3 "D3D_TESSELLATOR_DOMAIN_QUAD";
    }
}

dxbin_base::names! {
    /// `D3D_TESSELLATOR_PARTITIONING`.
    pub struct TessellatorPartitioning: u32 {
        D3D_TESSELLATOR_PARTITIONING_UNDEFINED = 0 "D3D_TESSELLATOR_PARTITIONING_UNDEFINED";
        D3D_TESSELLATOR_PARTITIONING_INTEGER = 1 "D3D_TESSELLATOR_PARTITIONING_INTEGER";
        D3D_TESSELLATOR_PARTITIONING_POW2 = 2 "D3D_TESSELLATOR_PARTITIONING_POW2";
        D3D_TESSELLATOR_PARTITIONING_FRACTIONAL_ODD = 3 "D3D_TESSELLATOR_PARTITIONING_FRACTIONAL_ODD";
        D3D_TESSELLATOR_PARTITIONING_FRACTIONAL_EVEN = 4 "D3D_TESSELLATOR_PARTITIONING_FRACTIONAL_EVEN";
    }
}

dxbin_base::names! {
    /// `D3D_TESSELLATOR_OUTPUT_PRIMITIVE`.
    pub struct TessellatorOutputPrimitive: u32 {
        D3D_TESSELLATOR_OUTPUT_UNDEFINED = 0 "D3D_TESSELLATOR_OUTPUT_UNDEFINED";
        D3D_TESSELLATOR_OUTPUT_POINT = 1 "D3D_TESSELLATOR_OUTPUT_POINT";
        D3D_TESSELLATOR_OUTPUT_LINE = 2 "D3D_TESSELLATOR_OUTPUT_LINE";
        D3D_TESSELLATOR_OUTPUT_TRIANGLE_CW = 3 "D3D_TESSELLATOR_OUTPUT_TRIANGLE_CW";
        D3D_TESSELLATOR_OUTPUT_TRIANGLE_CCW = 4 "D3D_TESSELLATOR_OUTPUT_TRIANGLE_CCW";
    }
}

dxbin_base::record! {
    /// The counters; those that a 29-word part does not have are 0.
    pub struct Statistics: 148 {
        0 instruction_count: u32, "InstructionCount", "instructions, declarations not counted";
        4 temp_register_count: u32, "TempRegisterCount", "dcl_temps; of a hull program, the largest of its phases";
        8 def_count: u32, "DefCount", "vectors of the immediate constant buffer";
        12 dcl_count: u32, "DclCount", "input and output declarations";
        16 float_instruction_count: u32, "FloatInstructionCount", "floating-point arithmetic instructions and comparisons";
        20 int_instruction_count: u32, "IntInstructionCount", "signed integer arithmetic instructions";
        24 uint_instruction_count: u32, "UintInstructionCount", "unsigned integer arithmetic instructions";
        28 static_flow_control_count: u32, "StaticFlowControlCount", "break, call, continue, else, ret, and conditions that are constants";
        32 dynamic_flow_control_count: u32, "DynamicFlowControlCount", "conditions that are not constants";
        36 macro_instruction_count: u32, "MacroInstructionCount", "macro instructions; 0 in every program met";
        40 temp_array_count: u32, "TempArrayCount", "registers in indexable temporaries";
        44 array_instruction_count: u32, "ArrayInstructionCount", "instructions that use indexable temporaries, or outputs that HLSL declares as arrays";
        48 cut_instruction_count: u32, "CutInstructionCount", "cut and cut_stream";
        52 emit_instruction_count: u32, "EmitInstructionCount", "emit and emit_stream";
        56 texture_normal_instructions: u32, "TextureNormalInstructions", "sample";
        60 texture_load_instructions: u32, "TextureLoadInstructions", "ld, ldms, sample_l, and loads from unordered-access views and from raw and structured buffers";
        64 texture_comp_instructions: u32, "TextureCompInstructions", "sample_c and sample_c_lz";
        68 texture_bias_instructions: u32, "TextureBiasInstructions", "sample_b";
        72 texture_gradient_instructions: u32, "TextureGradientInstructions", "sample_d";
        76 mov_instruction_count: u32, "MovInstructionCount", "mov, but for those of arrays and of outputs of geometry programs";
        80 movc_instruction_count: u32, "MovcInstructionCount", "movc";
        84 conversion_instruction_count: u32, "ConversionInstructionCount", "conversions and roundings, frc among them";
        88 bitwise_instruction_count: u32, "BitwiseInstructionCount", "bitwise instructions; 0 in every program met";
        92 input_primitive: u32, "InputPrimitive", "what a geometry program takes, in numbers of D3D_PRIMITIVE; of a hull program, its patch";
        96 gs_output_topology: u32, "GSOutputTopology", "what a geometry program makes, in numbers of D3D_PRIMITIVE_TOPOLOGY";
        100 gs_max_output_vertex_count: u32, "GSMaxOutputVertexCount", "the most vertices a geometry program makes";
        104 gather_instructions: u32, "GatherInstructions", "gather4 and gather4_po, but not gather4_c";
        108 lod_instructions: u32, "LodInstructions", "lod";
        112 sample_frequency: u32, "SampleFrequency", "1 where a pixel program runs once per sample";
        116 gs_instance_count: u32, "cGSInstanceCount", "instances of a geometry program; 0 where it declares none";
        120 control_points: u32, "ControlPoints", "hull: output control points; domain: input control points";
        124 output_primitive: TessellatorOutputPrimitive, "HSOutputPrimitive", "hull: what the tessellator makes";
        128 partitioning: TessellatorPartitioning, "HSPartitioning", "hull: how the tessellator divides";
        132 domain: TessellatorDomain, "TessellatorDomain", "hull and domain: what the tessellator divides";
        136 barrier_instructions: u32, "cBarrierInstructions", "sync";
        140 interlocked_instructions: u32, "cInterlockedInstructions", "atomic instructions, and those of append and consume buffers";
        144 texture_store_instructions: u32, "cTextureStoreInstructions", "stores to unordered-access views";
    }
}

impl Statistics {
    /// The sizes in bytes that fxc writes.
    pub const SIZES: [usize; 2] = [29 * 4, 37 * 4];

    /// Reads a part's bytes, which lie at `origin` in the file. Missing bytes count as zeros.
    ///
    /// ```
    /// use dxbin_base::{Diagnostics, Limits};
    /// use dxbin_parts::stat::Statistics;
    /// let mut part = [0; 116];
    /// part[0] = 7;
    /// let mut diagnostics = Diagnostics::new();
    /// let statistics = Statistics::of(&part, 0, &Limits::default(), &mut diagnostics);
    /// assert_eq!(statistics.instruction_count, 7);
    /// assert!(diagnostics.is_empty());
    /// ```
    pub fn of(data: &[u8], origin: u64, _: &Limits, diagnostics: &mut Diagnostics) -> Self {
        if !Self::SIZES.contains(&data.len()) {
            let message = format!("expected 116 or 148 bytes, found {}", data.len());
            diagnostics.add(Code::StatSize, origin..origin + data.len() as u64, message);
        }
        let mut bytes = [0; Self::SIZE];
        for (to, from) in bytes.iter_mut().zip(data) {
            *to = *from;
        }
        Self::read(&bytes).unwrap_or_default()
    }
}

/// Statistics as values.
///
/// ```
/// use dxbin_parts::stat::{Statistics, StatModel};
/// let mut model = StatModel { words: 29, statistics: Statistics::default() };
/// model.statistics.temp_register_count = 3;
/// let part = model.build(None);
/// assert_eq!(part.len(), 116);
/// let (again, layout) = StatModel::read(&part);
/// assert_eq!((&again, again.build(Some(&layout))), (&model, part));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatModel {
    /// How many words there are: 29 for 4.x, 37 for 5.x.
    pub words: usize,
    /// The words.
    pub statistics: Statistics,
}

/// What stands behind the words that are known: a longer form, or up to three odd bytes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct StatLayout {
    tail: Vec<u8>,
}

impl StatModel {
    /// Reads a part's bytes, all of which are held.
    pub fn read(data: &[u8]) -> (Self, StatLayout) {
        let words = (data.len() / 4).min(Statistics::SIZE / 4);
        let (known, tail) = data.split_at(4 * words);
        let mut bytes = [0; Statistics::SIZE];
        for (to, from) in bytes.iter_mut().zip(known) {
            *to = *from;
        }
        let model = Self { words, statistics: Statistics::read(&bytes).unwrap_or_default() };
        (model, StatLayout { tail: tail.to_vec() })
    }

    /// The part's bytes.
    pub fn build(&self, layout: Option<&StatLayout>) -> Vec<u8> {
        let mut out = Vec::new();
        self.statistics.write(&mut out);
        out.truncate(4 * self.words);
        out.extend(layout.iter().flat_map(|layout| &layout.tail));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_held() {
        for size in [0, 3, 29 * 4, 29 * 4 + 3, 148, 201] {
            let part: Vec<u8> = (0..size).map(|byte| byte as u8).collect();
            let (model, layout) = StatModel::read(&part);
            assert_eq!(model.build(Some(&layout)), part);
        }
    }

    #[test]
    fn odd_sizes_are_named_and_read() {
        let mut diagnostics = Diagnostics::new();
        let statistics = Statistics::of(&[1, 0, 0, 0, 2], 0x40, &Limits::default(), &mut diagnostics);
        assert_eq!((statistics.instruction_count, statistics.temp_register_count), (1, 2));
        assert_eq!(diagnostics.as_slice()[0].code, Code::StatSize);
    }

    #[test]
    fn every_word_has_a_field() {
        assert_eq!(Statistics::FIELDS.len(), 37);
        assert_eq!(Statistics::FIELDS[33].name, "TessellatorDomain");
    }
}
