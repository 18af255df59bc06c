//! Resources.

use dxbin_bitcode::model::{ConstantKind, MetadataId, Module, Opcode, Value};

use super::read::Reader;
use crate::spec::{
    CBufferTag, ComponentType, ResourceClass, ResourceKind, ResourceTag, SamplerFeedbackType, SamplerKind,
};

/// The resources of a module, class by class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resources<'m> {
    /// What is read.
    pub srvs: Vec<Resource<'m>>,
    /// What is read and written.
    pub uavs: Vec<Resource<'m>>,
    /// Constant buffers.
    pub cbuffers: Vec<Resource<'m>>,
    /// Samplers.
    pub samplers: Vec<Resource<'m>>,
}

/// A resource, or an array of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource<'m> {
    /// The number by which handles name it, in its class.
    pub id: u32,
    /// The variable that stands for it, whose type is that of HLSL; undefined once nobody uses it.
    pub variable: Option<Value>,
    /// Its name in HLSL.
    pub name: &'m [u8],
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower_bound: u32,
    /// How many registers; [`Resource::UNBOUNDED`] for all there are.
    pub count: u32,
    /// What it is.
    pub detail: Detail,
}

/// What a resource is, by class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Something that is read.
    Srv(View),
    /// Something that is read and written.
    Uav(View),
    /// A constant buffer.
    CBuffer {
        /// Bytes of it that are used.
        size: u32,
        /// Whether it is a texture buffer that has not become a view yet.
        is_tbuffer: bool,
    },
    /// A sampler.
    Sampler(SamplerKind),
}

/// A view of a buffer or a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct View {
    /// What is seen.
    pub kind: ResourceKind,
    /// Samples for each texel, where HLSL says it; of what is read.
    pub sample_count: u32,
    /// What an element is made of, for typed views.
    pub component: ComponentType,
    /// Bytes from element to element, for structured buffers: 4 where nobody says it, 1 for raw buffers.
    pub stride: u32,
    /// What a feedback texture records.
    pub feedback: Option<SamplerFeedbackType>,
    /// `globallycoherent`
    pub globally_coherent: bool,
    /// It has a counter.
    pub counter: bool,
    /// Ordered by the rasterizer.
    pub rov: bool,
    /// Atomic operations of 64 bits are used on it.
    pub atomic64_use: bool,
    /// `reordercoherent`
    pub reorder_coherent: bool,
}

impl Resource<'_> {
    /// The count of an array without bounds.
    pub const UNBOUNDED: u32 = u32::MAX;

    /// How it is bound.
    pub const fn class(&self) -> ResourceClass {
        match self.detail {
            Detail::Srv(_) => ResourceClass::SRV,
            Detail::Uav(_) => ResourceClass::UAV,
            Detail::CBuffer { .. } => ResourceClass::CBUFFER,
            Detail::Sampler(_) => ResourceClass::SAMPLER,
        }
    }

    /// What it is.
    pub const fn kind(&self) -> ResourceKind {
        match self.detail {
            Detail::Srv(view) | Detail::Uav(view) => view.kind,
            Detail::CBuffer { is_tbuffer: true, .. } => ResourceKind::TBUFFER,
            Detail::CBuffer { .. } => ResourceKind::CBUFFER,
            Detail::Sampler(_) => ResourceKind::SAMPLER,
        }
    }
}

impl Resource<'_> {
    /// The variable itself: in libraries of Shader Model 6.6 and later [`Resource::variable`] is a handle, seen as HLSL's type.
    pub fn symbol(&self, module: &Module) -> Option<Value> {
        let variable = self.variable?;
        let Some(id) = variable.constant() else { return Some(variable) };
        match module.constants.get(id)?.kind {
            ConstantKind::Expression { opcode: Opcode::BIT_CAST, operands, .. } => {
                operands.of(&module.constants.words).first().map(|&word| Value(word))
            }
            _ => None,
        }
    }
}

impl<'m> Resources<'m> {
    /// Every resource, in the order of the listing's table.
    pub fn listed(&self) -> impl Iterator<Item = &Resource<'m>> {
        self.cbuffers.iter().chain(&self.samplers).chain(&self.srvs).chain(&self.uavs)
    }

    pub(super) fn read(reader: &mut Reader<'m, '_>, node: MetadataId) -> Option<Self> {
        let fields = reader.node(node)?;
        let &[srvs, uavs, cbuffers, samplers] = reader.array(fields)?;
        Some(Self {
            srvs: list(reader, "srvs", srvs, read_srv),
            uavs: list(reader, "uavs", uavs, read_uav),
            cbuffers: list(reader, "cbuffers", cbuffers, read_cbuffer),
            samplers: list(reader, "samplers", samplers, read_sampler),
        })
    }
}

type Read<'m, 'd> = fn(&mut Reader<'m, 'd>, u32) -> Option<Resource<'m>>;

fn list<'m, 'd>(reader: &mut Reader<'m, 'd>, name: &'static str, field: u32, read: Read<'m, 'd>) -> Vec<Resource<'m>> {
    reader.at(name, |reader| {
        let fields = reader.optional(field).unwrap_or_default();
        reader.each(fields, read)
    })
}

/// What all classes have in common.
fn base<'m>(reader: &mut Reader<'m, '_>, fields: [u32; 6], detail: Detail) -> Resource<'m> {
    let [id, variable, name, space, lower, count] = fields;
    Resource {
        id: reader.number_at("id", id),
        variable: reader.at("variable", |reader| reader.value(variable)),
        name: reader.text_at("name", name),
        space: reader.number_at("space", space),
        lower_bound: reader.number_at("lowerBound", lower),
        count: reader.number_at("count", count),
        detail,
    }
}

fn new_view(kind: u32) -> View {
    let kind = ResourceKind(kind);
    let stride = if kind == ResourceKind::RAW_BUFFER { 1 } else { 4 };
    View { kind, stride, ..View::default() }
}

fn read_srv<'m>(reader: &mut Reader<'m, '_>, field: u32) -> Option<Resource<'m>> {
    let &[id, variable, name, space, lower, count, kind, samples, more] = reader.record(field)?;
    let mut view = new_view(reader.number_at("kind", kind));
    view.sample_count = reader.number_at("sampleCount", samples);
    let mut resource = base(reader, [id, variable, name, space, lower, count], Detail::Srv(view));
    reader.at("properties", |reader| {
        let fields = reader.optional(more).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| match ResourceTag(tag) {
            ResourceTag::ELEMENT_TYPE => view.component = ComponentType(reader.number(value)),
            ResourceTag::ELEMENT_STRIDE => view.stride = reader.number(value),
            _ => reader.unknown(tag, value),
        });
    });
    resource.detail = Detail::Srv(view);
    Some(resource)
}

fn read_uav<'m>(reader: &mut Reader<'m, '_>, field: u32) -> Option<Resource<'m>> {
    let &[id, variable, name, space, lower, count, kind, coherent, counter, rov, more] = reader.record(field)?;
    let mut view = new_view(reader.number_at("kind", kind));
    view.globally_coherent = reader.flag_at("globallyCoherent", coherent);
    view.counter = reader.flag_at("counter", counter);
    view.rov = reader.flag_at("rov", rov);
    let mut resource = base(reader, [id, variable, name, space, lower, count], Detail::Uav(view));
    reader.at("properties", |reader| {
        let fields = reader.optional(more).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| match ResourceTag(tag) {
            ResourceTag::ELEMENT_TYPE => view.component = ComponentType(reader.number(value)),
            ResourceTag::ELEMENT_STRIDE => view.stride = reader.number(value),
            ResourceTag::SAMPLER_FEEDBACK_KIND => view.feedback = Some(SamplerFeedbackType(reader.number(value))),
            ResourceTag::ATOMIC64_USE => view.atomic64_use = reader.flag(value),
            ResourceTag::REORDER_COHERENT => view.reorder_coherent = reader.flag(value),
            _ => reader.unknown(tag, value),
        });
    });
    resource.detail = Detail::Uav(view);
    Some(resource)
}

fn read_cbuffer<'m>(reader: &mut Reader<'m, '_>, field: u32) -> Option<Resource<'m>> {
    let &[id, variable, name, space, lower, count, size, more] = reader.record(field)?;
    let size = reader.number_at("size", size);
    let mut tbuffer = false;
    let detail = Detail::CBuffer { size, is_tbuffer: false };
    let mut resource = base(reader, [id, variable, name, space, lower, count], detail);
    reader.at("properties", |reader| {
        let fields = reader.optional(more).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| match CBufferTag(tag) {
            CBufferTag::IS_TBUFFER => tbuffer |= reader.flag(value),
            _ => reader.unknown(tag, value),
        });
    });
    resource.detail = Detail::CBuffer { size, is_tbuffer: tbuffer };
    Some(resource)
}

fn read_sampler<'m>(reader: &mut Reader<'m, '_>, field: u32) -> Option<Resource<'m>> {
    // What would stand in the last field nobody reads.
    let &[id, variable, name, space, lower, count, kind, _] = reader.record(field)?;
    let kind = SamplerKind(reader.number_at("kind", kind));
    Some(base(reader, [id, variable, name, space, lower, count], Detail::Sampler(kind)))
}
