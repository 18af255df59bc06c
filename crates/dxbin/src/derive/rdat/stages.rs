//! What the tables of stages say of entries that are no nodes: signatures, threads, primitives.

use dxbin_base::record::Record;
use dxbin_dxil::model::{Element, Entry};
use dxbin_dxil::spec::{SemanticKind, ShaderKind};
use dxbin_parts::rdat::{self as part, PartType, Value};

use super::super::psv0::{is_depth, runs_per_sample};
use super::Writer;

impl<'m> Writer<'_, 'm> {
    /// The elements of a signature: their indexes.
    fn elements(
        &mut self,
        elements: &[Element<'m>],
        kind: ShaderKind,
        which: dxbin_dxil::spec::SignatureKind,
    ) -> Value<'m> {
        let point = dxbin_dxil::spec::SigPoint::of(kind, which);
        let rows = elements.iter().map(|element| {
            let allocated = element.start_row >= 0 && element.start_column >= 0;
            let start = element.start_column as u8 & 3;
            let record = part::RdatElement {
                semantic: dxbin_parts::psv0::SemanticKind(element.kind.0 as u8),
                component_type: element.component.0 as u8,
                interpolation: dxbin_parts::psv0::Interpolation(element.interpolation.0 as u8),
                start_row: if allocated { element.start_row as u8 } else { 0xff },
                columns: element.columns.wrapping_sub(1) & 3 | start << 2 | (element.stream as u8 & 3) << 4,
                masks: element.usage_mask as u8 & 15 | (element.dynamic_index_mask as u8 & 15) << 4,
                ..part::RdatElement::default()
            };
            let name = self.pools.text(element.canonical_name(point));
            let values = vec![name, self.pools.numbers(element.indices.to_vec())];
            self.add(PartType::SIGNATURE_ELEMENT_TABLE, part::RdatElement::SIZE, &record, values)
        });
        let rows = rows.collect();
        self.pools.numbers(rows)
    }

    /// What the table of the stage says.
    pub(super) fn stage(&mut self, entry: &Entry<'m>, kind: ShaderKind, group_shared: u32) -> u32 {
        use dxbin_dxil::spec::SignatureKind::{Input, Output, PatchConstantOrPrimitive as Third};
        let signatures = &entry.signatures;
        let properties = &entry.properties;
        let nothing = || Value::Bytes((&[][..]).into());
        match kind {
            ShaderKind::PIXEL => {
                let values = vec![
                    self.elements(&signatures.input, kind, Input),
                    self.elements(&signatures.output, kind, Output),
                ];
                self.add(PartType::PS_INFO_TABLE, part::PsInfo::SIZE, &part::PsInfo::default(), values)
            }
            ShaderKind::VERTEX => {
                let values = vec![
                    self.elements(&signatures.input, kind, Input),
                    self.elements(&signatures.output, kind, Output),
                    nothing(),
                ];
                self.add(PartType::VS_INFO_TABLE, part::VsInfo::SIZE, &part::VsInfo::default(), values)
            }
            ShaderKind::GEOMETRY => {
                let input = self.elements(&signatures.input, kind, Input);
                let output = self.elements(&signatures.output, kind, Output);
                let geometry = properties.geometry;
                let streams = signatures.output.iter().fold(0, |mask, element| mask | 1_u8 << (element.stream & 3));
                let record = part::GsInfo {
                    primitive: geometry.map_or(0, |it| it.input.0 as u8),
                    topology: geometry.map_or(0, |it| it.topology.0 as u8),
                    max_vertices: geometry.map_or(0, |it| it.max_vertex_count as u8),
                    streams,
                    ..part::GsInfo::default()
                };
                self.add(
                    PartType::GS_INFO_TABLE,
                    part::GsInfo::SIZE,
                    &record,
                    vec![input, output, nothing(), nothing()],
                )
            }
            ShaderKind::HULL => {
                let input = self.elements(&signatures.input, kind, Input);
                let output = self.elements(&signatures.output, kind, Output);
                let patch = self.elements(&signatures.patch_constant_or_primitive, kind, Third);
                let hull = properties.hull;
                let record = part::HsInfo {
                    input_points: hull.map_or(0, |it| it.input_control_points as u8),
                    output_points: hull.map_or(0, |it| it.output_control_points as u8),
                    domain: hull.map_or(0, |it| it.domain.0 as u8),
                    primitive: hull.map_or(0, |it| it.output_primitive.0 as u8),
                    ..part::HsInfo::default()
                };
                let values = vec![input, output, patch, nothing(), nothing(), nothing(), nothing()];
                self.add(PartType::HS_INFO_TABLE, part::HsInfo::SIZE, &record, values)
            }
            ShaderKind::DOMAIN => {
                let input = self.elements(&signatures.input, kind, Input);
                let output = self.elements(&signatures.output, kind, Output);
                let patch = self.elements(&signatures.patch_constant_or_primitive, kind, Third);
                let domain = properties.domain;
                let record = part::DsInfo {
                    input_points: domain.map_or(0, |it| it.input_control_points as u8),
                    domain: domain.map_or(0, |it| it.domain.0 as u8),
                    ..part::DsInfo::default()
                };
                let values = vec![input, output, patch, nothing(), nothing(), nothing()];
                self.add(PartType::DS_INFO_TABLE, part::DsInfo::SIZE, &record, values)
            }
            ShaderKind::COMPUTE => {
                let threads = self.pools.numbers(properties.num_threads.unwrap_or_default().to_vec());
                let record = part::CsInfo { group_shared, ..part::CsInfo::default() };
                self.add(PartType::CS_INFO_TABLE, part::CsInfo::SIZE, &record, vec![threads])
            }
            ShaderKind::MESH => {
                let output = self.elements(&signatures.output, kind, Output);
                let primitive = self.elements(&signatures.patch_constant_or_primitive, kind, Third);
                let mesh = properties.mesh;
                let threads = self.pools.numbers(mesh.map(|it| it.num_threads).unwrap_or_default().to_vec());
                let record = part::MsInfo {
                    group_shared,
                    payload: mesh.map_or(0, |it| it.payload_size),
                    max_vertices: mesh.map_or(0, |it| it.max_vertex_count as u16),
                    max_primitives: mesh.map_or(0, |it| it.max_primitive_count as u16),
                    topology: mesh.map_or(0, |it| it.topology.0 as u8),
                    ..part::MsInfo::default()
                };
                let values = vec![output, primitive, nothing(), nothing(), threads];
                self.add(PartType::MS_INFO_TABLE, part::MsInfo::SIZE, &record, values)
            }
            ShaderKind::AMPLIFICATION => {
                let amplification = properties.amplification;
                let threads = self.pools.numbers(amplification.map(|it| it.num_threads).unwrap_or_default().to_vec());
                let record = part::AsInfo {
                    group_shared,
                    payload: amplification.map_or(0, |it| it.payload_size),
                    ..part::AsInfo::default()
                };
                self.add(PartType::AS_INFO_TABLE, part::AsInfo::SIZE, &record, vec![threads])
            }
            _ => part::NULL_REF,
        }
    }
}

/// Bytes of the payload and of the attributes.
pub(super) fn sizes(entry: &Entry<'_>, kind: ShaderKind) -> (u32, u32) {
    let payload = entry.properties.ray_payload_size.unwrap_or_default();
    let attributes = entry.properties.ray_attribute_size.unwrap_or_default();
    match kind {
        ShaderKind::ANY_HIT | ShaderKind::CLOSEST_HIT => (payload, attributes),
        ShaderKind::MISS | ShaderKind::CALLABLE => (payload, 0),
        _ => (0, 0),
    }
}

/// Flags that follow from signatures.
pub(super) fn signature_flags(entry: &Entry<'_>, kind: ShaderKind) -> u16 {
    let signatures = &entry.signatures;
    let position = signatures.output.iter().any(|element| element.kind == SemanticKind::POSITION);
    match kind {
        ShaderKind::PIXEL => {
            let mut flags = 0;
            if signatures.input.iter().any(runs_per_sample) {
                flags |= part::FunctionFlag::SAMPLE_FREQUENCY.0;
            }
            if signatures.output.iter().any(|element| is_depth(element.kind)) {
                flags |= part::FunctionFlag::DEPTH_OUTPUT.0;
            }
            flags
        }
        ShaderKind::VERTEX | ShaderKind::GEOMETRY | ShaderKind::DOMAIN | ShaderKind::MESH if position => {
            part::FunctionFlag::OUTPUT_POSITION_PRESENT.0
        }
        _ => 0,
    }
}
