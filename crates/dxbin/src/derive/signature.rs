//! ISG1, OSG1 and PSG1.

use dxbin_dxil::model::{Dxil, Element, Entry};
use dxbin_dxil::spec::{
    ComponentType, Interpretation, SemanticKind, ShaderKind, SigPoint, SignatureKind, TessellatorDomain,
};
use dxbin_parts::signature::{self as part, DxcHabits, MinPrecision, SignatureElement, SignatureModel, SystemValue};

use super::{domain, entry, validator_from};

/// The part that dxc writes for a signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Derived<'m> {
    /// What it says.
    pub(crate) model: SignatureModel<'m>,
    /// Where it puts names, and whether it fills the part up.
    pub(crate) habits: DxcHabits<'m>,
    /// Whether there is any element: dxc leaves a patch-constant signature without one out.
    pub(crate) is_empty: bool,
}

/// The part that dxc writes for a signature; `None` for libraries.
pub(crate) fn signature<'m>(dxil: &Dxil<'m>, which: SignatureKind) -> Option<Derived<'m>> {
    let entry = entry(dxil)?;
    let point = SigPoint::of(dxil.shader_model.kind, which);
    let writer = Writer { dxil, entry, point, which };
    let elements = elements(entry, which);
    let mut model = SignatureModel { form: part::Layout::Bytes32, elements: Vec::new() };
    for element in elements.iter().filter(|element| writer.is_shown(element)) {
        writer.records(element, &mut model.elements);
    }
    let of_module = |element: &Element<'m>| part::DxcElement {
        name: element.canonical_name(point).into(),
        is_system: element.system_name(point).is_some(),
        indexes: element.indices.to_vec(),
        stream: element.stream,
    };
    let habits =
        DxcHabits { elements: elements.iter().map(of_module).collect(), is_unaligned: !validator_from(dxil, 7) };
    Some(Derived { model, habits, is_empty: elements.is_empty() })
}

/// What each record of a signature is called, and the element that it is of; none for libraries.
pub(crate) fn signature_rows<'d, 'm>(dxil: &'d Dxil<'m>, which: SignatureKind) -> Vec<SignatureRow<'d, 'm>> {
    let Some(entry) = entry(dxil) else { return Vec::new() };
    let point = SigPoint::of(dxil.shader_model.kind, which);
    let writer = Writer { dxil, entry, point, which };
    let shown = elements(entry, which).iter().filter(|element| writer.is_shown(element));
    let rows = shown.flat_map(|element| element.indices.iter().map(move |&index| (element, index)));
    rows.map(|(element, index)| SignatureRow {
        name: element.canonical_name(point),
        index,
        start: start_column(element),
        element,
    })
    .collect()
}

/// A record of a signature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SignatureRow<'d, 'm> {
    /// The semantic's name.
    pub(crate) name: &'m [u8],
    /// The semantic's number.
    pub(crate) index: u32,
    /// The first component.
    pub(crate) start: u32,
    /// Its element.
    pub(crate) element: &'d Element<'m>,
}

fn elements<'e, 'm>(entry: &'e Entry<'m>, which: SignatureKind) -> &'e [Element<'m>] {
    match which {
        SignatureKind::Input => &entry.signatures.input,
        SignatureKind::Output => &entry.signatures.output,
        SignatureKind::PatchConstantOrPrimitive => &entry.signatures.patch_constant_or_primitive,
    }
}

fn is_allocated(element: &Element<'_>) -> bool {
    element.start_row >= 0 && element.start_column >= 0
}

/// The first component of an element; that of one without a register is the first of all.
fn start_column(element: &Element<'_>) -> u32 {
    if is_allocated(element) { element.start_column as u32 } else { 0 }
}

struct Writer<'d, 'm> {
    dxil: &'d Dxil<'m>,
    entry: &'d Entry<'m>,
    point: Option<SigPoint>,
    which: SignatureKind,
}

impl<'m> Writer<'_, 'm> {
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
    fn records(&self, element: &Element<'m>, records: &mut Vec<SignatureElement<'m>>) {
        let (allocated, start) = (is_allocated(element), start_column(element));
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
            name: 0,
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
        for &index in element.indices.iter() {
            record.semantic_index = index;
            records.push(SignatureElement { name: element.canonical_name(self.point).into(), record });
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
