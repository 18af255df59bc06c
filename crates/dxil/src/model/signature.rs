//! Signatures as metadata has them.

use super::Few;
use super::read::Reader;
use crate::spec::{ComponentType, ElementTag, InterpolationMode, Interpretation, SemanticKind, SigPoint};

/// The signatures of an entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signatures<'m> {
    /// What comes in.
    pub input: Vec<Element<'m>>,
    /// What goes out; of mesh shaders for each vertex.
    pub output: Vec<Element<'m>>,
    /// Patch constants; of mesh shaders what goes out for each primitive.
    pub patch_constant_or_primitive: Vec<Element<'m>>,
}

/// An element of a signature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Element<'m> {
    /// The number by which operations name it.
    pub id: u32,
    /// The semantic's name.
    pub name: &'m [u8],
    /// The type of a component.
    pub component: ComponentType,
    /// What it means to the pipeline.
    pub kind: SemanticKind,
    /// The semantic's index in each row.
    pub indices: Few,
    /// How it is interpolated.
    pub interpolation: InterpolationMode,
    /// How many rows it has.
    pub rows: u32,
    /// How many columns.
    pub columns: u8,
    /// The register of its first row; -1 for none.
    pub start_row: i32,
    /// The component of its first column; -1 for none.
    pub start_column: i8,
    /// The stream it goes to.
    pub stream: u32,
    /// Components that are indexed by numbers which are not constant.
    pub dynamic_index_mask: u32,
    /// Components that are used.
    pub usage_mask: u32,
}

impl<'m> Element<'m> {
    /// The name as dxc has it: that of HLSL for what means something at the signature's point.
    pub fn canonical_name(&self, point: Option<SigPoint>) -> &'m [u8] {
        self.system_name(point).map_or(self.name, str::as_bytes)
    }

    /// HLSL's name of what means something at the signature's point, which all elements of that meaning have in common.
    pub fn system_name(&self, point: Option<SigPoint>) -> Option<&'static str> {
        let point = match (self.kind, point) {
            // It is no vertex's, though it is in their signature.
            (SemanticKind::PRIMITIVE_ID, Some(SigPoint::GSV_IN)) => Some(SigPoint::GS_IN),
            (_, point) => point,
        };
        match point.and_then(|point| point.interpretation(self.kind)) {
            None | Some((Interpretation::Arbitrary, _)) => None,
            Some(_) => self.kind.short(),
        }
    }

    /// The index that a listing shows.
    pub fn index(&self) -> u32 {
        self.indices.first().copied().unwrap_or_default()
    }

    fn read(reader: &mut Reader<'m, '_>, field: u32) -> Option<Self> {
        let &[id, name, component, kind, indices, interpolation, rows, columns, row, column, more] =
            reader.record(field)?;
        let mut element = Self {
            id: reader.number_at("id", id),
            name: reader.text_at("name", name),
            component: ComponentType(reader.number_at("type", component) & 0xff),
            kind: SemanticKind(reader.number_at("kind", kind) & 0xff),
            indices: reader.at("indices", |reader| match reader.tuple(indices).unwrap_or_default() {
                &[index] => reader.number(index).into(),
                indices => indices.iter().map(|&index| reader.number(index)).collect::<Vec<_>>().into(),
            }),
            interpolation: InterpolationMode(reader.number_at("interpolation", interpolation) & 0xff),
            rows: reader.number_at("rows", rows),
            columns: reader.number_at("columns", columns) as u8,
            start_row: reader.number_at("startRow", row) as i32,
            start_column: reader.number_at("startColumn", column) as i8,
            ..Self::default()
        };
        reader.at("properties", |reader| {
            let fields = reader.optional(more).unwrap_or_default();
            reader.tags(fields, |reader, tag, value| match ElementTag(tag) {
                ElementTag::OUTPUT_STREAM => element.stream = reader.number(value),
                ElementTag::GLOBAL_SYMBOL => {}
                ElementTag::DYNAMIC_INDEX_MASK => element.dynamic_index_mask = reader.number(value),
                ElementTag::USAGE_MASK => element.usage_mask = reader.number(value),
                _ => reader.unknown(tag, value),
            });
        });
        Some(element)
    }
}

impl<'m> Signatures<'m> {
    /// Reads the signatures that a field refers to; null stands for three empty ones.
    pub(super) fn read(reader: &mut Reader<'m, '_>, field: u32) -> Option<Self> {
        let fields = reader.optional(field)?;
        let &[input, output, third] = reader.array(fields)?;
        let mut read = |name, field| {
            reader.at(name, |reader| {
                let fields = reader.optional(field).unwrap_or_default();
                reader.each(fields, Element::read)
            })
        };
        Some(Self {
            input: read("input", input),
            output: read("output", output),
            patch_constant_or_primitive: read("patchConstantOrPrimitive", third),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As dxc lists elements whose kind was changed to what it cannot be at their point, and to what it can.
    #[test]
    fn names_are_those_of_what_elements_mean() {
        let name = |kind, point| {
            let element = Element { kind, name: b"POS", ..Element::default() };
            String::from_utf8(element.canonical_name(point).to_vec()).unwrap()
        };
        assert_eq!(name(SemanticKind::ARBITRARY, Some(SigPoint::VS_OUT)), "POS");
        assert_eq!(name(SemanticKind::POSITION, Some(SigPoint::VS_OUT)), "SV_Position");
        assert_eq!(name(SemanticKind::POSITION, Some(SigPoint::VS_IN)), "POS");
        assert_eq!(name(SemanticKind::TESS_FACTOR, Some(SigPoint::DSCP_IN)), "POS");
        assert_eq!(name(SemanticKind::DEPTH_LESS_EQUAL, Some(SigPoint::HSCP_IN)), "POS");
        assert_eq!(name(SemanticKind::PRIMITIVE_ID, Some(SigPoint::GSV_IN)), "SV_PrimitiveID");
        assert_eq!(name(SemanticKind(77), Some(SigPoint::PS_IN)), "POS");
        assert_eq!(name(SemanticKind::POSITION, None), "POS");
    }
}
