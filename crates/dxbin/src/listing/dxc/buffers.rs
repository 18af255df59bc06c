//! The buffer definitions: what lies where in constant buffers, texture buffers and structured buffers.
//!
//! Types come from the module, names, offsets and shapes of matrices from its annotations. Constant and texture buffers lie
//! as HLSL lays them out, which annotations say; structured buffers as the module's data layout says.

use std::cell::OnceCell;
use std::collections::HashSet;

use dxbin_base::number::Digits;
use dxbin_base::sink::Sink;
use dxbin_bitcode::model::{Module, Type, TypeId};
use dxbin_dxil::layout::DataLayout;
use dxbin_dxil::model::{Detail, Dxil, Field, Matrix, Resource, StructAnnotation, View};
use dxbin_dxil::spec::{MatrixOrientation, ResourceKind};

use crate::listing::out::Out;

/// Where the comment with the offset starts.
const COLUMN: isize = 50;
/// How far a definition is indented.
const INDENT: usize = 3;
/// How much further what is in a structure is indented.
const DEEPER: usize = 4;
/// How deep structures may nest; beyond that no more is shown.
const DEPTH: usize = 128;

/// What a name of a matrix's type starts with.
const MATRIX: &[u8] = b"class.matrix.";

/// Prints the definitions.
pub(super) fn print<S: Sink>(shapes: Shapes<'_, '_>, out: &mut Out<'_, '_, S>) {
    out.put(b";\n; Buffer Definitions:\n;\n");
    let minimum_precision = shapes.dxil.minimum_precision();
    Printer { shapes, minimum_precision, renamed: HashSet::new(), text: Vec::new(), out }.all();
}

/// Why dxc cannot print them, if it cannot.
pub(super) fn refusal(shapes: &Shapes<'_, '_>) -> Option<&'static str> {
    let resources = &shapes.dxil.resources;
    let broken = shapes.with_broken_matrices();
    for buffer in resources.cbuffers.iter().chain(&resources.srvs).chain(&resources.uavs) {
        let structured = match buffer.detail {
            Detail::CBuffer { .. } | Detail::Srv(View { kind: ResourceKind::TBUFFER, .. }) => false,
            Detail::Srv(View { kind: ResourceKind::STRUCTURED_BUFFER, .. })
            | Detail::Uav(View { kind: ResourceKind::STRUCTURED_BUFFER, .. }) => true,
            _ => continue,
        };
        if buffer.variable.is_none() {
            continue;
        }
        let Some(of) = shapes.pointee(buffer) else { return Some("a buffer's variable is no pointer") };
        let of = if structured { shapes.innermost(of) } else { shapes.element(of) };
        if !shapes.is_struct(of) {
            return Some("a buffer is of what is no structure");
        }
        if !broken.is_empty() && shapes.leads_to(of, &broken) {
            return Some("a matrix is no array of vectors");
        }
        if structured && shapes.layout().alloc_size(shapes.structured(of).1).is_none() {
            return Some("a structured buffer is of what has no size");
        }
    }
    None
}

/// Where a type is shown.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// Bytes from the buffer's start.
    offset: u32,
    /// Spaces in front.
    indent: usize,
    /// How wide the text before the offset is.
    column: isize,
    /// The size that is shown; 0 where none is.
    size: u32,
    /// Whether the module's data layout says where fields lie, and not the annotations.
    by_layout: bool,
    /// How deep it is.
    depth: usize,
}

/// What the types are.
#[derive(Clone, Copy)]
pub(super) struct Shapes<'d, 'm> {
    pub(super) module: &'m Module,
    pub(super) dxil: &'d Dxil<'m>,
    /// Where things lie, once a structured buffer asks for it.
    pub(super) layout: &'d OnceCell<DataLayout<'m>>,
}

struct Printer<'d, 'm, 'o, 'p, 's, S: Sink> {
    shapes: Shapes<'d, 'm>,
    minimum_precision: bool,
    /// Structures whose only field dxc gave another name, for good.
    renamed: HashSet<TypeId>,
    /// Room for what stands before an offset.
    text: Vec<u8>,
    out: &'o mut Out<'p, 's, S>,
}

impl<'d, 'm> Shapes<'d, 'm> {
    /// What a structured buffer is of, and the type whose size counts.
    fn structured(&self, outer: TypeId) -> (TypeId, TypeId) {
        let element = self.fields(outer).first().copied().unwrap_or(outer);
        let plain = self.is_struct(element) && !self.is_matrix(element);
        (element, if plain { element } else { outer })
    }

    /// What a resource's variable points to; of an array or a vector what that is of.
    fn pointee(&self, buffer: &Resource<'_>) -> Option<TypeId> {
        match self.type_of(self.module.type_of(buffer.variable?, None)?)? {
            Type::Pointer { to: of, .. } | Type::Array { of, .. } | Type::Vector { of, .. } => Some(of),
            _ => None,
        }
    }

    fn type_of(&self, of: TypeId) -> Option<Type> {
        self.module.types.get(of)
    }

    /// What an array holds, of one dimension less; anything else as it is.
    fn element(&self, of: TypeId) -> TypeId {
        match self.type_of(of) {
            Some(Type::Array { of, .. }) => of,
            _ => of,
        }
    }

    /// What an array holds, without any dimension.
    fn innermost(&self, mut of: TypeId) -> TypeId {
        // Arrays nest as deep as a file has types; the limit ends circles.
        for _ in 0..self.module.types.entries.len() {
            match self.type_of(of) {
                Some(Type::Array { of: inner, .. }) => of = inner,
                _ => break,
            }
        }
        of
    }

    /// The fields of a structure.
    fn fields(&self, of: TypeId) -> &'m [TypeId] {
        let module = self.module;
        match module.types.get(of) {
            Some(Type::Struct { fields: Some(fields), .. }) => module.types.members(fields),
            _ => &[],
        }
    }

    fn is_struct(&self, of: TypeId) -> bool {
        matches!(self.type_of(of), Some(Type::Struct { .. }))
    }

    fn name(&self, of: TypeId) -> &'m [u8] {
        let module = self.module;
        match module.types.get(of) {
            Some(Type::Struct { name: Some(name), .. }) => module.bytes(name),
            _ => &[],
        }
    }

    fn is_matrix(&self, of: TypeId) -> bool {
        self.name(of).starts_with(MATRIX)
    }

    /// Structures with fields that are said to be matrices and are structures of another shape.
    fn with_broken_matrices(&self) -> HashSet<TypeId> {
        let is_matrix = |of: TypeId| match self.fields(of).first().and_then(|&of| self.type_of(of)) {
            Some(Type::Array { of, .. }) => matches!(self.type_of(of), Some(Type::Vector { .. })),
            _ => false,
        };
        let is_broken = |(&of, field): (&TypeId, &Field<'_>)| {
            field.matrix.is_some_and(|matrix| matrix.columns != 0) && {
                let of = self.innermost(of);
                self.is_struct(of) && !is_matrix(of)
            }
        };
        let annotated = self.dxil.annotations.structs.iter();
        let broken =
            annotated.filter(|&&(of, ref annotation)| self.fields(of).iter().zip(&annotation.fields).any(is_broken));
        broken.map(|&(of, _)| of).collect()
    }

    /// Whether a structure is one of those, or has one among what it is made of.
    fn leads_to(&self, of: TypeId, wanted: &HashSet<TypeId>) -> bool {
        let (mut seen, mut left) = (HashSet::from([of]), vec![of]);
        while let Some(of) = left.pop() {
            if wanted.contains(&of) {
                return true;
            }
            let fields = self.fields(of).iter().map(|&field| self.innermost(field));
            left.extend(fields.filter(|&field| seen.insert(field)));
        }
        false
    }

    fn annotation(&self, of: TypeId) -> Option<&'d StructAnnotation<'m>> {
        self.dxil.annotations.structure(of)
    }

    fn layout(&self) -> &'d DataLayout<'m> {
        self.layout.get_or_init(|| DataLayout::new(self.module))
    }

    /// The size of a type in memory; 0 for what has none.
    fn size(&self, of: TypeId) -> u32 {
        self.layout().alloc_size(of).unwrap_or_default() as u32
    }
}

impl<'m, S: Sink> Printer<'_, 'm, '_, '_, '_, S> {
    fn all(mut self) {
        let resources = &self.shapes.dxil.resources;
        for buffer in &resources.cbuffers {
            self.cbuffer(buffer);
        }
        for buffer in resources.srvs.iter().chain(&resources.uavs) {
            match buffer.detail {
                Detail::Srv(View { kind: ResourceKind::STRUCTURED_BUFFER, .. })
                | Detail::Uav(View { kind: ResourceKind::STRUCTURED_BUFFER, .. }) => self.structured(buffer),
                Detail::Srv(View { kind: ResourceKind::TBUFFER, .. }) => self.tbuffer(buffer),
                _ => {}
            }
        }
    }

    fn put<const N: usize>(&mut self, text: &[u8; N]) {
        self.out.put(text);
    }

    fn cbuffer(&mut self, buffer: &Resource<'_>) {
        let Detail::CBuffer { size, .. } = buffer.detail else { return };
        // An array of buffers is one as to its count; of further dimensions dxc knows nothing.
        let of = self.shapes.pointee(buffer).map(|of| self.shapes.element(of));
        self.open(b" cbuffer ", buffer);
        if of.and_then(|of| self.shapes.annotation(of)).is_none() {
            self.missing(Some(size));
        }
        self.buffer(buffer, of, size);
    }

    fn tbuffer(&mut self, buffer: &Resource<'_>) {
        let of = self.shapes.pointee(buffer).map(|of| self.shapes.element(of));
        let annotation = of.and_then(|of| self.shapes.annotation(of));
        self.open(b" tbuffer ", buffer);
        if annotation.is_none() {
            self.missing(None);
        }
        self.buffer(buffer, of, annotation.map_or(0, |annotation| annotation.cbuffer_size));
    }

    /// What is in a constant or texture buffer.
    fn buffer(&mut self, buffer: &Resource<'_>, of: Option<TypeId>, size: u32) {
        match of.filter(|&of| self.shapes.annotation(of).is_some()) {
            Some(of) => {
                let place = Place { offset: 0, indent: INDENT, column: COLUMN, size, by_layout: false, depth: 0 };
                self.structure(of, buffer.name, place);
            }
            None => self.put(b";\n"),
        }
        self.put(b"; }\n;\n");
    }

    fn open(&mut self, what: &[u8], buffer: &Resource<'_>) {
        self.put(b";");
        self.out.text(what);
        self.out.text(buffer.name);
        self.put(b"\n; {\n;\n");
    }

    /// Says that nobody says what is in a buffer, of a size that is known or not.
    fn missing(&mut self, size: Option<u32>) {
        self.put(b";   ");
        if let Some(size) = size {
            self.put(b"[");
            self.out.unsigned(size);
            self.put(b" x i8] ");
        }
        self.put(b"(type annotation not present)\n");
    }

    fn structured(&mut self, buffer: &Resource<'_>) {
        self.open(b" Resource bind info for ", buffer);
        let Some(outer) = self.shapes.pointee(buffer).map(|of| self.shapes.innermost(of)) else {
            return self.put(b"; }\n;\n");
        };
        let (element, sized) = self.shapes.structured(outer);
        let place = Place { offset: 0, indent: INDENT, column: COLUMN, size: 0, by_layout: true, depth: 0 };
        let size = self.shapes.size(sized);
        if sized == element {
            if self.shapes.annotation(element).is_none() {
                self.missing(Some(size));
            } else {
                self.structure(element, b"$Element", Place { size, ..place });
            }
        } else {
            match self.shapes.annotation(outer) {
                None => self.missing(Some(size)),
                Some(annotation) => {
                    let mut field = annotation.fields.first().cloned().unwrap_or_default();
                    field.name = Some(b"$Element");
                    self.renamed.insert(outer);
                    self.field(element, &field, Place { size, by_layout: false, ..place });
                }
            }
            self.put(b";\n");
        }
        self.put(b"; }\n;\n");
    }

    /// Starts a comment line.
    fn line(&mut self, indent: usize) {
        self.put(b";");
        self.out.pad(indent);
    }

    /// A text to be filled and given to [`Printer::end`].
    fn scratch(&mut self) -> Vec<u8> {
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        text.reserve(128);
        text
    }

    /// Ends a line with where the thing lies, and how large it is.
    fn end(&mut self, text: Vec<u8>, place: Place) {
        self.out.left(&text, usize::try_from(place.column).unwrap_or_default());
        self.text = text;
        self.put(b"; Offset:");
        self.out.number(place.offset, 5);
        if place.size != 0 {
            self.put(b" Size: ");
            self.out.number(place.size, 5);
        }
        self.put(b"\n");
    }

    fn structure(&mut self, of: TypeId, name: &[u8], place: Place) {
        if self.out.is_full() || place.depth > DEPTH {
            return;
        }
        self.line(place.indent);
        self.put(b"struct ");
        self.out.text(self.shapes.name(of));
        self.put(b"\n");
        self.line(place.indent);
        self.put(b"{\n;\n");
        match self.shapes.annotation(of) {
            Some(annotation) => self.members(of, annotation, place),
            None => {
                self.line(place.indent + DEEPER);
                if place.size == 0 {
                    self.put(b"/* empty struct */\n");
                } else {
                    self.put(b"[");
                    self.out.unsigned(place.size);
                    self.put(b" x i8] (type annotation not present)\n");
                }
            }
        }
        self.line(place.indent);
        self.put(b"\n");
        self.line(place.indent);
        self.put(b"} ");
        let mut text = self.scratch();
        text.extend_from_slice(name);
        text.push(b';');
        self.end(text, Place { column: place.column - 2, ..place });
        self.put(b";\n");
    }

    fn members(&mut self, of: TypeId, annotation: &StructAnnotation<'m>, place: Place) {
        let offsets = if place.by_layout { self.shapes.layout().offsets(of).unwrap_or_default() } else { Vec::new() };
        let nothing = Field::default();
        for (at, &member) in self.shapes.fields(of).iter().enumerate() {
            if self.out.is_full() {
                return;
            }
            let field = annotation.fields.get(at).unwrap_or(&nothing);
            // dxc clears what is said of fields where a structure has no size; only the names are gone by that.
            let mut nameless = (annotation.cbuffer_size == 0).then(|| Field { name: None, ..field.clone() });
            if at == 0 && self.renamed.contains(&of) {
                nameless = Some(Field { name: Some(b"$Element"), ..field.clone() });
            }
            let field = nameless.as_ref().unwrap_or(field);
            let offset = match place.by_layout {
                true => offsets.get(at).map_or(0, |&offset| offset as u32),
                // Of a field without offset dxc has the largest number.
                false => field.cbuffer_offset.unwrap_or(u32::MAX),
            };
            self.field(
                member,
                field,
                Place {
                    offset: place.offset.wrapping_add(offset),
                    indent: place.indent + DEEPER,
                    column: place.column - DEEPER as isize,
                    size: 0,
                    by_layout: place.by_layout,
                    depth: place.depth + 1,
                },
            );
        }
    }

    fn field(&mut self, of: TypeId, field: &Field<'_>, place: Place) {
        let name = field.name.unwrap_or_default();
        let matrix = field.matrix.filter(|matrix| matrix.columns != 0);
        if self.shapes.is_struct(of) && matrix.is_none() {
            return self.structure(of, name, Place { size: 0, ..place });
        }
        let (element, count) = self.dimensions(of, matrix);
        if self.shapes.is_struct(element) && !self.shapes.is_matrix(element) {
            let mut text = name.to_vec();
            subscript(count, &mut text);
            text.push(b';');
            return self.structure(element, &text, Place { size: 0, ..place });
        }
        let mut text = self.scratch();
        self.spell(of, field, matrix, &mut text);
        text.push(b' ');
        text.extend_from_slice(name);
        subscript(count, &mut text);
        text.push(b';');
        self.line(place.indent);
        self.end(text, place);
    }

    /// What an array holds in the end, and how many of them as HLSL counts; 0 for what is no array.
    fn dimensions(&self, of: TypeId, matrix: Option<Matrix>) -> (TypeId, u32) {
        let (mut element, mut count, mut level) = (of, 0, 0);
        // The limit ends circles.
        for _ in 0..self.shapes.module.types.entries.len() {
            let Some(Type::Array { count: more, of: inner }) = self.shapes.type_of(element) else { break };
            count = if level == 0 { 1 } else { count };
            count = (u64::from(count)).wrapping_mul(more) as u32;
            level += 1;
            element = inner;
        }
        let Some(matrix) = matrix else { return (element, count) };
        // A matrix is an array of its rows or columns.
        let vectors = match matrix.orientation {
            MatrixOrientation::ROW_MAJOR => matrix.rows,
            MatrixOrientation::COLUMN_MAJOR => matrix.columns,
            _ => 1,
        };
        count = count.checked_div(vectors).unwrap_or_default();
        if level == 1 {
            count = 0;
        }
        (self.component(element), count)
    }

    /// What a vector, or a matrix as a structure of vectors, is made of.
    fn component(&self, of: TypeId) -> TypeId {
        match self.shapes.type_of(of) {
            Some(Type::Vector { of, .. }) => of,
            Some(Type::Struct { .. }) => {
                let inner = self.shapes.fields(of).first().map_or(of, |&field| self.shapes.innermost(field));
                match self.shapes.type_of(inner) {
                    Some(Type::Vector { of, .. }) => of,
                    _ => inner,
                }
            }
            _ => of,
        }
    }

    /// Adds how HLSL spells a type.
    fn spell(&self, of: TypeId, field: &Field<'_>, matrix: Option<Matrix>, text: &mut Vec<u8>) {
        let component = field.component.hlsl(self.minimum_precision).unwrap_or_default().as_bytes();
        if let Some(matrix) = matrix {
            text.extend_from_slice(matrix.orientation.short().unwrap_or_default().as_bytes());
            text.extend_from_slice(component);
            text.extend_from_slice(Digits::unsigned(matrix.rows).as_bytes());
            text.push(b'x');
            text.extend_from_slice(Digits::unsigned(matrix.columns).as_bytes());
            return;
        }
        text.extend_from_slice(component);
        if let Some(Type::Vector { count, .. }) = self.shapes.type_of(self.shapes.innermost(of)) {
            text.extend_from_slice(Digits::unsigned(count).as_bytes());
        }
    }
}

fn subscript(count: u32, text: &mut Vec<u8>) {
    if count != 0 {
        text.push(b'[');
        text.extend_from_slice(Digits::unsigned(count).as_bytes());
        text.push(b']');
    }
}
