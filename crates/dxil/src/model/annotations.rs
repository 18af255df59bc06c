//! What `dx.typeAnnotations` and `dx.dxrPayloadAnnotations` say of types.

use dxbin_base::Code;
use dxbin_bitcode::model::{FunctionId, Metadata, MetadataEntry, MetadataId, Type, TypeId};

use super::read::{List, Reader};
use crate::comment::properties_of;
use crate::properties::ResourceProperties;
use crate::spec::{
    AnnotationTag, ComponentType, FieldTag, InterpolationMode, MatrixOrientation, ParameterDirection, PayloadTag,
    StructTag, TemplateTag,
};

/// Annotations of structures and functions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeAnnotations<'m> {
    /// Of structures, in the order of their types, each once.
    pub structs: Vec<(TypeId, StructAnnotation<'m>)>,
    /// Of functions.
    pub functions: Vec<FunctionAnnotation<'m>>,
}

impl<'m> TypeAnnotations<'m> {
    /// What is said of a structure.
    pub fn structure(&self, of: TypeId) -> Option<&StructAnnotation<'m>> {
        let place = self.structs.binary_search_by_key(&of, |(of, _)| *of).ok()?;
        self.structs.get(place).map(|(_, annotation)| annotation)
    }

    /// Brings structures into their order. Of two annotations of one the later counts.
    fn sort(&mut self) {
        self.structs.sort_by_key(|(of, _)| *of);
        self.structs.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            if same {
                std::mem::swap(later, earlier);
            }
            same
        });
    }
}

/// What is said of a structure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StructAnnotation<'m> {
    /// Its size in a constant buffer, in bytes.
    pub cbuffer_size: u32,
    /// Its fields.
    pub fields: Vec<Field<'m>>,
    /// Arguments of the template that it was made from.
    pub template_arguments: Vec<TemplateArgument>,
}

/// An argument of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateArgument {
    /// A type.
    Type(TypeId),
    /// A number.
    Integral(u64),
    /// Of a kind nobody knows: its tag.
    Other(u32),
}

/// What is said of a field or a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field<'m> {
    /// The name in HLSL.
    pub name: Option<&'m [u8]>,
    /// `precise`
    pub precise: bool,
    /// The shape of a matrix.
    pub matrix: Option<Matrix>,
    /// Bytes from the structure's start, in a constant buffer.
    pub cbuffer_offset: Option<u32>,
    /// The semantic.
    pub semantic: Option<&'m [u8]>,
    /// How it is interpolated.
    pub interpolation: Option<InterpolationMode>,
    /// What its components are.
    pub component: ComponentType,
    /// Whether a variable of a constant buffer is used.
    pub cbuffer_used: bool,
    /// The resource that it is.
    pub resource: Option<ResourceProperties>,
    /// The fields of bits that it is made of.
    pub bit_fields: Vec<Self>,
    /// How many bits it has, as a field of bits.
    pub bit_field_width: Option<u32>,
    /// How many components it has, as a vector.
    pub vector_size: Option<u32>,
}

/// The shape of a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// Rows.
    pub rows: u32,
    /// Columns.
    pub columns: u32,
    /// Which of them lie together.
    pub orientation: MatrixOrientation,
}

/// What is said of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionAnnotation<'m> {
    /// The function.
    pub function: Option<FunctionId>,
    /// What it returns.
    pub result: Parameter<'m>,
    /// Its parameters.
    pub parameters: Vec<Parameter<'m>>,
}

/// What is said of a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameter<'m> {
    /// Which way it goes.
    pub direction: ParameterDirection,
    /// What is said of it as of a field.
    pub field: Field<'m>,
    /// The semantic's index in each row.
    pub indices: Vec<u32>,
}

/// What is said of a ray's payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayloadAnnotation {
    /// The structure.
    pub of: TypeId,
    /// For each field, four bits of [`PayloadAccess`](crate::spec::PayloadAccess) for each
    /// [`PayloadStage`](crate::spec::PayloadStage); 0 where nobody says it.
    pub fields: Vec<u32>,
}

const STRUCTURES: List = List::named("dx.typeAnnotations");
const PAYLOADS: List = List::named("dx.dxrPayloadAnnotations");

/// Reads `dx.typeAnnotations`. What is wrong in it makes dxc forget it all, which is a warning.
pub(super) fn read<'m>(reader: &mut Reader<'m, '_>) -> TypeAnnotations<'m> {
    let Some(nodes) = reader.list(STRUCTURES) else { return TypeAnnotations::default() };
    let mut annotations = TypeAnnotations::default();
    let before = std::mem::take(&mut reader.failed);
    reader.under(Code::DxilTypeAnnotations, |reader| {
        reader.at(STRUCTURES.name(), |reader| {
            if nodes.len() > 2 {
                reader.fail(&format!("expected two lists at most, found {}", nodes.len()));
            }
            for (at, &node) in nodes.iter().enumerate() {
                reader.index(at, |reader| read_list(reader, node, &mut annotations));
            }
        });
    });
    if std::mem::replace(&mut reader.failed, before) {
        return TypeAnnotations::default();
    }
    annotations.sort();
    annotations
}

fn read_list<'m>(reader: &mut Reader<'m, '_>, node: MetadataId, annotations: &mut TypeAnnotations<'m>) {
    let Some((&tag, pairs)) = reader.node(node).and_then(<[u32]>::split_first) else {
        return reader.fail("expected a tag");
    };
    let structs = AnnotationTag(reader.number(tag)) == AnnotationTag::STRUCTS;
    if !pairs.len().is_multiple_of(2) {
        reader.fail(&format!("expected things with annotations, found {} fields", pairs.len()));
    }
    let count = (pairs.len() / 2).min(16);
    if structs {
        room(&mut annotations.structs, count);
    } else {
        room(&mut annotations.functions, count);
    }
    for (at, pair) in pairs.chunks_exact(2).enumerate() {
        reader.index(at * 2 + 2, |reader| {
            if !structs {
                annotations.functions.push(FunctionAnnotation::default());
                let Some(function) = annotations.functions.last_mut() else { return };
                if function.read(reader, pair[0], pair[1]).is_none() {
                    annotations.functions.pop();
                }
            } else if let Some((of, fields)) = struct_of(reader, pair[0]) {
                let annotation = StructAnnotation::read(reader, pair[1], fields);
                annotations.structs.extend(annotation.map(|annotation| (of, annotation)));
            }
        });
    }
}

/// Makes room in a list that has nothing yet.
fn room<T>(list: &mut Vec<T>, count: usize) {
    if list.is_empty() {
        *list = Vec::with_capacity(count);
    }
}

/// The structure whose undefined value a field refers to, and how many fields it has.
fn struct_of(reader: &mut Reader<'_, '_>, field: u32) -> Option<(TypeId, usize)> {
    let value = reader.value(field)?;
    // Neither a value of a function nor one that is nowhere is a constant.
    let of = reader.module.type_of(value, None).filter(|_| !reader.module.is_nowhere(value));
    let fields = of.and_then(|of| match reader.module.types.get(of)? {
        Type::Struct { fields, .. } => Some((of, fields.unwrap_or_default().length as usize)),
        _ => None,
    });
    if fields.is_none() {
        reader.fail("expected a value of a structure's type");
    }
    fields
}

impl<'m> StructAnnotation<'m> {
    fn read(reader: &mut Reader<'m, '_>, field: u32, count: usize) -> Option<Self> {
        let fields = reader.tuple(field)?;
        let Some((&size, rest)) = fields.split_first() else {
            reader.fail("expected a size");
            return None;
        };
        // A size alone is an empty structure, whatever its type has.
        if rest.is_empty() {
            return Some(Self { cbuffer_size: reader.number(size), ..Self::default() });
        }
        if rest.len() != count && rest.len() != count + 1 {
            reader.fail(&format!("expected {} fields, found {}", count + 1, fields.len()));
            return None;
        }
        let (of_fields, more) = rest.split_at_checked(count)?;
        let (cbuffer_size, fields) = (reader.number(size), Vec::with_capacity(count));
        let mut annotation = Self { cbuffer_size, fields, ..Self::default() };
        for (at, &field) in of_fields.iter().enumerate() {
            annotation.fields.push(Field::default());
            let Some(place) = annotation.fields.last_mut() else { break };
            reader.index(at + 1, |reader| place.read(reader, field));
        }
        if let &[more] = more {
            reader.at("properties", |reader| annotation.read_more(reader, more));
        }
        Some(annotation)
    }

    fn read_more(&mut self, reader: &mut Reader<'m, '_>, field: u32) {
        // Anything else than a node here means nothing.
        let node = Metadata::reference(field)
            .filter(|&id| matches!(reader.module.metadata.get(id), Some(MetadataEntry::Node(node)) if node.is_plain()));
        let Some(fields) = node.and_then(|node| reader.node(node)) else { return };
        reader.tags(fields, |reader, tag, value| match StructTag(tag) {
            StructTag::TEMPLATE_ARGUMENTS => {
                let arguments = reader.tuple(value).unwrap_or_default();
                self.template_arguments = reader.each(arguments, TemplateArgument::read);
            }
            _ => reader.unknown(tag, value),
        });
    }
}

impl TemplateArgument {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let fields = reader.tuple(field)?;
        let Some((&tag, rest)) = fields.split_first() else {
            reader.fail("expected a tag");
            return None;
        };
        let tag = reader.number(tag);
        match (TemplateTag(tag), rest) {
            (TemplateTag::TYPE, &[value]) => {
                let value = reader.value(value)?;
                let of = reader.module.type_of(value, None).filter(|_| !reader.module.is_nowhere(value));
                if of.is_none() {
                    reader.fail("expected a value that has a type");
                }
                of.map(Self::Type)
            }
            (TemplateTag::INTEGRAL, &[value]) => Some(Self::Integral(reader.long(value))),
            (TemplateTag::TYPE | TemplateTag::INTEGRAL, _) => {
                reader.fail(&format!("expected 2 fields, found {}", fields.len()));
                None
            }
            _ => Some(Self::Other(tag)),
        }
    }
}

impl<'m> Field<'m> {
    /// Reads it where it will be: it is large.
    fn read(&mut self, reader: &mut Reader<'m, '_>, field: u32) {
        let fields = reader.tuple(field).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| self.read_one(reader, tag, value));
    }

    fn read_one(&mut self, reader: &mut Reader<'m, '_>, tag: u32, value: u32) {
        match FieldTag(tag) {
            FieldTag::PRECISE => self.precise = reader.flag(value),
            FieldTag::MATRIX => {
                self.matrix = reader.record(value).map(|&[rows, columns, orientation]| Matrix {
                    rows: reader.number(rows),
                    columns: reader.number(columns),
                    orientation: MatrixOrientation(reader.number(orientation)),
                });
            }
            FieldTag::CBUFFER_OFFSET => self.cbuffer_offset = Some(reader.number(value)),
            FieldTag::SEMANTIC => self.semantic = Some(reader.text(value)),
            FieldTag::INTERPOLATION_MODE => self.interpolation = Some(InterpolationMode(reader.number(value))),
            FieldTag::NAME => self.name = Some(reader.text(value)),
            FieldTag::COMPONENT_TYPE => self.component = ComponentType(reader.number(value)),
            FieldTag::CBUFFER_USED => self.cbuffer_used = reader.flag(value),
            FieldTag::RESOURCE_PROPERTIES => {
                self.resource = reader.value(value).and_then(|value| properties_of(reader.module, value));
                if self.resource.is_none() {
                    reader.fail("expected properties of a resource");
                }
            }
            FieldTag::BIT_FIELDS => {
                let fields = reader.tuple(value).unwrap_or_default();
                self.bit_fields = reader.each(fields, |reader, field| {
                    let mut bits = Self::default();
                    reader.deeper(|reader| bits.read(reader, field)).map(|()| bits)
                });
            }
            FieldTag::BIT_FIELD_WIDTH => self.bit_field_width = Some(reader.number(value)),
            FieldTag::VECTOR_SIZE => self.vector_size = Some(reader.number(value)),
            _ => reader.unknown(tag, value),
        }
    }
}

impl<'m> FunctionAnnotation<'m> {
    fn read(&mut self, reader: &mut Reader<'m, '_>, function: u32, field: u32) -> Option<()> {
        self.function = reader.function(function);
        let fields = reader.tuple(field)?;
        let signature = self.function.and_then(|id| {
            let signature = reader.module.functions.get(id.index())?.signature;
            Some(reader.module.types.function(signature)?.1.len())
        });
        let Some((&result, parameters)) = fields.split_first() else {
            reader.fail("expected what is said of the result");
            return None;
        };
        if signature != Some(parameters.len()) {
            let expected = signature.map_or_else(|| "those of a function".into(), |count| count.to_string());
            reader.fail(&format!("expected {expected} parameters, found {}", parameters.len()));
        }
        // What is wrong with the result leaves it empty, and a parameter out.
        let _ = reader.index(0, |reader| self.result.read(reader, result));
        self.parameters = Vec::with_capacity(parameters.len().min(16));
        for (at, &field) in parameters.iter().enumerate() {
            self.parameters.push(Parameter::default());
            let Some(parameter) = self.parameters.last_mut() else { break };
            if reader.index(at + 1, |reader| parameter.read(reader, field)).is_none() {
                self.parameters.pop();
            }
        }
        Some(())
    }
}

impl<'m> Parameter<'m> {
    fn read(&mut self, reader: &mut Reader<'m, '_>, field: u32) -> Option<()> {
        let &[direction, field, indices] = reader.record(field)?;
        self.direction = ParameterDirection(reader.number(direction));
        self.field.read(reader, field);
        let indices = reader.tuple(indices).unwrap_or_default();
        self.indices = indices.iter().map(|&index| reader.number(index)).collect();
        Some(())
    }
}

/// Reads `dx.dxrPayloadAnnotations`. What is wrong in it dxc does not mind.
pub(super) fn read_payloads(reader: &mut Reader<'_, '_>) -> Vec<PayloadAnnotation> {
    let nodes = reader.list(PAYLOADS).unwrap_or_default();
    let before = reader.failed;
    let payloads = reader.under(Code::DxilTypeAnnotations, |reader| {
        reader.at(PAYLOADS.name(), |reader| {
            let mut payloads = Vec::new();
            for (at, &node) in nodes.iter().enumerate() {
                reader.index(at, |reader| read_payload_list(reader, node, &mut payloads));
            }
            payloads
        })
    });
    reader.failed = before;
    payloads
}

fn read_payload_list(reader: &mut Reader<'_, '_>, node: MetadataId, payloads: &mut Vec<PayloadAnnotation>) {
    let Some(fields) = reader.node(node) else { return };
    let Some((&tag, pairs)) = fields.split_first() else { return reader.fail("expected a tag") };
    if reader.number(tag) != 0 || !pairs.len().is_multiple_of(2) {
        reader.fail("expected structures with annotations");
    }
    for (at, pair) in pairs.chunks_exact(2).enumerate() {
        reader.index(at * 2 + 2, |reader| {
            let Some((of, count)) = struct_of(reader, pair[0]) else { return };
            let fields = reader.tuple(pair[1]).unwrap_or_default();
            if fields.len() != count {
                reader.fail(&format!("expected {count} fields, found {}", fields.len()));
            }
            let fields = fields.iter().map(|&field| read_access(reader, field)).collect();
            payloads.push(PayloadAnnotation { of, fields });
        });
    }
}

fn read_access(reader: &mut Reader<'_, '_>, field: u32) -> u32 {
    let mut access = 0;
    let fields = reader.tuple(field).unwrap_or_default();
    reader.tags(fields, |reader, tag, value| match PayloadTag(tag) {
        PayloadTag::ACCESS => access = reader.number(value),
        _ => reader.unknown(tag, value),
    });
    access
}
