//! What Microsoft's reflection reads of a module of Shader Model 6: `IDxcUtils::CreateReflection` of dxcompiler
//! (1.9.2602.17).
//!
//! It takes the module in STAT, which is there for this alone, else that of ILDB or DXIL, and refuses what it cannot read. What
//! it knows is in [`ModuleReflection`]; [`super::dxcompiler`] gives its answers under the names of Direct3D 12's interfaces.

mod buffers;
mod library;
mod model;
mod names;
mod signature;
mod source;
mod types;
mod usage;

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_bitcode::model::{MetadataEntry, Module};
use dxbin_dxil::model::{Dxil, Version};
use dxbin_dxil::spec::{ShaderFlags, ShaderKind, SigPoint, SignatureKind};
use dxbin_parts::stat::{Statistics, TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning};

pub(super) use buffers::{dimension, input_type, view};
pub use model::*;
pub(super) use types::BIT_FIELD;

use super::Refusal;
use crate::module::Bitcode;

/// Why a module is not reflected.
#[derive(Clone, Copy, Debug)]
enum Stop {
    /// Microsoft's function refuses it.
    Refused(u32, &'static str),
    /// Microsoft's function crashes or does not come back.
    Broken(&'static str),
}

impl Stop {
    const fn broken(what: &'static str) -> Self {
        Self::Broken(what)
    }

    const fn endless() -> Self {
        Self::Broken("types nest too deep, in a circle, or without end")
    }
}

/// What is counted under a name of `dx.counters`.
fn counter<'s>(statistics: &'s mut Statistics, name: &[u8]) -> Option<&'s mut u32> {
    Some(match name {
        b"insts" => &mut statistics.instruction_count,
        b"array_local_bytes" | b"array_static_bytes" | b"array_tgsm_bytes" => &mut statistics.temp_array_count,
        b"branches" => &mut statistics.dynamic_flow_control_count,
        b"array_local_ldst" | b"array_static_ldst" | b"array_tgsm_ldst" => &mut statistics.array_instruction_count,
        b"floats" => &mut statistics.float_instruction_count,
        b"ints" => &mut statistics.int_instruction_count,
        b"uints" => &mut statistics.uint_instruction_count,
        b"tex_norm" => &mut statistics.texture_normal_instructions,
        b"tex_load" => &mut statistics.texture_load_instructions,
        b"tex_cmp" => &mut statistics.texture_comp_instructions,
        b"tex_bias" => &mut statistics.texture_bias_instructions,
        b"tex_grad" => &mut statistics.texture_gradient_instructions,
        b"gs_cut" => &mut statistics.cut_instruction_count,
        b"gs_emit" => &mut statistics.emit_instruction_count,
        b"barrier" => &mut statistics.barrier_instructions,
        b"atomic" => &mut statistics.interlocked_instructions,
        b"tex_store" => &mut statistics.texture_store_instructions,
        _ => return None,
    })
}

/// Stage, major and minor version as the interfaces have them.
pub(super) const fn encoded(kind: ShaderKind, version: Version) -> u32 {
    kind.0 << 16 | version.major << 4 | version.minor
}

/// From this validator's version on, metadata states what is used.
const USAGE_STATED: Version = Version::new(1, 5);

/// Whether metadata states what is used. Version 0 is none, which knows everything.
fn usage_stated(dxil: &Dxil<'_>) -> bool {
    dxil.validator.major == 0 || dxil.validator >= USAGE_STATED
}

/// Bytes of names, and types, in most modules, at most.
const USUAL_TEXT: usize = 512;
const USUAL_TYPES: usize = 8;

impl ModuleReflection {
    /// Reflects on a module. `kind` is what the program before it says it is, and a library is taken for one whatever the module
    /// says; `runtime_data` is RDAT, which a library needs.
    ///
    /// # Errors
    ///
    /// Where Microsoft's function refuses, and where it crashes or does not come back.
    pub fn read(
        bitcode: &Bitcode<'_>,
        kind: ShaderKind,
        runtime_data: Option<&[u8]>,
        limits: &Limits,
    ) -> Result<Self, Refusal> {
        let span = bitcode.origin..bitcode.origin + bitcode.bytes.len() as u64;
        let refuse = |status, message: &str| {
            let message = format!("{message}; CreateReflection refuses the module");
            Refusal::new(status, Error::new(Code::ReflectionRefused, span.clone(), message))
        };
        let mut diagnostics = Diagnostics::new();
        let module = match dxbin_bitcode::read::read(bitcode.bytes, bitcode.origin, limits, &mut diagnostics) {
            Ok(module) => module,
            Err(error) => return Err(Refusal::new(Refusal::E_INVALIDARG, error)),
        };
        if let Err(error) = diagnostics.strict() {
            return Err(Refusal::new(Refusal::E_INVALIDARG, error));
        }
        let mut diagnostics = Diagnostics::new();
        let dxil = Dxil::read(&module, span.clone(), limits, &mut diagnostics);
        let Some(dxil) = &dxil else {
            return Err(refuse(Refusal::DXC_E_INCORRECT_DXIL_METADATA, "there is no dx.version"));
        };
        if let Err(error) = diagnostics.strict() {
            return Err(Refusal::new(Refusal::DXC_E_INCORRECT_DXIL_METADATA, error));
        }
        let reflection = Self::of(&module, dxil, kind, runtime_data);
        dxbin_bitcode::read::recycle(module);
        reflection.map_err(|stop| match stop {
            Stop::Refused(status, message) => refuse(status, message),
            Stop::Broken(message) => {
                let message = format!("{message}; Microsoft's reflection crashes or does not come back");
                Refusal::without_status(Error::new(Code::ReflectionRefused, span.clone(), message))
            }
        })
    }

    /// What is known whatever Microsoft's function refuses, and whether that is all.
    pub(super) fn known(module: &Module, dxil: &Dxil<'_>) -> (Self, bool) {
        let mut stops = Vec::new();
        let mut to = Self::gather(module, dxil, &mut stops);
        to.describe(module, dxil);
        (to, stops.is_empty())
    }

    fn gather(module: &Module, dxil: &Dxil<'_>, stops: &mut Vec<Stop>) -> Self {
        let mut to = Self { version: encoded(dxil.shader_model.kind, dxil.shader_model.version), ..Self::default() };
        to.text.reserve(USUAL_TEXT);
        to.types.reserve(USUAL_TYPES);
        // The type of what nothing is known of.
        to.types.push(ReflectedType::default());
        let mut types = types::Types::new(module, dxil);
        buffers::make(&mut to, &mut types, usage_stated(dxil), stops);
        buffers::bind(&mut to, &types, stops);
        to
    }

    fn of(module: &Module, dxil: &Dxil<'_>, kind: ShaderKind, runtime_data: Option<&[u8]>) -> Result<Self, Stop> {
        let usage_stated = usage_stated(dxil);
        let mut stops = Vec::new();
        let mut to = Self::gather(module, dxil, &mut stops);
        if let Some(&stop) = stops.first() {
            return Err(stop);
        }
        if kind == ShaderKind::LIBRARY || dxil.is_library() {
            library::make(&mut to, module, dxil, runtime_data)?;
            if !usage_stated {
                usage::of_library(&mut to, module, dxil)?;
            }
            return Ok(to);
        }
        if !usage_stated {
            usage::of_shader(&mut to, module, dxil)?;
        }
        to.read_signatures(dxil, usage_stated);
        if !usage_stated {
            usage::of_signatures(&mut to, module, dxil);
        }
        to.describe(module, dxil);
        Ok(to)
    }

    fn read_signatures(&mut self, dxil: &Dxil<'_>, usage_stated: bool) {
        let Some(entry) = dxil.entries.first() else { return };
        let properties = &entry.properties;
        let domain = match (&properties.hull, &properties.domain) {
            (Some(hull), _) => hull.domain,
            (None, Some(state)) => state.domain,
            (None, None) => Default::default(),
        };
        let purpose = |kind, input| {
            let point = SigPoint::of(dxil.shader_model.kind, kind);
            signature::Purpose { point, input, usage_stated, domain }
        };
        let signatures = &entry.signatures;
        self.inputs = signature::make(self, &signatures.input, purpose(SignatureKind::Input, true));
        self.outputs = signature::make(self, &signatures.output, purpose(SignatureKind::Output, false));
        // That of a domain shader goes in, and counts as going out.
        let third = purpose(SignatureKind::PatchConstantOrPrimitive, false);
        self.patch_constants = signature::make(self, &signatures.patch_constant_or_primitive, third);
    }

    /// What describes the shader as a whole.
    fn describe(&mut self, module: &Module, dxil: &Dxil<'_>) {
        let creator = creator(module).map(|text| self.name(text));
        self.creator = creator;
        let statistics = &mut self.statistics;
        for &(name, number) in &dxil.counters {
            if let Some(counter) = counter(statistics, name) {
                *counter = counter.wrapping_add(number);
            }
        }
        let empty = Default::default();
        let properties = dxil.entries.first().map_or(&empty, |entry| &entry.properties);
        let kind = dxil.shader_model.kind;
        if let Some(geometry) = properties.geometry.filter(|_| kind == ShaderKind::GEOMETRY) {
            self.gs_input_primitive = geometry.input.0;
            statistics.input_primitive = geometry.input.0;
            statistics.gs_output_topology = geometry.topology.0;
            statistics.gs_max_output_vertex_count = geometry.max_vertex_count;
            statistics.gs_instance_count = geometry.instance_count;
        }
        if let Some(hull) = properties.hull.filter(|_| kind == ShaderKind::HULL) {
            /// `D3D_PRIMITIVE_1_CONTROL_POINT_PATCH`
            const PATCH_OF_1: u32 = 8;
            statistics.input_primitive = (PATCH_OF_1 - 1).wrapping_add(hull.input_control_points);
            statistics.control_points = hull.output_control_points;
            statistics.domain = TessellatorDomain(hull.domain.0);
            statistics.partitioning = TessellatorPartitioning(hull.partitioning.0);
            statistics.output_primitive = TessellatorOutputPrimitive(hull.output_primitive.0);
        }
        if let Some(domain) = properties.domain.filter(|_| kind == ShaderKind::DOMAIN) {
            statistics.control_points = domain.input_control_points;
            statistics.domain = TessellatorDomain(domain.domain.0);
        }
        let threads = match kind {
            ShaderKind::COMPUTE => properties.num_threads,
            ShaderKind::MESH => properties.mesh.map(|state| state.num_threads),
            ShaderKind::AMPLIFICATION => properties.amplification.map(|state| state.num_threads),
            _ => None,
        };
        self.thread_group = threads.unwrap_or_default();
        self.requires = requires(properties.flags);
    }
}

/// A bit that SFI0 and the interfaces use for different things.
pub(super) const EARLY_DEPTH_STENCIL: u64 = 2;

/// `D3D_SHADER_REQUIRES_*` of a shader with these flags.
fn requires(flags: ShaderFlags) -> u64 {
    let early = flags.has(ShaderFlags::FORCE_EARLY_DEPTH_STENCIL);
    flags.features() & !EARLY_DEPTH_STENCIL | if early { EARLY_DEPTH_STENCIL } else { 0 }
}

/// The compiler's name: `llvm.ident`.
pub(super) fn creator(module: &Module) -> Option<&[u8]> {
    let metadata = &module.metadata;
    let list = metadata.named.iter().find(|list| module.bytes(list.name) == b"llvm.ident")?;
    let Some(MetadataEntry::Node(node)) = metadata.get(*list.nodes.first()?) else { return None };
    let first = dxbin_bitcode::model::Metadata::reference(*metadata.fields(node).first()?)?;
    match metadata.get(first)? {
        MetadataEntry::String(text) => Some(module.bytes(text)),
        _ => None,
    }
}
