//! Types of HLSL, made of types of LLVM and what annotations say of them.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use dxbin_base::number::Digits;
use dxbin_bitcode::model::{Module, Type, TypeId};
use dxbin_dxil::layout::DataLayout;
use dxbin_dxil::model::{Dxil, Field, StructAnnotation};
use dxbin_dxil::spec::{ComponentType, MatrixOrientation};
use dxbin_parts::rdef::{VariableClass, VariableType};

use super::super::answers::TypeFacts;
use super::model::{ModuleReflection, Name, ReflectedMember, ReflectedType, Run, TypeIndex};
use super::{Stop, names};

/// The class of a field of bits, which the documents do not name.
pub(in crate::reflect) const BIT_FIELD: u32 = 8;
/// More types than this are never made of one module.
const MAX_TYPES: usize = 1 << 20;
/// Types nest no deeper than this.
const MAX_DEPTH: u32 = 64;

/// A row of what components are: `D3D_SHADER_VARIABLE_TYPE`, the name and the bytes; natively and with minimum precision.
type Component = (VariableType, &'static str, u32);

/// What a component is.
fn component(of: ComponentType, minimum: bool) -> Component {
    use VariableType as V;
    match of {
        ComponentType::I1 => (V::D3D_SVT_BOOL, "bool", 4),
        ComponentType::I16 if minimum => (V::D3D_SVT_MIN16INT, "min16int", 4),
        ComponentType::I16 => (V::D3D_SVT_INT16, "int16_t", 2),
        ComponentType::U16 if minimum => (V::D3D_SVT_MIN16UINT, "min16uint", 4),
        ComponentType::U16 => (V::D3D_SVT_UINT16, "uint16_t", 2),
        ComponentType::I64 => (V::D3D_SVT_INT64, "int64_t", 8),
        ComponentType::I32 => (V::D3D_SVT_INT, "int", 4),
        ComponentType::U64 => (V::D3D_SVT_UINT64, "uint64_t", 8),
        ComponentType::U32 => (V::D3D_SVT_UINT, "uint", 4),
        ComponentType::F16 | ComponentType::SNORM_F16 | ComponentType::UNORM_F16 if minimum => {
            (V::D3D_SVT_MIN16FLOAT, "min16float", 4)
        }
        ComponentType::F16 | ComponentType::SNORM_F16 | ComponentType::UNORM_F16 => {
            (V::D3D_SVT_FLOAT16, "float16_t", 2)
        }
        ComponentType::F32 | ComponentType::SNORM_F32 | ComponentType::UNORM_F32 => (V::D3D_SVT_FLOAT, "float", 4),
        ComponentType::F64 | ComponentType::SNORM_F64 | ComponentType::UNORM_F64 => (V::D3D_SVT_DOUBLE, "double", 8),
        _ => (V::D3D_SVT_VOID, "", 4),
    }
}

/// What is known of a structure, wherever it is used.
#[derive(Clone, Copy, Debug, Default)]
struct Structure {
    members: Run,
    /// Components in it.
    columns: u32,
    /// Where its last field ends.
    end: u32,
}

/// Makes types.
pub(super) struct Types<'m> {
    pub(super) module: &'m Module,
    pub(super) dxil: &'m Dxil<'m>,
    /// Taken apart when a structured buffer first needs it.
    layout: OnceCell<DataLayout<'m>>,
    minimum_precision: bool,
    /// By type, and whether it is in a constant buffer; `None` for those that are being made.
    structures: BTreeMap<(TypeId, bool), Option<Structure>>,
    /// Names of numeric types: by component, class, rows and columns.
    spelt: BTreeMap<(VariableType, u32, u32, u32), (Name, Name)>,
    depth: u32,
}

/// Rows and columns as they lie in a constant buffer.
#[derive(Clone, Copy)]
struct Shape {
    rows: u32,
    columns: u32,
}

impl<'m> Types<'m> {
    pub(super) fn new(module: &'m Module, dxil: &'m Dxil<'m>) -> Self {
        Self {
            module,
            dxil,
            layout: OnceCell::new(),
            minimum_precision: dxil.minimum_precision(),
            structures: BTreeMap::new(),
            spelt: BTreeMap::new(),
            depth: 0,
        }
    }

    /// Where things lie outside of constant buffers.
    pub(super) fn layout(&self) -> &DataLayout<'m> {
        self.layout.get_or_init(|| DataLayout::new(self.module))
    }

    /// What is said of a structure.
    pub(super) fn annotation(&self, of: TypeId) -> Option<&'m StructAnnotation<'m>> {
        self.dxil.annotations.structure(of)
    }

    /// The type behind all arrays, and how many there are.
    pub(super) fn strip_arrays(&self, mut of: TypeId) -> (TypeId, u32) {
        let mut count = 0;
        while let Some(Type::Array { of: inner, .. }) = self.module.types.get(of) {
            of = inner;
            count += 1;
            if count >= MAX_DEPTH {
                break;
            }
        }
        (of, count)
    }

    /// The fields of a structure.
    pub(super) fn fields(&self, of: TypeId) -> Option<&'m [TypeId]> {
        match self.module.types.get(of)? {
            Type::Struct { fields, .. } => Some(self.module.types.members(fields.unwrap_or_default())),
            _ => None,
        }
    }

    fn struct_name(&self, of: TypeId) -> &'m [u8] {
        match self.module.types.get(of) {
            Some(Type::Struct { name: Some(name), .. }) => self.module.bytes(name),
            _ => &[],
        }
    }

    /// Whether a field is an object, or an array of them.
    fn is_object(&self, of: TypeId) -> bool {
        let (of, _) = self.strip_arrays(of);
        matches!(self.module.types.get(of), Some(Type::Struct { .. })) && names::object(self.struct_name(of)).is_some()
    }

    /// Makes a type of what `of` and its annotation say. In a constant buffer, fields say where they are, and `base` is what the
    /// type's offset counts from; elsewhere `base` is the offset.
    pub(super) fn make(
        &mut self,
        to: &mut ModuleReflection,
        of: TypeId,
        field: &Field<'_>,
        base: u32,
        in_cbuffer: bool,
    ) -> Result<TypeIndex, Stop> {
        let made = self.describe(to, of, field, base, in_cbuffer)?;
        push(to, made)
    }

    fn describe(
        &mut self,
        to: &mut ModuleReflection,
        of: TypeId,
        field: &Field<'_>,
        base: u32,
        in_cbuffer: bool,
    ) -> Result<ReflectedType, Stop> {
        let (ty, spelling, bytes) = component(field.component, self.minimum_precision);
        let mut facts = TypeFacts { ty: ty.0.into(), offset: base, ..TypeFacts::default() };
        if in_cbuffer {
            facts.offset = field.cbuffer_offset.unwrap_or(u32::MAX).wrapping_sub(base);
        }
        let mut shape = annotated(&mut facts, field);
        let start = to.dimensions.len() as u32;
        let inner = self.elements(to, of, &mut facts, shape);
        let dimensions = Run { start, length: to.dimensions.len() as u32 - start };
        let mut made = ReflectedType { facts, dimensions, ..ReflectedType::default() };
        let class = VariableClass(facts.class as u16);
        match self.module.types.get(inner).ok_or(Stop::broken("a type leads nowhere"))? {
            _ if class != VariableClass::D3D_SVC_SCALAR => self.spell(to, &mut made, ty, spelling),
            Type::Vector { count, .. } => {
                made.facts = TypeFacts { class: vector(), rows: 1, columns: count, ..facts };
                shape = Shape { rows: 1, columns: count };
                self.spell(to, &mut made, ty, spelling);
            }
            Type::Struct { .. } => return self.structure_type(to, inner, made, spelling, in_cbuffer),
            Type::Pointer { .. } => named(to, &mut made, spelling),
            Type::Void => {
                made.facts = TypeFacts { rows: 1, columns: 1, ..facts };
                named(to, &mut made, "void");
            }
            _ => {
                made.facts = TypeFacts { rows: 1, columns: 1, ..facts };
                self.spell(to, &mut made, ty, spelling);
            }
        }
        made.size = numeric_size(&made.facts, shape, bytes);
        Ok(made)
    }

    /// Counts the elements of arrays into `facts` and gives what is in them. Rows and columns of a matrix or a vector may be
    /// arrays, too, which are none of HLSL.
    fn elements(&self, to: &mut ModuleReflection, mut of: TypeId, facts: &mut TypeFacts, shape: Shape) -> TypeId {
        let is_vector = facts.class == vector();
        let depth = if is_vector || shape.rows == 1 { 1 } else { 2 };
        let mut left = MAX_DEPTH;
        while let Some(Type::Array { count, of: inner }) = self.module.types.get(of) {
            let numeric = facts.class != u32::from(VariableClass::D3D_SVC_SCALAR.0);
            if numeric && self.holds(of, shape.rows.wrapping_mul(shape.columns), depth) {
                break;
            }
            facts.elements = facts.elements.max(1).wrapping_mul(count as u32);
            to.dimensions.push(u32::try_from(count).unwrap_or(u32::MAX));
            of = inner;
            left -= 1;
            if left == 0 {
                break;
            }
        }
        of
    }

    /// Whether a type holds so many components in arrays and a vector, nested no deeper than `depth`.
    fn holds(&self, of: TypeId, count: u32, depth: u32) -> bool {
        match self.module.types.get(of) {
            Some(Type::Array { count: length, of }) => {
                let length = length as u32;
                depth >= 1
                    && count >= length
                    && count.checked_rem(length) == Some(0)
                    && self.holds(of, count / length.max(1), depth - 1)
            }
            Some(Type::Vector { count: length, .. }) => depth >= 1 && length == count,
            _ => count == 1,
        }
    }

    /// Names a numeric type.
    fn spell(&mut self, to: &mut ModuleReflection, made: &mut ReflectedType, ty: VariableType, spelling: &str) {
        let facts = made.facts;
        let key = (ty, facts.class, facts.rows, facts.columns);
        let (name, hlsl) = *self.spelt.entry(key).or_insert_with(|| {
            let (rows, columns) = (Digits::unsigned(facts.rows), Digits::unsigned(facts.columns));
            let (rows, columns) = (rows.as_bytes(), columns.as_bytes());
            let class = VariableClass(facts.class as u16);
            let hlsl = match class {
                VariableClass::D3D_SVC_VECTOR => to.joined(&[spelling.as_bytes(), columns]),
                VariableClass::D3D_SVC_SCALAR => to.name(spelling.as_bytes()),
                _ => to.joined(&[spelling.as_bytes(), rows, b"x", columns]),
            };
            let is_dword = class == VariableClass::D3D_SVC_SCALAR && spelling == "uint";
            (if is_dword { to.name(b"dword") } else { hlsl }, hlsl)
        });
        (made.name, made.hlsl) = (Some(name), hlsl);
    }

    fn structure_type(
        &mut self,
        to: &mut ModuleReflection,
        of: TypeId,
        mut made: ReflectedType,
        spelling: &str,
        in_cbuffer: bool,
    ) -> Result<ReflectedType, Stop> {
        let name = self.struct_name(of);
        if let Some(object) = names::object(name) {
            let class = VariableClass::D3D_SVC_OBJECT.0.into();
            made.facts = TypeFacts { class, ty: object.0.into(), ..made.facts };
            made.name = Some(to.name(spelling.as_bytes()));
            made.hlsl = to.name(names::hlsl(name));
            return Ok(made);
        }
        let structure = self.structure(to, of, in_cbuffer)?;
        let class = VariableClass::D3D_SVC_STRUCT.0.into();
        let (columns, members) = (structure.columns, structure.members.length);
        made.facts = TypeFacts { class, rows: 1, columns, members, ..made.facts };
        made.name = Some(to.name(names::structure(name)));
        made.hlsl = to.name(names::hlsl(name));
        made.members = structure.members;
        made.size = structure.end;
        if made.facts.elements > 1 {
            let stride = structure.end.wrapping_add(15) & !15;
            made.size = made.size.wrapping_add((made.facts.elements - 1).wrapping_mul(stride));
        }
        Ok(made)
    }

    /// The members of a structure, made once.
    fn structure(&mut self, to: &mut ModuleReflection, of: TypeId, in_cbuffer: bool) -> Result<Structure, Stop> {
        match self.structures.get(&(of, in_cbuffer)) {
            Some(&Some(known)) => return Ok(known),
            Some(None) => return Err(Stop::endless()),
            None if self.depth >= MAX_DEPTH => return Err(Stop::endless()),
            None => {}
        }
        self.structures.insert((of, in_cbuffer), None);
        self.depth += 1;
        let made = self.make_structure(to, of, in_cbuffer)?;
        self.depth -= 1;
        self.structures.insert((of, in_cbuffer), Some(made));
        Ok(made)
    }

    fn make_structure(&mut self, to: &mut ModuleReflection, of: TypeId, in_cbuffer: bool) -> Result<Structure, Stop> {
        let mut structure = Structure::default();
        // A structure without a size holds nothing, or only resources.
        let Some(annotation) = self.annotation(of).filter(|annotation| annotation.cbuffer_size != 0) else {
            return Ok(structure);
        };
        let offsets = if in_cbuffer { Vec::new() } else { self.layout().offsets(of).unwrap_or_default() };
        let mut members = Vec::new();
        for (at, &ty) in self.fields(of).unwrap_or_default().iter().enumerate() {
            let Some(field) = annotation.fields.get(at) else { break };
            if self.is_object(ty) {
                continue;
            }
            let offset = offsets.get(at).map_or(0, |&offset| offset as u32);
            let mut made = self.describe(to, ty, field, offset, in_cbuffer)?;
            structure.end = made.facts.offset.wrapping_add(made.size);
            let is_empty = made.facts.columns == 0 && matches!(self.module.types.get(ty), Some(Type::Struct { .. }));
            if !field.bit_fields.is_empty() {
                made.facts.members = field.bit_fields.len() as u32;
                made.members =
                    if is_empty { Run::default() } else { self.bit_fields(to, ty, field, offset, in_cbuffer)? };
            }
            if !is_empty {
                let facts = made.facts;
                let components =
                    facts.columns.max(1).wrapping_mul(facts.rows.max(1)).wrapping_mul(facts.elements.max(1));
                structure.columns = structure.columns.wrapping_add(components);
            }
            members.push(ReflectedMember { name: to.name(field.name.unwrap_or_default()), ty: push(to, made)? });
        }
        structure.members = Run { start: to.members.len() as u32, length: members.len() as u32 };
        to.members.extend(members);
        Ok(structure)
    }

    /// The fields of bits of a field.
    fn bit_fields(
        &mut self,
        to: &mut ModuleReflection,
        of: TypeId,
        field: &Field<'_>,
        offset: u32,
        in_cbuffer: bool,
    ) -> Result<Run, Stop> {
        let mut bit = 0_u32;
        let mut members = Vec::new();
        for bits in &field.bit_fields {
            let mut made = self.describe(to, of, field, offset, in_cbuffer)?;
            let width = bits.bit_field_width.unwrap_or(0);
            made.facts = TypeFacts { class: BIT_FIELD, columns: width, offset: bit, ..made.facts };
            bit = bit.wrapping_add(width);
            members.push(ReflectedMember { name: to.name(bits.name.unwrap_or_default()), ty: push(to, made)? });
        }
        let run = Run { start: to.members.len() as u32, length: members.len() as u32 };
        to.members.extend(members);
        Ok(run)
    }
}

fn push(to: &mut ModuleReflection, made: ReflectedType) -> Result<TypeIndex, Stop> {
    if to.types.len() >= MAX_TYPES {
        return Err(Stop::endless());
    }
    to.types.push(made);
    Ok(TypeIndex(to.types.len() as u32 - 1))
}

fn named(to: &mut ModuleReflection, made: &mut ReflectedType, name: &str) {
    made.hlsl = to.name(name.as_bytes());
    made.name = Some(made.hlsl);
}

fn vector() -> u32 {
    VariableClass::D3D_SVC_VECTOR.0.into()
}

/// What an annotation says of the shape of a matrix or a vector.
fn annotated(facts: &mut TypeFacts, field: &Field<'_>) -> Shape {
    if let Some(matrix) = field.matrix.filter(|matrix| matrix.columns != 0) {
        let by_rows = matrix.orientation == MatrixOrientation::ROW_MAJOR;
        let class = if by_rows { VariableClass::D3D_SVC_MATRIX_ROWS } else { VariableClass::D3D_SVC_MATRIX_COLUMNS };
        (facts.class, facts.rows, facts.columns) = (class.0.into(), matrix.rows, matrix.columns);
        match by_rows {
            true => Shape { rows: matrix.rows, columns: matrix.columns },
            false => Shape { rows: matrix.columns, columns: matrix.rows },
        }
    } else if let Some(columns) = field.vector_size.filter(|&size| size != 0) {
        (facts.class, facts.rows, facts.columns) = (vector(), 1, columns);
        Shape { rows: 1, columns }
    } else {
        Shape { rows: 1, columns: 1 }
    }
}

/// The bytes that a numeric type takes in a constant buffer.
fn numeric_size(facts: &TypeFacts, shape: Shape, bytes: u32) -> u32 {
    let rows = if facts.elements > 1 { shape.rows.wrapping_mul(facts.elements) } else { shape.rows };
    let stride = if bytes > 4 && shape.columns > 2 { 32_u32 } else { 16 };
    stride.wrapping_mul(rows.wrapping_sub(1)).wrapping_add(bytes.wrapping_mul(shape.columns))
}
