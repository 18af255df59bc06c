//! PSV0.

use dxbin_base::record::Record;
use dxbin_bitcode::model::Module;
use dxbin_dxil::model::{Detail, Dxil, Element, Entry, Outputs, Resource};
use dxbin_dxil::spec::{InterpolationMode, SemanticKind, ShaderFlags, ShaderKind};
use dxbin_parts::program::StageByte;
use dxbin_parts::psv0::{
    self as part, AmplificationInfo, DomainInfo, ElementModel, GeometryInfo, HullInfo, MeshInfo, PixelInfo, Psv0Model,
    PsvElement, ResourceBinding, ResourceType, RuntimeInfo, SectionKind, VertexInfo,
};

use super::signature::component_type;
use super::{domain, entry, group_shared, upper_bound, validator_from};

/// The PSV0 that dxc writes for a module; `None` for a library, which has none.
pub(crate) fn psv0<'m>(module: &Module, dxil: &Dxil<'m>) -> Option<Psv0Model<'m>> {
    let entry = entry(dxil)?;
    let version = [(10, 4), (8, 3), (6, 2), (1, 1)].into_iter().find(|&(minor, _)| validator_from(dxil, minor));
    let version = version.map_or(0, |(_, version)| version);
    let mut model = Psv0Model { version, info: info(module, dxil, entry, version), ..Psv0Model::default() };
    model.resources = dxil.resources.listed().map(|resource| binding(resource, version)).collect();
    if version == 0 {
        return Some(model);
    }
    let elements = |elements: &[Element<'m>]| elements.iter().map(|it| element(it, validator_from(dxil, 5))).collect();
    model.inputs = elements(&entry.signatures.input);
    model.outputs = elements(&entry.signatures.output);
    model.patch = elements(&entry.signatures.patch_constant_or_primitive);
    if version >= 3 {
        model.entry = entry.name.into();
    }
    model.masks = masks(dxil, &model.info);
    Some(model)
}

/// The registers that a stream's elements take.
fn vectors(elements: &[Element<'_>], stream: u32) -> u8 {
    let placed = elements.iter().filter(|it| it.start_row >= 0 && it.start_column >= 0 && it.stream == stream);
    placed.map(|it| (it.start_row as u32).saturating_add(it.rows)).max().unwrap_or_default() as u8
}

fn info(module: &Module, dxil: &Dxil<'_>, entry: &Entry<'_>, version: usize) -> RuntimeInfo {
    let kind = dxil.shader_model.kind;
    let mut info = RuntimeInfo { max_lanes: u32::MAX, ..RuntimeInfo::default() };
    let mut stage = Vec::new();
    of_stage(module, entry, kind, &mut stage);
    let word =
        |at: usize| stage.get(4 * at..).and_then(<[u8]>::first_chunk).map_or(0, |bytes| u32::from_le_bytes(*bytes));
    (info.stage0, info.stage1, info.stage2, info.stage3) = (word(0), word(1), word(2), word(3));
    let properties = &entry.properties;
    if let Some(size) = properties.wave_size.filter(|_| kind == ShaderKind::COMPUTE) {
        info.min_lanes = size.minimum;
        info.max_lanes = if size.maximum > 0 { size.maximum } else { size.minimum };
    }
    if version == 0 {
        return info;
    }
    let signatures = &entry.signatures;
    info.stage = StageByte(kind.0 as u8);
    info.uses_view_id = u8::from(dxil.flags().has(ShaderFlags::VIEW_ID));
    info.input_vectors = vectors(&signatures.input, 0);
    let output = [0, 1, 2, 3].map(|stream| vectors(&signatures.output, stream));
    [info.output_vectors0, info.output_vectors1, info.output_vectors2, info.output_vectors3] = output;
    match kind {
        ShaderKind::HULL | ShaderKind::DOMAIN => {
            info.patch_vectors = vectors(&signatures.patch_constant_or_primitive, 0);
        }
        ShaderKind::MESH => {
            info.patch_vectors = vectors(&signatures.patch_constant_or_primitive, 0);
            info.mesh_topology = part::MeshTopology(properties.mesh.map_or(0, |mesh| mesh.topology.0 as u8));
        }
        ShaderKind::GEOMETRY => {
            let count = properties.geometry.map_or(0, |geometry| geometry.max_vertex_count as u16);
            let [low, high] = count.to_le_bytes();
            (info.patch_vectors, info.mesh_topology) = (low, part::MeshTopology(high));
        }
        _ => {}
    }
    let threads = match kind {
        ShaderKind::COMPUTE => properties.num_threads,
        ShaderKind::MESH => properties.mesh.map(|mesh| mesh.num_threads),
        ShaderKind::AMPLIFICATION => properties.amplification.map(|amplification| amplification.num_threads),
        _ => None,
    };
    if let Some([x, y, z]) = threads.filter(|_| version >= 2) {
        (info.threads_x, info.threads_y, info.threads_z) = (x, y, z);
    }
    if version >= 4 && matches!(kind, ShaderKind::COMPUTE | ShaderKind::MESH | ShaderKind::AMPLIFICATION) {
        info.group_shared = group_shared(module).iter().fold(0, |sum: u32, (_, size)| sum.wrapping_add(*size));
    }
    info
}

/// What stands first, by stage.
fn of_stage(module: &Module, entry: &Entry<'_>, kind: ShaderKind, out: &mut Vec<u8>) {
    let signatures = &entry.signatures;
    let properties = &entry.properties;
    let position = u8::from(signatures.output.iter().any(|element| element.kind == SemanticKind::POSITION));
    match kind {
        ShaderKind::VERTEX => VertexInfo { position, ..VertexInfo::default() }.write(out),
        ShaderKind::HULL => {
            let Some(hull) = properties.hull else { return };
            HullInfo {
                input_points: hull.input_control_points,
                output_points: hull.output_control_points,
                domain: part::Domain(hull.domain.0),
                primitive: part::OutputPrimitive(hull.output_primitive.0),
            }
            .write(out);
        }
        ShaderKind::DOMAIN => DomainInfo {
            input_points: properties.domain.map_or(0, |domain| domain.input_control_points),
            position,
            domain: part::Domain(domain(entry).0),
            ..DomainInfo::default()
        }
        .write(out),
        ShaderKind::GEOMETRY => {
            let Some(geometry) = properties.geometry else { return };
            GeometryInfo {
                primitive: part::InputPrimitive(geometry.input.0),
                topology: part::Topology(geometry.topology.0),
                streams: if geometry.active_streams == 0 { 1 } else { geometry.active_streams },
                position,
                ..GeometryInfo::default()
            }
            .write(out);
        }
        ShaderKind::PIXEL => PixelInfo {
            depth: u8::from(signatures.output.iter().any(|element| is_depth(element.kind))),
            sample_frequency: u8::from(signatures.input.iter().any(runs_per_sample)),
            ..PixelInfo::default()
        }
        .write(out),
        ShaderKind::MESH => {
            let Some(mesh) = properties.mesh else { return };
            MeshInfo {
                group_shared: group_shared(module).iter().fold(0, |sum: u32, (_, size)| sum.wrapping_add(*size)),
                group_shared_view_id: 0,
                payload: mesh.payload_size,
                max_vertices: mesh.max_vertex_count as u16,
                max_primitives: mesh.max_primitive_count as u16,
            }
            .write(out);
        }
        ShaderKind::AMPLIFICATION => {
            let payload = properties.amplification.map_or(0, |amplification| amplification.payload_size);
            AmplificationInfo { payload, ..AmplificationInfo::default() }.write(out);
        }
        _ => {}
    }
}

pub(super) fn is_depth(kind: SemanticKind) -> bool {
    matches!(kind, SemanticKind::DEPTH | SemanticKind::DEPTH_LESS_EQUAL | SemanticKind::DEPTH_GREATER_EQUAL)
}

pub(crate) fn runs_per_sample(element: &Element<'_>) -> bool {
    element.kind == SemanticKind::SAMPLE_INDEX
        || matches!(
            element.interpolation,
            InterpolationMode::LINEAR_SAMPLE | InterpolationMode::LINEAR_NOPERSPECTIVE_SAMPLE
        )
}

fn binding(resource: &Resource<'_>, version: usize) -> ResourceBinding {
    let ty = match resource.detail {
        Detail::Sampler(_) => ResourceType::SAMPLER,
        Detail::CBuffer { is_tbuffer: false, .. } => ResourceType::CBV,
        Detail::CBuffer { .. } => ResourceType::SRV_TYPED,
        Detail::Srv(view) => match view.kind.0 {
            STRUCTURED => ResourceType::SRV_STRUCTURED,
            RAW | ACCELERATION_STRUCTURE => ResourceType::SRV_RAW,
            _ => ResourceType::SRV_TYPED,
        },
        Detail::Uav(view) => match view.kind.0 {
            STRUCTURED if view.counter => ResourceType::UAV_STRUCTURED_WITH_COUNTER,
            STRUCTURED => ResourceType::UAV_STRUCTURED,
            ACCELERATION_STRUCTURE => ResourceType::SRV_RAW,
            RAW => ResourceType::UAV_RAW,
            _ => ResourceType::UAV_TYPED,
        },
    };
    const RAW: u32 = part::ResourceKind::RAW_BUFFER.0;
    const STRUCTURED: u32 = part::ResourceKind::STRUCTURED_BUFFER.0;
    const ACCELERATION_STRUCTURE: u32 = part::ResourceKind::ACCELERATION_STRUCTURE.0;
    let atomic = matches!(resource.detail, Detail::Uav(view) if view.atomic64_use);
    let (kind, flags) = match version {
        0 | 1 => (part::ResourceKind::INVALID, 0),
        _ => (part::ResourceKind(resource.kind().0), u32::from(atomic)),
    };
    ResourceBinding {
        ty,
        space: resource.space,
        lower: resource.lower_bound,
        upper: upper_bound(resource.lower_bound, resource.count),
        kind,
        flags,
    }
}

fn element<'m>(element: &Element<'m>, knows_booleans: bool) -> ElementModel<'m> {
    let allocated = element.start_row >= 0 && element.start_column >= 0;
    let start = if allocated { 0x40 | (element.start_column as u8) << 4 } else { 0 };
    let name: &'m [u8] = if element.kind == SemanticKind::ARBITRARY { element.name } else { &[] };
    ElementModel {
        name: name.into(),
        indexes: element.indices.to_vec(),
        record: PsvElement {
            start_row: if allocated { element.start_row as u8 } else { 0 },
            columns: element.columns & 0xf | start,
            semantic: part::SemanticKind(element.kind.0 as u8),
            component_type: part::ComponentByte(component_type(element.component, knows_booleans).0 as u8),
            interpolation: part::Interpolation(element.interpolation.0 as u8),
            mask_and_stream: (element.stream as u8 & 3) << 4 | element.dynamic_index_mask as u8 & 0xf,
            ..PsvElement::default()
        },
    }
}

/// The words of the masks: what the module's view-ID state says, each row as wide as PSV0 has it.
fn masks(dxil: &Dxil<'_>, info: &RuntimeInfo) -> Vec<u32> {
    let state = dxil.view_id_state().and_then(Result::ok).unwrap_or_default();
    let third = state.patch_constant_or_primitive;
    let mut all = Vec::new();
    for (kind, words) in part::masks(info) {
        let stream = |stream: u8| state.streams.get(usize::from(stream));
        let view =
            |outputs: Option<&Outputs<'_>>| outputs.map(|it| it.dependent_on_view.iter().collect()).unwrap_or_default();
        let table =
            |outputs: Option<&Outputs<'_>>| outputs.map(|it| it.table.words().iter().collect()).unwrap_or_default();
        let mut mask: Vec<u32> = match kind {
            SectionKind::ViewIdOutputs(number) => view(stream(number)),
            SectionKind::ViewIdPatch => view(third.as_ref()),
            SectionKind::InputToOutputs(number) => table(stream(number)),
            SectionKind::InputToPatch | SectionKind::PatchToOutputs => table(third.as_ref()),
            _ => Vec::new(),
        };
        mask.resize(words, 0);
        all.extend(mask);
    }
    all
}
