//! Entry points and their properties.

use dxbin_base::record::F32Bits;
use dxbin_bitcode::model::{FunctionId, Metadata, MetadataId};

use super::read::Reader;
use super::{NodeProperties, Signatures};
use crate::spec::{
    EntryTag, InputPrimitive, MeshOutputTopology, PrimitiveTopology, ShaderFlags, ShaderKind, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning,
};

/// An entry of `dx.entryPoints`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry<'m> {
    /// The function; `None` for the first entry of a library, and for a hull shader without control point phase.
    pub function: Option<FunctionId>,
    /// The name in HLSL; empty for the first entry of a library.
    pub name: &'m [u8],
    /// Signatures. A library's first entry has none.
    pub signatures: Signatures<'m>,
    /// The node with the resources, which is the same for all entries that have one.
    pub resources: Option<MetadataId>,
    /// Properties.
    pub properties: Properties<'m>,
}

/// The properties of an entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Properties<'m> {
    /// Flags.
    pub flags: ShaderFlags,
    /// The stage, in libraries.
    pub kind: Option<ShaderKind>,
    /// Threads of a group, along each axis; of compute shaders and nodes.
    pub num_threads: Option<[u32; 3]>,
    /// Of geometry shaders.
    pub geometry: Option<GeometryState>,
    /// Of domain shaders.
    pub domain: Option<DomainState>,
    /// Of hull shaders.
    pub hull: Option<HullState>,
    /// Of mesh shaders.
    pub mesh: Option<MeshState>,
    /// Of amplification shaders.
    pub amplification: Option<AmplificationState>,
    /// The space in which resources without one were bound.
    pub auto_binding_space: Option<u32>,
    /// Bytes of a ray's payload, or of a callable shader's parameter.
    pub ray_payload_size: Option<u32>,
    /// Bytes of a hit's attributes.
    pub ray_attribute_size: Option<u32>,
    /// Lanes of a wave.
    pub wave_size: Option<WaveSize>,
    /// A serialized root signature.
    pub root_signature: Option<&'m [u8]>,
    /// Bytes of group shared memory that there may be.
    pub group_shared_limit: Option<u32>,
    /// Of nodes of work graphs.
    pub node: NodeProperties<'m>,
}

/// Of a geometry shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GeometryState {
    /// What comes in.
    pub input: InputPrimitive,
    /// Vertices that go out at most.
    pub max_vertex_count: u32,
    /// Streams that something goes out to, a bit each.
    pub active_streams: u32,
    /// What goes out, to all streams.
    pub topology: PrimitiveTopology,
    /// Instances.
    pub instance_count: u32,
}

/// Of a domain shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DomainState {
    /// The domain.
    pub domain: TessellatorDomain,
    /// Control points that come in.
    pub input_control_points: u32,
}

/// Of a hull shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HullState {
    /// The function that makes patch constants.
    pub patch_constant_function: Option<FunctionId>,
    /// Control points that come in.
    pub input_control_points: u32,
    /// Control points that go out.
    pub output_control_points: u32,
    /// The domain.
    pub domain: TessellatorDomain,
    /// How edges are divided.
    pub partitioning: TessellatorPartitioning,
    /// What the tessellator makes.
    pub output_primitive: TessellatorOutputPrimitive,
    /// The largest tessellation factor.
    pub max_tessellation_factor: F32Bits,
}

/// Of a mesh shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeshState {
    /// Threads of a group, along each axis.
    pub num_threads: [u32; 3],
    /// Vertices that go out at most.
    pub max_vertex_count: u32,
    /// Primitives that go out at most.
    pub max_primitive_count: u32,
    /// What goes out.
    pub topology: MeshOutputTopology,
    /// Bytes of the payload.
    pub payload_size: u32,
}

/// Of an amplification shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AmplificationState {
    /// Threads of a group, along each axis.
    pub num_threads: [u32; 3],
    /// Bytes of the payload.
    pub payload_size: u32,
}

/// Lanes that a wave may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaveSize {
    /// At least; exactly, where it is no range.
    pub minimum: u32,
    /// At most.
    pub maximum: u32,
    /// Best.
    pub preferred: u32,
    /// Whether all three stand there, as from Shader Model 6.8.
    pub ranged: bool,
}

/// Reads all entries.
pub(super) fn read_all<'m>(reader: &mut Reader<'m, '_>, nodes: &'m [MetadataId], library: bool) -> Vec<Entry<'m>> {
    if nodes.is_empty() || (!library && nodes.len() != 1) {
        reader.fail(&format!("expected one entry, found {}", nodes.len()));
    }
    let mut entries = Vec::with_capacity(nodes.len().min(16));
    for (at, &node) in nodes.iter().enumerate() {
        // The first of a library stands for none, and has no signatures.
        let signatures = !library || at > 0;
        // An entry is large, so it is read where it will be.
        entries.push(Entry::default());
        let Some(entry) = entries.last_mut() else { break };
        if reader.index(at, |reader| entry.read(reader, node, signatures)).is_none() {
            entries.pop();
        }
    }
    entries
}

impl<'m> Entry<'m> {
    fn read(&mut self, reader: &mut Reader<'m, '_>, node: MetadataId, with_signatures: bool) -> Option<()> {
        let fields = reader.node(node)?;
        let &[function, name, signatures, resources, properties] = reader.array(fields)?;
        self.function = reader.at("function", |reader| reader.function(function));
        self.name = reader.text_at("name", name);
        if with_signatures {
            let read = reader.at("signatures", |reader| Signatures::read(reader, signatures));
            self.signatures = read.unwrap_or_default();
        }
        self.resources = Metadata::reference(resources);
        reader.at("properties", |reader| self.properties.read(reader, properties));
        Some(())
    }

    /// The stage: the property of a library's entry, else the module's.
    pub fn kind(&self, module: ShaderKind) -> ShaderKind {
        self.properties.kind.unwrap_or(module)
    }
}

impl<'m> Properties<'m> {
    fn read(&mut self, reader: &mut Reader<'m, '_>, field: u32) {
        let fields = reader.optional(field).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| self.read_one(reader, tag, value));
    }

    fn read_one(&mut self, reader: &mut Reader<'m, '_>, tag: u32, value: u32) {
        match EntryTag(tag) {
            EntryTag::SHADER_FLAGS => self.flags = ShaderFlags(reader.long(value)),
            EntryTag::GS_STATE => self.geometry = GeometryState::read(reader, value),
            EntryTag::DS_STATE => self.domain = DomainState::read(reader, value),
            EntryTag::HS_STATE => self.hull = HullState::read(reader, value),
            EntryTag::NUM_THREADS => self.num_threads = reader.triple(value),
            EntryTag::AUTO_BINDING_SPACE => self.auto_binding_space = first(reader, value),
            EntryTag::RAY_PAYLOAD_SIZE => self.ray_payload_size = Some(reader.number(value)),
            EntryTag::RAY_ATTRIBUTE_SIZE => self.ray_attribute_size = Some(reader.number(value)),
            EntryTag::SHADER_KIND => self.kind = Some(ShaderKind(reader.number(value))),
            EntryTag::MS_STATE => self.mesh = MeshState::read(reader, value),
            EntryTag::AS_STATE => self.amplification = AmplificationState::read(reader, value),
            EntryTag::WAVE_SIZE => {
                let exactly = |size| WaveSize { minimum: size, maximum: 0, preferred: 0, ranged: false };
                self.wave_size = first(reader, value).map(exactly);
            }
            EntryTag::RANGED_WAVE_SIZE => {
                let range =
                    |[minimum, maximum, preferred]: [u32; 3]| WaveSize { minimum, maximum, preferred, ranged: true };
                self.wave_size = reader.triple(value).map(range);
            }
            EntryTag::ROOT_SIGNATURE => {
                self.root_signature = reader.record(value).map(|&[data]| reader.bytes(data));
            }
            EntryTag::GROUP_SHARED_LIMIT => self.group_shared_limit = Some(reader.number(value)),
            _ if self.node.read_one(reader, EntryTag(tag), value) => {}
            _ => reader.unknown(tag, value),
        }
    }
}

/// The number that stands first in a node.
fn first(reader: &mut Reader<'_, '_>, field: u32) -> Option<u32> {
    match reader.tuple(field)? {
        [] => {
            reader.fail("expected a field");
            None
        }
        &[number, ..] => Some(reader.number(number)),
    }
}

impl GeometryState {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let &[input, vertices, streams, topology, instances] = reader.record(field)?;
        Some(Self {
            input: InputPrimitive(reader.number(input)),
            max_vertex_count: reader.number(vertices),
            active_streams: reader.number(streams),
            topology: PrimitiveTopology(reader.number(topology)),
            instance_count: reader.number(instances),
        })
    }
}

impl DomainState {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let &[domain, points] = reader.record(field)?;
        Some(Self { domain: TessellatorDomain(reader.number(domain)), input_control_points: reader.number(points) })
    }
}

impl HullState {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let &[function, input, output, domain, partitioning, primitive, factor] = reader.record(field)?;
        Some(Self {
            patch_constant_function: reader.function_or_other(function),
            input_control_points: reader.number(input),
            output_control_points: reader.number(output),
            domain: TessellatorDomain(reader.number(domain)),
            partitioning: TessellatorPartitioning(reader.number(partitioning)),
            output_primitive: TessellatorOutputPrimitive(reader.number(primitive)),
            max_tessellation_factor: F32Bits(reader.float(factor)),
        })
    }
}

impl MeshState {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let &[threads, vertices, primitives, topology, payload] = reader.record(field)?;
        Some(Self {
            num_threads: reader.triple(threads)?,
            max_vertex_count: reader.number(vertices),
            max_primitive_count: reader.number(primitives),
            topology: MeshOutputTopology(reader.number(topology)),
            payload_size: reader.number(payload),
        })
    }
}

impl AmplificationState {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let &[threads, payload] = reader.record(field)?;
        Some(Self { num_threads: reader.triple(threads)?, payload_size: reader.number(payload) })
    }
}
