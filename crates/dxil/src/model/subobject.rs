//! Subobjects of libraries.

use dxbin_bitcode::model::MetadataId;

use super::read::Reader;
use crate::spec::{HitGroupType, SubobjectKind};

/// A subobject: state of a ray-tracing pipeline that HLSL declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subobject<'m> {
    /// Its name.
    pub name: &'m [u8],
    /// What it is.
    pub detail: SubobjectDetail<'m>,
}

/// What a subobject is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubobjectDetail<'m> {
    /// `StateObjectConfig`
    StateObjectConfig {
        /// Bits of [`StateObjectFlags`](crate::spec::StateObjectFlags).
        flags: u32,
    },
    /// `GlobalRootSignature` or `LocalRootSignature`
    RootSignature {
        /// Whether it is a local one.
        local: bool,
        /// It, serialized.
        bytes: &'m [u8],
        /// As it stands in HLSL; empty where nobody says it.
        text: &'m [u8],
    },
    /// `SubobjectToExportsAssociation`
    Association {
        /// The name of the subobject.
        subobject: &'m [u8],
        /// The names of what is exported.
        exports: Vec<&'m [u8]>,
    },
    /// `RaytracingShaderConfig`
    ShaderConfig {
        /// Bytes of a payload, at most.
        max_payload_size: u32,
        /// Bytes of attributes, at most.
        max_attribute_size: u32,
    },
    /// `RaytracingPipelineConfig`
    PipelineConfig {
        /// How deep rays may be traced.
        max_recursion_depth: u32,
    },
    /// `HitGroup`
    HitGroup {
        /// What it is hit by.
        kind: HitGroupType,
        /// The name of the any-hit shader.
        any_hit: &'m [u8],
        /// The name of the closest-hit shader.
        closest_hit: &'m [u8],
        /// The name of the intersection shader.
        intersection: &'m [u8],
    },
    /// `RaytracingPipelineConfig1`
    PipelineConfig1 {
        /// How deep rays may be traced.
        max_recursion_depth: u32,
        /// Bits of [`RaytracingPipelineFlags`](crate::spec::RaytracingPipelineFlags).
        flags: u32,
    },
}

impl SubobjectDetail<'_> {
    /// The kind as a number.
    pub const fn kind(&self) -> SubobjectKind {
        match self {
            Self::StateObjectConfig { .. } => SubobjectKind::STATE_OBJECT_CONFIG,
            Self::RootSignature { local: false, .. } => SubobjectKind::GLOBAL_ROOT_SIGNATURE,
            Self::RootSignature { .. } => SubobjectKind::LOCAL_ROOT_SIGNATURE,
            Self::Association { .. } => SubobjectKind::SUBOBJECT_TO_EXPORTS_ASSOCIATION,
            Self::ShaderConfig { .. } => SubobjectKind::RAYTRACING_SHADER_CONFIG,
            Self::PipelineConfig { .. } => SubobjectKind::RAYTRACING_PIPELINE_CONFIG,
            Self::HitGroup { .. } => SubobjectKind::HIT_GROUP,
            Self::PipelineConfig1 { .. } => SubobjectKind::RAYTRACING_PIPELINE_CONFIG1,
        }
    }
}

/// Reads `dx.subobjects`.
pub(super) fn read_all<'m>(reader: &mut Reader<'m, '_>, nodes: &[MetadataId]) -> Vec<Subobject<'m>> {
    let subobjects = nodes.iter().enumerate();
    subobjects.filter_map(|(at, &node)| reader.index(at, |reader| Subobject::read(reader, node))).collect()
}

impl<'m> Subobject<'m> {
    fn read(reader: &mut Reader<'m, '_>, node: MetadataId) -> Option<Self> {
        let fields = reader.node(node)?;
        let &[name, kind, ref rest @ ..] = fields else {
            reader.fail(&format!("expected a name and a kind, found {} fields", fields.len()));
            return None;
        };
        let name = reader.text(name);
        let kind = SubobjectKind(reader.number(kind));
        Some(Self { name, detail: SubobjectDetail::read(reader, kind, rest)? })
    }
}

impl<'m> SubobjectDetail<'m> {
    fn read(reader: &mut Reader<'m, '_>, kind: SubobjectKind, fields: &'m [u32]) -> Option<Self> {
        let detail = match (kind, fields) {
            (SubobjectKind::STATE_OBJECT_CONFIG, &[flags, ..]) => {
                Self::StateObjectConfig { flags: bits(reader, flags, 0x7) }
            }
            (SubobjectKind::GLOBAL_ROOT_SIGNATURE | SubobjectKind::LOCAL_ROOT_SIGNATURE, &[data, text, ..]) => {
                let &[data] = reader.record(data)?;
                let bytes = reader.bytes(data);
                if !bytes.len().is_multiple_of(4) {
                    reader.fail(&format!("expected a multiple of four bytes, found {}", bytes.len()));
                }
                Self::RootSignature {
                    local: kind == SubobjectKind::LOCAL_ROOT_SIGNATURE,
                    bytes,
                    text: reader.text(text),
                }
            }
            (SubobjectKind::SUBOBJECT_TO_EXPORTS_ASSOCIATION, &[subobject, exports, ..]) => {
                let subobject = reader.text(subobject);
                let exports = reader.tuple(exports)?;
                Self::Association { subobject, exports: exports.iter().map(|&export| reader.text(export)).collect() }
            }
            (SubobjectKind::RAYTRACING_SHADER_CONFIG, &[payload, attributes, ..]) => {
                let max_payload_size = reader.number(payload);
                Self::ShaderConfig { max_payload_size, max_attribute_size: reader.number(attributes) }
            }
            (SubobjectKind::RAYTRACING_PIPELINE_CONFIG, &[depth, ..]) => {
                Self::PipelineConfig { max_recursion_depth: reader.number(depth) }
            }
            (SubobjectKind::HIT_GROUP, &[kind, intersection, any_hit, closest_hit, ..]) => Self::HitGroup {
                kind: HitGroupType(reader.number(kind)),
                any_hit: reader.text(any_hit),
                closest_hit: reader.text(closest_hit),
                intersection: reader.text(intersection),
            },
            (SubobjectKind::RAYTRACING_PIPELINE_CONFIG1, &[depth, flags, ..]) => {
                let max_recursion_depth = reader.number(depth);
                Self::PipelineConfig1 { max_recursion_depth, flags: bits(reader, flags, 0x700) }
            }
            _ if kind.name().is_some() => {
                reader.fail(&format!("too few fields for {kind:?}: {}", fields.len()));
                return None;
            }
            _ => {
                reader.fail(&format!("no kind of subobject has the number {}", kind.0));
                return None;
            }
        };
        Some(detail)
    }
}

/// Bits of which only some may be set.
fn bits(reader: &mut Reader<'_, '_>, field: u32, valid: u32) -> u32 {
    let bits = reader.number(field);
    if bits & !valid != 0 {
        reader.fail(&format!("expected no other bits than {valid:#x}, found {bits:#x}"));
    }
    bits
}
