//! ISG1, OSG1 and PSG1.

use std::collections::HashMap;

use dxbin_base::record::Record;
use dxbin_dxil::model::{Dxil, Element, Entry};
use dxbin_dxil::spec::{
    ComponentType, Interpretation, SemanticKind, ShaderKind, SigPoint, SignatureKind, TessellatorDomain,
};
use dxbin_parts::signature::{self as part, MinPrecision, SignatureHeader, SystemValue};

use super::{domain, entry, validator_from};

/// The bytes of a signature's part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SignatureBytes {
    /// The part's data.
    pub(crate) bytes: Vec<u8>,
    /// Whether it has any element: dxc leaves a patch-constant signature without one out.
    pub(crate) is_empty: bool,
}

/// The part that dxc writes for a signature; `None` for libraries.
pub(crate) fn signature(dxil: &Dxil<'_>, which: SignatureKind) -> Option<SignatureBytes> {
    let entry = entry(dxil)?;
    let kind = dxil.shader_model.kind;
    let point = SigPoint::of(kind, which);
    let writer = Writer { dxil, entry, point, which };
    let elements = match which {
        SignatureKind::Input => &entry.signatures.input,
        SignatureKind::Output => &entry.signatures.output,
        SignatureKind::PatchConstantOrPrimitive => &entry.signatures.patch_constant_or_primitive,
    };
    Some(writer.write(elements))
}

struct Writer<'d, 'm> {
    dxil: &'d Dxil<'m>,
    entry: &'d Entry<'m>,
    point: Option<SigPoint>,
    which: SignatureKind,
}

impl Writer<'_, '_> {
    fn write(&self, elements: &[Element<'_>]) -> SignatureBytes {
        let shown: Vec<bool> = elements.iter().map(|element| self.is_shown(element)).collect();
        let rows = elements.iter().zip(&shown).filter(|(_, shown)| **shown).map(|(element, _)| element.indices.len());
        let count: usize = rows.sum();
        let size = SignatureHeader::SIZE + count * part::Element::SIZE;
        // Before version 1.7 only one and the same name object was shared: in a module that was read those of system values, which
        // dxc has in a table. Now all equal names are.
        let shares = validator_from(self.dxil, 7);
        let mut names: Vec<&[u8]> = Vec::new();
        let mut offsets: HashMap<&[u8], u32> = HashMap::new();
        let mut end = size as u32;
        let mut records: Vec<part::Element> = Vec::new();
        for (element, shown) in elements.iter().zip(&shown) {
            let name = element.canonical_name(self.point);
            let mut append = || {
                let offset = end;
                names.push(name);
                end += name.len() as u32 + 1;
                offset
            };
            let offset = match shares || element.system_name(self.point).is_some() {
                true => *offsets.entry(name).or_insert_with(append),
                false => append(),
            };
            if *shown {
                self.records(element, offset, &mut records);
            }
        }
        records.sort_by_key(|record| (record.stream, record.register, record.name));
        let mut bytes = Vec::new();
        SignatureHeader { count: count as u32, offset: SignatureHeader::SIZE as u32 }.write(&mut bytes);
        records.iter().for_each(|record| record.write(&mut bytes));
        for name in names {
            bytes.extend_from_slice(name);
            bytes.push(0);
        }
        if shares {
            bytes.resize(bytes.len().next_multiple_of(4), 0);
        }
        SignatureBytes { bytes, is_empty: elements.is_empty() }
    }

    /// Whether an element is in the signature at all.
    fn is_shown(&self, element: &Element<'_>) -> bool {
        let point = match (element.kind, self.point) {
            (SemanticKind::PRIMITIVE_ID, Some(SigPoint::GSV_IN)) => Some(SigPoint::GS_IN),
            (_, point) => point,
        };
        let meaning = point.and_then(|point| point.interpretation(element.kind));
        !matches!(meaning, None | Some((Interpretation::NotInSignature, _)))
    }

    /// A record for each semantic index.
    fn records(&self, element: &Element<'_>, name: u32, records: &mut Vec<part::Element>) {
        let allocated = element.start_row >= 0 && element.start_column >= 0;
        let start = if allocated { element.start_column as u32 } else { 0 };
        let mask = (((1_u32 << element.columns.min(4)) - 1) << start) as u8 & 0xf;
        let is_input = match self.which {
            SignatureKind::Input => true,
            SignatureKind::Output => false,
            SignatureKind::PatchConstantOrPrimitive => self.dxil.shader_model.kind == ShaderKind::DOMAIN,
        };
        let used = (element.usage_mask << start) as u8;
        let read_write_mask = match (validator_from(self.dxil, 5), is_input) {
            (true, true) => used,
            (true, false) => !used & 0xf,
            (false, true) => 0,
            (false, false) => !mask,
        };
        let mut record = part::Element {
            stream: element.stream,
            name,
            semantic_index: 0,
            system_value: system_value(element.kind, domain(self.entry)),
            component_type: component_type(element.component, validator_from(self.dxil, 5)),
            register: element.start_row as u32,
            mask,
            read_write_mask,
            padding: 0,
            min_precision: if self.dxil.minimum_precision() {
                min_precision(element.component)
            } else {
                MinPrecision(0)
            },
        };
        for &index in &element.indices {
            record.semantic_index = index;
            records.push(record);
            if allocated {
                record.register = record.register.wrapping_add(1);
            }
            if record.system_value == SystemValue::D3D_NAME_FINAL_LINE_DENSITY_TESSFACTOR {
                record.system_value = SystemValue::D3D_NAME_FINAL_LINE_DETAIL_TESSFACTOR;
            }
        }
    }
}

fn system_value(kind: SemanticKind, domain: TessellatorDomain) -> SystemValue {
    match kind {
        SemanticKind::POSITION => SystemValue::D3D_NAME_POSITION,
        SemanticKind::CLIP_DISTANCE => SystemValue::D3D_NAME_CLIP_DISTANCE,
        SemanticKind::CULL_DISTANCE => SystemValue::D3D_NAME_CULL_DISTANCE,
        SemanticKind::RENDER_TARGET_ARRAY_INDEX => SystemValue::D3D_NAME_RENDER_TARGET_ARRAY_INDEX,
        SemanticKind::VIEWPORT_ARRAY_INDEX => SystemValue::D3D_NAME_VIEWPORT_ARRAY_INDEX,
        SemanticKind::VERTEX_ID => SystemValue::D3D_NAME_VERTEX_ID,
        SemanticKind::PRIMITIVE_ID => SystemValue::D3D_NAME_PRIMITIVE_ID,
        SemanticKind::INSTANCE_ID => SystemValue::D3D_NAME_INSTANCE_ID,
        SemanticKind::IS_FRONT_FACE => SystemValue::D3D_NAME_IS_FRONT_FACE,
        SemanticKind::SAMPLE_INDEX => SystemValue::D3D_NAME_SAMPLE_INDEX,
        SemanticKind::BARYCENTRICS => SystemValue::D3D_NAME_BARYCENTRICS,
        SemanticKind::SHADING_RATE => SystemValue::D3D_NAME_SHADINGRATE,
        SemanticKind::CULL_PRIMITIVE => SystemValue::D3D_NAME_CULLPRIMITIVE,
        SemanticKind::TARGET => SystemValue::D3D_NAME_TARGET,
        SemanticKind::DEPTH => SystemValue::D3D_NAME_DEPTH,
        SemanticKind::COVERAGE => SystemValue::D3D_NAME_COVERAGE,
        SemanticKind::DEPTH_GREATER_EQUAL => SystemValue::D3D_NAME_DEPTH_GREATER_EQUAL,
        SemanticKind::DEPTH_LESS_EQUAL => SystemValue::D3D_NAME_DEPTH_LESS_EQUAL,
        SemanticKind::STENCIL_REF => SystemValue::D3D_NAME_STENCIL_REF,
        SemanticKind::INNER_COVERAGE => SystemValue::D3D_NAME_INNER_COVERAGE,
        SemanticKind::TESS_FACTOR => match domain {
            TessellatorDomain::ISO_LINE => SystemValue::D3D_NAME_FINAL_LINE_DENSITY_TESSFACTOR,
            TessellatorDomain::TRI => SystemValue::D3D_NAME_FINAL_TRI_EDGE_TESSFACTOR,
            TessellatorDomain::QUAD => SystemValue::D3D_NAME_FINAL_QUAD_EDGE_TESSFACTOR,
            _ => SystemValue::D3D_NAME_UNDEFINED,
        },
        SemanticKind::INSIDE_TESS_FACTOR => match domain {
            TessellatorDomain::TRI => SystemValue::D3D_NAME_FINAL_TRI_INSIDE_TESSFACTOR,
            TessellatorDomain::QUAD => SystemValue::D3D_NAME_FINAL_QUAD_INSIDE_TESSFACTOR,
            _ => SystemValue::D3D_NAME_UNDEFINED,
        },
        _ => SystemValue::D3D_NAME_UNDEFINED,
    }
}

/// What a register's component holds; before version 1.5 nothing was known of booleans.
pub(super) fn component_type(component: ComponentType, knows_booleans: bool) -> part::ComponentType {
    part::ComponentType(match component {
        ComponentType::I1 if !knows_booleans => 0,
        ComponentType::I1 | ComponentType::U32 => 1,
        ComponentType::I32 => 2,
        ComponentType::F32 => 3,
        ComponentType::U16 => 4,
        ComponentType::I16 => 5,
        ComponentType::F16 => 6,
        ComponentType::U64 => 7,
        ComponentType::I64 => 8,
        ComponentType::F64 => 9,
        _ => 0,
    })
}

fn min_precision(component: ComponentType) -> MinPrecision {
    MinPrecision(match component {
        ComponentType::F16 => 1,
        ComponentType::I16 => 4,
        ComponentType::U16 => 5,
        _ => 0,
    })
}
