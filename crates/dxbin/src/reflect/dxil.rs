//! What is known of a shader of Shader Model 6, our own view: its module's metadata, and where that is missing PSV0 and RDAT.
//!
//! Buffers are those of Microsoft's reflection, with names whole and arrays as HLSL has them.

use std::borrow::Cow;

use dxbin_base::{Diagnostics, Error, Limits};
use dxbin_bitcode::model::Module;
use dxbin_container::Container;
use dxbin_container::spec::kind;
use dxbin_dxil::model::{Dxil, Entry, Resource as DxilResource};
use dxbin_dxil::spec::{ResourceClass, ResourceKind, SamplerKind, ShaderFlags, ShaderKind};
use dxbin_parts::psv0::{Psv0, ResourceType};
use dxbin_parts::rdat::{PartType, Rdat};
use dxbin_parts::rdef::{InputType, ReturnType, Type, VariableClass, VariableFlags, VariableType};
use dxbin_parts::stat::{TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning};
use dxbin_tpf::spec::{InputPrimitive, OutputTopology};

use super::layout::{self, BufferLayout, Field, MAX_FIELDS};
use super::module::{self, ModuleReflection, ReflectedType};
use super::resources::{Access, Resource};
use super::shader::{Geometry, Mesh, Shader, Tessellation, stored};
use super::signatures;
use crate::check::Class;
use crate::derive;
use crate::module::{Bitcode, Modules};
use crate::summary::ProgramHeader;

/// Says what is known of a shader: of a module, and of the other parts of a container.
///
/// # Errors
///
/// Why the module cannot be read; what is known without it is said nevertheless.
pub(super) fn describe(
    shader: &mut Shader<'_>,
    modules: Option<&Modules<'_>>,
    container: Option<&Container<'_>>,
    limits: &Limits,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let source = modules.map(|modules| modules.reflection.unwrap_or(modules.main));
    let mut result = Ok(());
    let mut read = |of: Bitcode<'_>| dxbin_bitcode::read::read(of.bytes, of.origin, limits, diagnostics);
    let module = source.and_then(|source| read(source).map_err(|error| result = Err(error)).ok());
    let span = source.map_or(0..0, |source| source.origin..source.origin + source.bytes.len() as u64);
    let dxil = module.as_ref().and_then(|module| Dxil::read(module, span, limits, diagnostics));
    let part = |kind| container.and_then(|container| container.part(kind));
    let psv = part(kind::PSV0).map(|part| Psv0::read(part.data, part.start(), diagnostics));
    let mut known = None;
    if let (Some(module), Some(dxil)) = (&module, &dxil) {
        let (reflection, complete) = ModuleReflection::known(module, dxil);
        state(shader, module, dxil, &reflection);
        if part(kind::SFI0).is_none() {
            shader.features |= dxil.flags().features();
        }
        if !dxil.is_library() {
            signatures::complete(shader, dxil, limits);
            signatures::find_uses(shader, module, dxil);
        }
        if !complete {
            shader.unknown.push("some buffers and bindings: their types are not what they should be");
        }
        known = Some((dxil, reflection));
    }
    match &known {
        Some((dxil, reflection)) => {
            shader.resources = resources(dxil, reflection);
            let mut buffers = Buffers { of: reflection, left: MAX_FIELDS };
            shader.buffers = reflection.buffers.iter().map_while(|buffer| buffers.buffer(buffer)).collect();
            if buffers.left == 0 {
                shader.unknown.push("fields of buffers beyond the first 65,536: types are shared too often");
            }
        }
        None => {
            let rdat = part(kind::RDAT).map(|part| Rdat::read(part.data, part.start(), diagnostics));
            shader.resources = without_module(psv.as_ref(), rdat.as_ref());
            shader
                .unknown
                .push("what only the module says, variables of buffers among it: there is none that can be read");
        }
    }
    shader.per_sample = match (&psv, &known) {
        (Some(psv), _) => per_sample_of_psv(shader, psv),
        (None, Some((dxil, _))) => per_sample(dxil),
        (None, None) => None,
    };
    let is_library = shader.program.is_some_and(|program| program.version >> 16 == ShaderKind::LIBRARY.0);
    let nameless = known.is_some() && shader.resources.iter().any(|of| of.name.is_none());
    let counted = shader.is_counted_by_compiler;
    let mut say = |unknown: bool, text| shader.unknown.extend(unknown.then_some(text));
    say(nameless, "names and variables that were stripped from the program: there is no STAT part");
    say(known.is_some() && !counted, "what the compiler counted: it is only in a STAT part");
    say(is_library, "a library's functions: `dxbin lib` shows them");
    result
}

/// What the metadata state of the shader as a whole.
fn state(shader: &mut Shader<'_>, module: &Module, dxil: &Dxil<'_>, reflection: &ModuleReflection) {
    shader.program.get_or_insert(ProgramHeader { version: reflection.version, ..ProgramHeader::default() });
    shader.creator = module::creator(module).map(|text| Cow::Owned(text.to_vec()));
    shader.is_counted_by_compiler = !dxil.counters.is_empty();
    if shader.is_counted_by_compiler {
        shader.counters = stored(&reflection.statistics);
    }
    let Some(entry) = dxil.entries.first() else { return };
    let properties = &entry.properties;
    shader.early_depth_stencil = properties.flags.has(ShaderFlags::FORCE_EARLY_DEPTH_STENCIL);
    shader.thread_group = threads(entry);
    shader.wave_size = properties.wave_size.map(|of| [of.minimum, of.maximum, of.preferred]);
    shader.geometry = properties.geometry.map(|of| Geometry {
        input: InputPrimitive(of.input.0 as u8),
        output: OutputTopology(of.topology.0 as u8),
        max_vertices: of.max_vertex_count,
        instances: of.instance_count,
    });
    let hull = properties.hull.map(|of| Tessellation {
        domain: TessellatorDomain(of.domain.0),
        partitioning: TessellatorPartitioning(of.partitioning.0),
        output: TessellatorOutputPrimitive(of.output_primitive.0),
        input_control_points: Some(of.input_control_points),
        output_control_points: Some(of.output_control_points),
    });
    let domain = properties.domain.map(|of| Tessellation {
        domain: TessellatorDomain(of.domain.0),
        partitioning: TessellatorPartitioning(0),
        output: TessellatorOutputPrimitive(0),
        input_control_points: Some(of.input_control_points),
        output_control_points: None,
    });
    shader.tessellation = hull.or(domain);
    shader.mesh = properties.mesh.map(|of| Mesh {
        topology: of.topology.name().unwrap_or("unknown"),
        max_vertices: of.max_vertex_count,
        max_primitives: of.max_primitive_count,
    });
    shader.payload_size =
        properties.mesh.map(|of| of.payload_size).or(properties.amplification.map(|of| of.payload_size));
}

fn threads(entry: &Entry<'_>) -> Option<[u32; 3]> {
    let of = &entry.properties;
    let mesh = of.mesh.map(|of| of.num_threads);
    of.num_threads.or(mesh).or(of.amplification.map(|of| of.num_threads))
}

/// Whether a pixel shader runs once per sample, as PSV0 says.
fn per_sample_of_psv(shader: &Shader<'_>, psv: &Psv0<'_>) -> Option<bool> {
    use dxbin_parts::psv0::StageInfo;
    match psv.info().stage_info(shader.program?.stage()) {
        StageInfo::Pixel(pixel) => Some(pixel.sample_frequency != 0),
        _ => None,
    }
}

/// Whether a pixel shader runs once per sample, from which dxc makes what PSV0 says of it.
fn per_sample(dxil: &Dxil<'_>) -> Option<bool> {
    let entry = dxil.entries.first().filter(|_| dxil.shader_model.kind == ShaderKind::PIXEL)?;
    Some(entry.signatures.input.iter().any(derive::runs_per_sample))
}

fn class(of: ResourceClass) -> Class {
    match of {
        ResourceClass::CBUFFER => Class::Buffer,
        ResourceClass::SAMPLER => Class::Sampler,
        ResourceClass::UAV => Class::View,
        _ => Class::Resource,
    }
}

/// The resources of a module, each with what Microsoft's reflection says of it.
fn resources<'a>(dxil: &Dxil<'_>, reflection: &ModuleReflection) -> Vec<Resource<'a>> {
    let listed = dxil.resources.listed().zip(&reflection.bindings);
    let all = listed.map(|(of, bound)| {
        let record = bound.record;
        let view = module::view(of);
        let typed = record.return_type != ReturnType(0)
            && matches!(record.ty, InputType::D3D_SIT_TEXTURE | InputType::D3D_SIT_UAV_RWTYPED);
        let name = reflection.text(bound.name);
        Resource {
            name: (!name.is_empty()).then(|| Cow::Owned(name.to_vec())),
            ty: record.ty,
            class: class(of.class()),
            first: of.lower_bound,
            count: (of.count != DxilResource::UNBOUNDED).then_some(of.count),
            space: of.space,
            id: Some(of.id),
            dimension: record.dimension,
            return_type: typed.then_some(record.return_type),
            components: typed.then_some(record.flags >> 2 & 3).map(|bits| bits + 1),
            samples: view.map(|view| view.sample_count).filter(|&count| count != 0),
            stride: view.filter(|view| view.kind == ResourceKind::STRUCTURED_BUFFER).map(|view| view.stride),
            comparison: of.detail == dxbin_dxil::model::Detail::Sampler(SamplerKind::COMPARISON),
            declared: Some(true),
            rows: match of.detail {
                dxbin_dxil::model::Detail::CBuffer { size, .. } => Some(size.div_ceil(16)),
                _ => None,
            },
            access: Access {
                globally_coherent: view.is_some_and(|view| view.globally_coherent),
                rasterizer_ordered: view.is_some_and(|view| view.rov),
                ..Access::default()
            },
        }
    });
    all.collect()
}

/// The kinds of PSV0 and RDAT, as far as they tell.
fn input_type(kind: ResourceKind, class: ResourceClass, counter: bool) -> InputType {
    use dxbin_dxil::model::{Detail, View};
    let view = View { kind, counter, ..View::default() };
    let detail = match class {
        ResourceClass::CBUFFER => Detail::CBuffer { size: 0, is_tbuffer: false },
        ResourceClass::SAMPLER => Detail::Sampler(SamplerKind::DEFAULT),
        ResourceClass::UAV => Detail::Uav(view),
        _ => Detail::Srv(view),
    };
    module::input_type(detail)
}

/// Resources without a module: RDAT's, which have names, else PSV0's.
fn without_module<'a>(psv: Option<&Psv0<'_>>, rdat: Option<&Rdat<'_>>) -> Vec<Resource<'a>> {
    /// More resources than any shader has.
    const MAX: usize = 1 << 12;
    let resource = |name: &[u8], kind: ResourceKind, of: ResourceClass, bounds: [u32; 3], counter: bool| {
        let [space, first, last] = bounds;
        Resource {
            name: (!name.is_empty()).then(|| Cow::Owned(name.to_vec())),
            ty: input_type(kind, of, counter),
            class: class(of),
            first,
            count: (last != u32::MAX).then(|| last.wrapping_sub(first).wrapping_add(1)),
            space,
            id: None,
            dimension: module::dimension(kind),
            return_type: None,
            components: None,
            samples: None,
            stride: None,
            comparison: false,
            declared: None,
            rows: None,
            access: Access::default(),
        }
    };
    if let Some((rdat, table)) = rdat.and_then(|rdat| Some((rdat, rdat.table(PartType::RESOURCE_TABLE)?))) {
        let rows = table.records::<dxbin_parts::rdat::Resource>().take(MAX);
        let rows = rows.map(|of| {
            let name = rdat.text(of.name).unwrap_or_default();
            let bounds = [of.space, of.lower, of.upper];
            resource(name, ResourceKind(of.kind.0), ResourceClass(of.class.0), bounds, of.flags & 2 != 0)
        });
        return rows.collect();
    }
    let Some(psv) = psv else { return Vec::new() };
    let rows = psv.resources().take(MAX).map(|of| {
        type T = ResourceType;
        let (class, kind) = match of.ty {
            T::SAMPLER => (ResourceClass::SAMPLER, ResourceKind::SAMPLER),
            T::CBV => (ResourceClass::CBUFFER, ResourceKind::CBUFFER),
            T::SRV_TYPED => (ResourceClass::SRV, ResourceKind::TYPED_BUFFER),
            T::SRV_RAW => (ResourceClass::SRV, ResourceKind::RAW_BUFFER),
            T::SRV_STRUCTURED => (ResourceClass::SRV, ResourceKind::STRUCTURED_BUFFER),
            T::UAV_TYPED => (ResourceClass::UAV, ResourceKind::TYPED_BUFFER),
            T::UAV_RAW => (ResourceClass::UAV, ResourceKind::RAW_BUFFER),
            _ => (ResourceClass::UAV, ResourceKind::STRUCTURED_BUFFER),
        };
        // From version 2 on PSV0 has the kind itself.
        let kind = if of.kind.0 != 0 { ResourceKind(of.kind.0) } else { kind };
        let counter = of.ty == T::UAV_STRUCTURED_WITH_COUNTER;
        resource(&[], kind, class, [of.space, of.lower, of.upper], counter)
    });
    rows.collect()
}

/// Makes layouts of buffers.
struct Buffers<'r> {
    of: &'r ModuleReflection,
    left: usize,
}

impl Buffers<'_> {
    fn take(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    fn buffer<'a>(&mut self, buffer: &module::ReflectedBuffer) -> Option<BufferLayout<'a>> {
        self.take()?;
        let of = self.of;
        let name = buffer.name.map(|name| of.text(name)).unwrap_or_default();
        let tight = buffer.record.ty == dxbin_parts::rdef::BufferType::D3D_CT_RESOURCE_BIND_INFO;
        let mut fields = Vec::new();
        for variable in buffer.variables.of(&of.variables) {
            self.take()?;
            let Some(ty) = of.ty(variable.ty) else { continue };
            let record = &variable.record;
            fields.push(Field {
                name: owned(of.text(variable.name)),
                size: Some(record.size),
                used: Some(record.flags & VariableFlags::D3D_SVF_USED.0 != 0),
                ..self.field(ty, record.start, tight, 0)
            });
        }
        // An array of structured buffers has a zero behind its name for each dimension.
        let mut name = name;
        while let Some(rest) = name.strip_suffix(b"[0]").filter(|_| tight) {
            name = rest;
        }
        Some(BufferLayout { name: owned(name), ty: buffer.record.ty, size: buffer.record.size, fields })
    }

    fn field<'a>(&mut self, ty: &ReflectedType, offset: u32, tight: bool, depth: u32) -> Field<'a> {
        let of = self.of;
        let facts = ty.facts;
        let narrow = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        let dimensions = ty.dimensions.of(&of.dimensions).to_vec();
        let elements = match dimensions.as_slice() {
            [] => 0,
            dimensions => dimensions.iter().fold(1_u32, |product, &count| product.saturating_mul(count)),
        };
        let mut members = Vec::new();
        if depth < 32 {
            for member in ty.members.of(&of.members) {
                let (Some(()), Some(inner)) = (self.take(), of.ty(member.ty)) else { break };
                members.push(self.member(of.text(member.name), inner, offset, tight, depth));
            }
        }
        let record = Type {
            class: VariableClass(narrow(facts.class)),
            ty: VariableType(narrow(facts.ty)),
            rows: narrow(facts.rows),
            columns: narrow(facts.columns),
            elements: narrow(elements),
            member_count: narrow(members.len() as u32),
            ..Type::default()
        };
        let is_bits = facts.class == module::BIT_FIELD;
        Field {
            name: owned(&[]),
            offset,
            size: if is_bits {
                layout::component_size(record.ty)
            } else {
                layout::size(&record, elements, &members, offset, tight)
            },
            elements,
            dimensions,
            bits: is_bits.then_some((facts.offset, facts.columns)),
            ty: record,
            type_name: Some(owned(of.text(ty.hlsl))),
            bases: Vec::new(),
            members,
            used: None,
            default: None,
            textures: None,
            samplers: None,
        }
    }

    fn member<'a>(&mut self, name: &[u8], ty: &ReflectedType, start: u32, tight: bool, depth: u32) -> Field<'a> {
        let is_bits = ty.facts.class == module::BIT_FIELD;
        let offset = if is_bits { start } else { start.wrapping_add(ty.facts.offset) };
        Field { name: owned(name), ..self.field(ty, offset, tight, depth + 1) }
    }
}

fn owned<'a>(text: &[u8]) -> Cow<'a, [u8]> {
    Cow::Owned(text.to_vec())
}
