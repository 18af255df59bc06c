//! What is known of a shader from all its parts, also where parts are missing: our own view.
//!
//! Microsoft's reflection answers zeros for what was stripped, and some of its answers mislead (docs/differences.md names
//! them). Here what the program itself says stands in for what is missing, and what nobody knows is said to be unknown.

use std::borrow::Cow;

use dxbin_base::{Diagnostics, Error, Limits};
use dxbin_container::Container;
use dxbin_container::spec::kind;
use dxbin_parts::ifce::Ifce;
use dxbin_parts::rdef::Rdef;
use dxbin_parts::stat::{Statistics, TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning};
use dxbin_tpf::Program;
use dxbin_tpf::spec::{InputPrimitive, Opcode, OutputTopology, ProgramType};

use super::layout::{self, BufferLayout};
use super::program::Declared;
use super::resources::{self, Resource, Uses};
use super::signatures::ShaderSignature;
use super::{FeatureLevel, Library, dxil, level, read};
use crate::check::{Facts, statistics};
use crate::module::Modules;
use crate::open;
use crate::summary::{ProgramHeader, Stage, Summary};

/// What is known of a shader.
///
/// ```
/// use dxbin::base::{Diagnostics, FourCc, Limits};
/// use dxbin::container::Builder;
/// use dxbin::reflect::Shader;
///
/// // `cs_5_0`, `dcl_thread_group 8, 8, 1`, `dcl_resource_raw t3`, `ret`, and nothing else.
/// let words = [0x5_0050_u32, 10, 0x0400_009b, 8, 8, 1, 0x0300_00a1, 0x0010_7000, 3, 0x0100_003e];
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SHEX"), words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>());
/// let file = builder.build()?;
///
/// let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
/// let container = dxbin::open::container(&file, &limits, &mut diagnostics)?;
/// let shader = Shader::of(&container, &limits, &mut diagnostics);
/// assert_eq!(shader.thread_group, Some([8, 8, 1]));
/// assert_eq!((&shader.resources[0].name, shader.resources[0].first), (&None, 3));
/// assert!(shader.unknown.iter().any(|unknown| unknown.contains("names")));
/// # Ok::<(), dxbin::base::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Shader<'a> {
    /// The program's stage and Shader Model; of a bare module, those that its metadata state.
    pub program: Option<ProgramHeader>,
    /// The compiler's name.
    pub creator: Option<Cow<'a, [u8]>>,
    /// The D3DCOMPILE flags it was compiled with.
    pub compile_flags: Option<u32>,
    /// The optional features it needs: bits of SFI0, and those that the program's own flags add.
    pub features: u64,
    /// Whether depth and stencil are tested before the program runs.
    pub early_depth_stencil: bool,
    /// The least feature level.
    pub min_feature_level: Option<FeatureLevel>,
    /// Threads of a group, of a compute program.
    pub thread_group: Option<[u32; 3]>,
    /// Whether a pixel program runs once per sample; `None` for others.
    pub per_sample: Option<bool>,
    /// What a geometry program takes and makes.
    pub geometry: Option<Geometry>,
    /// How a patch is divided, of hull and domain programs.
    pub tessellation: Option<Tessellation>,
    /// What a mesh program makes.
    pub mesh: Option<Mesh>,
    /// Bytes that an amplification program hands to mesh programs, of both.
    pub payload_size: Option<u32>,
    /// Lanes that a wave has: at least, at most and best, 0 for what is not said.
    pub wave_size: Option<[u32; 3]>,
    /// What is counted, in STAT's order.
    pub counters: Vec<Counter>,
    /// Whether the compiler counted; else the program was counted here.
    pub is_counted_by_compiler: bool,
    /// What it binds.
    pub resources: Vec<Resource<'a>>,
    /// How its buffers are laid out.
    pub buffers: Vec<BufferLayout<'a>>,
    /// Its signatures: in the directory's order those of parts, then those that only metadata state.
    pub signatures: Vec<ShaderSignature<'a>>,
    /// Slots of interface pointers.
    pub interface_slots: u32,
    /// Class linkage.
    pub linkage: Option<Ifce<'a>>,
    /// What the container does not say, each in a sentence.
    pub unknown: Vec<&'static str>,
}

/// What a geometry program takes and makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// What it takes.
    pub input: InputPrimitive,
    /// What it makes.
    pub output: OutputTopology,
    /// The most vertices it makes.
    pub max_vertices: u32,
    /// Instances.
    pub instances: u32,
}

/// How a patch is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tessellation {
    /// What is divided.
    pub domain: TessellatorDomain,
    /// How; of hull programs.
    pub partitioning: TessellatorPartitioning,
    /// What is made; of hull programs.
    pub output: TessellatorOutputPrimitive,
    /// Control points that come in.
    pub input_control_points: Option<u32>,
    /// Control points that a hull program gives.
    pub output_control_points: Option<u32>,
}

/// What a mesh program makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// What it makes, such as `Triangle`.
    pub topology: &'static str,
    /// The most vertices it makes.
    pub max_vertices: u32,
    /// The most primitives it makes.
    pub max_primitives: u32,
}

/// A number that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The name of a field of `D3D11_SHADER_DESC`, or of what STAT has besides.
    pub name: &'static str,
    /// The number, or the least it can be.
    pub least: u32,
    /// The most it can be: more than the least only where STAT is stripped, since the compiler counted before its last
    /// passes.
    pub most: u32,
}

impl<'a> Shader<'a> {
    /// Of a file's shader: a container, one in a PDB, or a module of Shader Model 6 alone, whose metadata are then all there is.
    ///
    /// # Errors
    ///
    /// Those of [`open::container`], and of [`Modules::of`] and [`dxbin_bitcode::read::read`] for a module alone.
    pub fn of_file(file: &'a open::Shader<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        if !open::kind(file.bytes()).is_some_and(open::Kind::is_module) {
            return Ok(Self::of(&file.container(limits, diagnostics)?, limits, diagnostics));
        }
        let modules = Modules::of_shader(file, limits, diagnostics)?;
        let mut shader = Self { program: modules.program, ..Self::default() };
        dxil::describe(&mut shader, Some(&modules), None, limits, diagnostics)?;
        shader.say_which_signatures_are_unknown();
        Ok(shader)
    }

    /// Of a container; what is wrong with its parts goes to `diagnostics`.
    pub fn of(container: &Container<'a>, limits: &Limits, diagnostics: &mut Diagnostics) -> Self {
        let summary = Summary::of(container, limits, diagnostics);
        let tokens = read::program(container).and_then(|(part, _)| Program::read(part.data, part.start()).ok());
        let facts = tokens.map(|program| Facts::of(&program, diagnostics));
        let facts = facts.as_ref();
        let uses = tokens.map(|program| Uses::of(&program)).unwrap_or_default();
        let declared = read::program(container).map(|(part, _)| Declared::of(part.data)).unwrap_or_default();
        let rdef = summary.resources.as_ref();
        let (buffers, left_out) = rdef.map(|rdef| layout::buffers(rdef, limits)).unwrap_or_default();
        let features = summary.features.map_or(0, |info| info.flags) | declared.features;
        let level_9 = read::level_9(container).ok().flatten();
        let stage = facts.map(Facts::stage);
        let is_domain = summary.program.is_some_and(|(_, header)| header.stage() == Stage::DOMAIN);
        let linkage = container.part(kind::IFCE).and_then(|part| Ifce::open(part.data, part.start()).ok());
        let only_stat = summary.program.is_none().then(|| Modules::of_reflection(container.clone())).flatten();
        let mut shader = Self {
            program: summary.program.map(|(_, header)| header).or(only_stat.as_ref().and_then(|of| of.program)),
            creator: rdef.and_then(Rdef::creator).map(Cow::Borrowed),
            compile_flags: rdef.map(|rdef| rdef.header().flags),
            features,
            early_depth_stencil: declared.early_depth_stencil,
            min_feature_level: facts.and_then(|facts| level::minimum(facts.version.0, level_9, features)),
            thread_group: stage.filter(|&stage| stage == ProgramType::COMPUTE).map(|_| declared.thread_group),
            per_sample: facts.filter(|facts| facts.stage() == ProgramType::PIXEL).map(|facts| facts.per_sample),
            geometry: facts.and_then(Geometry::of),
            tessellation: facts.and_then(Tessellation::of),
            is_counted_by_compiler: summary.statistics.is_some(),
            resources: resources::all(rdef, facts, &uses),
            buffers,
            signatures: (summary.signatures.iter())
                .map(|(part, signature)| ShaderSignature::of_part(*part, signature, is_domain))
                .collect(),
            interface_slots: match (rdef, &linkage) {
                (Some(rdef), _) => rdef.sizes().interface_slots,
                (None, Some(linkage)) => linkage.header().slots,
                (None, None) => 0,
            },
            linkage,
            ..Self::default()
        };
        shader.counters = match (&summary.statistics, facts) {
            (Some(statistics), _) => stored(statistics),
            (None, Some(facts)) => counted(facts),
            (None, None) => Vec::new(),
        };
        if shader.is_dxil() {
            shader.counters.clear();
            let modules = only_stat.or_else(|| Modules::of_container(container.clone()).ok());
            if let Err(error) = dxil::describe(&mut shader, modules.as_ref(), Some(container), limits, diagnostics) {
                diagnostics.push(error.diagnostic().clone());
            }
        } else {
            shader.say_what_is_unknown(facts, rdef.is_some(), left_out);
        }
        shader.say_which_signatures_are_unknown();
        if Library::is_one(container) {
            shader.unknown =
                vec!["a library's functions: this view has no place for them yet; D3DReflectLibrary's answers have"];
        }
        shader
    }

    /// Whether it is of Shader Model 6.
    pub fn is_dxil(&self) -> bool {
        self.program.is_some_and(|program| program.model().0 >= 6)
    }

    fn say_what_is_unknown(&mut self, facts: Option<&Facts>, has_rdef: bool, left_out: bool) {
        let mut say = |unknown: bool, text| self.unknown.extend(unknown.then_some(text));
        say(facts.is_none(), "all that only a program says: there is none that can be read");
        if !has_rdef {
            say(true, "names of resources, and which registers are one array: RDEF is stripped");
            say(
                true,
                "variables of constant buffers, and how large these are behind the last row that is used: RDEF is stripped",
            );
        }
        say(left_out, "fields of buffers beyond the first 65,536: types are shared too often");
        let stripped = facts.is_some() && !self.is_counted_by_compiler;
        say(stripped, "what the compiler counted: STAT is stripped, and the program was counted instead");
    }

    fn say_which_signatures_are_unknown(&mut self) {
        let is_there = |kind: &[u8]| self.signatures.iter().any(|signature| signature.kind.0.starts_with(kind));
        let (input, output) = (is_there(b"ISG"), is_there(b"OSG"));
        let mut say = |unknown: bool, text| self.unknown.extend(unknown.then_some(text));
        say(!input, "the input signature: it is not there");
        say(!output, "the output signature: it is not there");
    }
}

/// A field of a declaration's token, or 0.
fn token_bits(facts: &Facts, opcode: Opcode, low: u32, count: u32) -> Option<u32> {
    facts.declaration(opcode).map(|of| of.token.bits(low, count))
}

fn word(facts: &Facts, opcode: Opcode) -> Option<u32> {
    facts.declaration(opcode)?.words.first().copied()
}

impl Geometry {
    fn of(facts: &Facts) -> Option<Self> {
        if facts.stage() != ProgramType::GEOMETRY {
            return None;
        }
        Some(Self {
            input: InputPrimitive(token_bits(facts, Opcode::DCL_GS_INPUT_PRIMITIVE, 11, 6).unwrap_or(0) as u8),
            output: OutputTopology(
                token_bits(facts, Opcode::DCL_GS_OUTPUT_PRIMITIVE_TOPOLOGY, 11, 7).unwrap_or(0) as u8
            ),
            max_vertices: word(facts, Opcode::DCL_MAX_OUTPUT_VERTEX_COUNT).unwrap_or(0),
            instances: word(facts, Opcode::DCL_GS_INSTANCE_COUNT).unwrap_or(1),
        })
    }
}

impl Tessellation {
    fn of(facts: &Facts) -> Option<Self> {
        if ![ProgramType::HULL, ProgramType::DOMAIN].contains(&facts.stage()) {
            return None;
        }
        let bits = |opcode, count| token_bits(facts, opcode, 11, count).unwrap_or(0);
        Some(Self {
            domain: TessellatorDomain(bits(Opcode::DCL_TESS_DOMAIN, 2)),
            partitioning: TessellatorPartitioning(bits(Opcode::DCL_TESS_PARTITIONING, 3)),
            output: TessellatorOutputPrimitive(bits(Opcode::DCL_TESS_OUTPUT_PRIMITIVE, 3)),
            input_control_points: token_bits(facts, Opcode::DCL_INPUT_CONTROL_POINT_COUNT, 11, 6),
            output_control_points: token_bits(facts, Opcode::DCL_OUTPUT_CONTROL_POINT_COUNT, 11, 6),
        })
    }
}

/// The fields of STAT that are counts, and not facts of the program that stand elsewhere.
fn is_count(name: &str) -> bool {
    const FACTS: [&str; 9] = [
        "InputPrimitive",
        "GSOutputTopology",
        "GSMaxOutputVertexCount",
        "SampleFrequency",
        "cGSInstanceCount",
        "ControlPoints",
        "HSOutputPrimitive",
        "HSPartitioning",
        "TessellatorDomain",
    ];
    !FACTS.contains(&name)
}

pub(super) fn stored(statistics: &Statistics) -> Vec<Counter> {
    use dxbin_base::record::Record;
    let fields = Statistics::FIELDS.iter().enumerate().filter(|(_, field)| is_count(field.name));
    let counters = fields.filter_map(|(index, field)| {
        let number = statistics.get(index)? as u32;
        Some(Counter { name: field.name, least: number, most: number })
    });
    counters.collect()
}

fn counted(facts: &Facts) -> Vec<Counter> {
    use dxbin_base::record::Record;
    let counters = statistics::bounds(facts).filter_map(|(index, least, most)| {
        let name = Statistics::FIELDS.get(index)?.name;
        is_count(name).then_some(Counter { name, least, most })
    });
    counters.collect()
}
