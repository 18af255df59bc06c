//! Signatures as Microsoft's reflection gives them: a parameter for each row of an element.

use dxbin_dxil::model::Element;
use dxbin_dxil::spec::{ComponentType, Interpretation, SemanticKind, SigPoint, TessellatorDomain};
use dxbin_parts::signature::{self, MinPrecision, SystemValue};

use super::model::{ModuleReflection, Parameter};

/// What a signature is for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purpose {
    /// The point in the pipeline.
    pub(super) point: Option<SigPoint>,
    /// Whether it goes in.
    pub(super) input: bool,
    /// Whether elements state what is used of them.
    pub(super) usage_stated: bool,
    /// The domain, of hull and domain shaders.
    pub(super) domain: TessellatorDomain,
}

/// `D3D_NAME` by semantic, but for tessellation factors.
const SYSTEM_VALUES: [(SemanticKind, SystemValue); 22] = {
    use {SemanticKind as K, SystemValue as S};
    [
        (K::CLIP_DISTANCE, S::D3D_NAME_CLIP_DISTANCE),
        (K::VERTEX_ID, S::D3D_NAME_VERTEX_ID),
        (K::INSTANCE_ID, S::D3D_NAME_INSTANCE_ID),
        (K::POSITION, S::D3D_NAME_POSITION),
        (K::COVERAGE, S::D3D_NAME_COVERAGE),
        (K::INNER_COVERAGE, S::D3D_NAME_INNER_COVERAGE),
        (K::PRIMITIVE_ID, S::D3D_NAME_PRIMITIVE_ID),
        (K::SAMPLE_INDEX, S::D3D_NAME_SAMPLE_INDEX),
        (K::IS_FRONT_FACE, S::D3D_NAME_IS_FRONT_FACE),
        (K::RENDER_TARGET_ARRAY_INDEX, S::D3D_NAME_RENDER_TARGET_ARRAY_INDEX),
        (K::VIEWPORT_ARRAY_INDEX, S::D3D_NAME_VIEWPORT_ARRAY_INDEX),
        (K::CULL_DISTANCE, S::D3D_NAME_CULL_DISTANCE),
        (K::TARGET, S::D3D_NAME_TARGET),
        (K::DEPTH, S::D3D_NAME_DEPTH),
        (K::DEPTH_LESS_EQUAL, S::D3D_NAME_DEPTH_LESS_EQUAL),
        (K::DEPTH_GREATER_EQUAL, S::D3D_NAME_DEPTH_GREATER_EQUAL),
        (K::STENCIL_REF, S::D3D_NAME_STENCIL_REF),
        (K::BARYCENTRICS, S::D3D_NAME_BARYCENTRICS),
        (K::SHADING_RATE, S::D3D_NAME_SHADINGRATE),
        (K::CULL_PRIMITIVE, S::D3D_NAME_CULLPRIMITIVE),
        (K::ARBITRARY, S::D3D_NAME_UNDEFINED),
        (K::VIEW_ID, S::D3D_NAME_UNDEFINED),
    ]
};

/// `D3D_NAME` of a semantic.
pub(in crate::reflect) fn system_value(kind: SemanticKind, domain: TessellatorDomain) -> SystemValue {
    type D = TessellatorDomain;
    match (kind, domain) {
        (SemanticKind::TESS_FACTOR, D::ISO_LINE) => SystemValue::D3D_NAME_FINAL_LINE_DETAIL_TESSFACTOR,
        (SemanticKind::TESS_FACTOR, D::TRI) => SystemValue::D3D_NAME_FINAL_TRI_EDGE_TESSFACTOR,
        (SemanticKind::TESS_FACTOR, D::QUAD) => SystemValue::D3D_NAME_FINAL_QUAD_EDGE_TESSFACTOR,
        (SemanticKind::INSIDE_TESS_FACTOR, D::TRI) => SystemValue::D3D_NAME_FINAL_TRI_INSIDE_TESSFACTOR,
        (SemanticKind::INSIDE_TESS_FACTOR, D::QUAD) => SystemValue::D3D_NAME_FINAL_QUAD_INSIDE_TESSFACTOR,
        _ => SYSTEM_VALUES.iter().find(|row| row.0 == kind).map_or(SystemValue::D3D_NAME_UNDEFINED, |row| row.1),
    }
}

fn component_type(of: ComponentType) -> (signature::ComponentType, MinPrecision) {
    use MinPrecision as M;
    use signature::ComponentType as C;
    match of {
        ComponentType::F16 => (C::D3D_REGISTER_COMPONENT_FLOAT32, M::D3D_MIN_PRECISION_FLOAT_16),
        ComponentType::F32 => (C::D3D_REGISTER_COMPONENT_FLOAT32, M::D3D_MIN_PRECISION_DEFAULT),
        ComponentType::U16 => (C::D3D_REGISTER_COMPONENT_UINT32, M::D3D_MIN_PRECISION_UINT_16),
        ComponentType::I1 | ComponentType::U32 => (C::D3D_REGISTER_COMPONENT_UINT32, M::D3D_MIN_PRECISION_DEFAULT),
        ComponentType::I16 => (C::D3D_REGISTER_COMPONENT_SINT32, M::D3D_MIN_PRECISION_SINT_16),
        ComponentType::I32 => (C::D3D_REGISTER_COMPONENT_SINT32, M::D3D_MIN_PRECISION_DEFAULT),
        _ => (C::D3D_REGISTER_COMPONENT_UNKNOWN, M::D3D_MIN_PRECISION_DEFAULT),
    }
}

/// The components that an element covers.
pub(in crate::reflect) fn mask(of: &Element<'_>) -> u8 {
    let start = if of.start_row >= 0 { u32::from(of.start_column.max(0).unsigned_abs()) } else { 0 };
    let columns = 1_u32.checked_shl(of.columns.into()).map_or(u32::MAX, |bit| bit - 1);
    (columns.checked_shl(start).unwrap_or(0) & 0xf) as u8
}

/// Makes the parameters of a signature.
pub(super) fn make(to: &mut ModuleReflection, elements: &[Element<'_>], purpose: Purpose) -> Vec<Parameter> {
    let mut parameters = Vec::with_capacity(elements.len());
    for of in elements {
        let mask = mask(of);
        let allocated = of.start_row >= 0;
        let shift = if allocated { u32::from(of.start_column.max(0).unsigned_abs()) } else { 0 };
        let usage = of.usage_mask.checked_shl(shift).unwrap_or(0) as u8;
        let (component_type, min_precision) = component_type(of.component);
        // A system value of other points is a name like any other here.
        let kind = match purpose.point.and_then(|point| point.interpretation(of.kind)) {
            Some((Interpretation::Arbitrary, _)) => SemanticKind::ARBITRARY,
            _ => of.kind,
        };
        let record = signature::Element {
            stream: of.stream,
            system_value: system_value(kind, purpose.domain),
            component_type,
            register: of.start_row as u32,
            mask,
            read_write_mask: match (purpose.usage_stated, purpose.input) {
                (true, true) => usage,
                (true, false) => !usage & 0xf,
                // Nothing is used before an instruction is found that uses it.
                (false, true) => 0,
                (false, false) => mask,
            },
            min_precision,
            ..signature::Element::default()
        };
        let arbitrary = kind == SemanticKind::ARBITRARY;
        let name = match arbitrary {
            true => to.name(of.name),
            false => to.upper_case_name(of.canonical_name(purpose.point)),
        };
        let alone: &[u32] = if of.indices.is_empty() && !arbitrary { &[0] } else { &of.indices };
        for (row, &semantic_index) in alone.iter().enumerate() {
            let register = record.register.wrapping_add(row as u32);
            parameters.push(Parameter { name, record: signature::Element { semantic_index, register, ..record } });
        }
    }
    parameters
}
