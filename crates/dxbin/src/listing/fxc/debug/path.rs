//! Which piece of a variable a register component holds, as it is written in HLSL.

use std::cell::OnceCell;
use std::collections::HashMap;

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};
use dxbin_pdb::spec::codeview::{FIRST_INDEX, HlslKind, LeafKind};
use dxbin_pdb::types::{Field, Type, Types};

/// Types nest no deeper than this.
const DEEPEST: usize = 32;

/// What Microsoft's disassembler says of an offset past a type's end.
const OVERRUN: &[u8] = b"offset overruns length for type in PDB";

/// What it says of a type that no variable can have.
const NO_LENGTH: &[u8] = b"unable to get type length from PDB";

/// What it says where there is no such type.
pub(super) const NO_TYPE: &[u8] = b"unable to get variable type from PDB";

/// The property of a struct whose members are told elsewhere.
const FORWARD: u16 = 0x80;

/// Writes paths.
#[derive(Debug)]
pub(super) struct Paths<'s> {
    types: &'s Types<'s>,
    /// Where each struct is told with its members; made when the first one is needed.
    structures: OnceCell<HashMap<&'s [u8], u32>>,
}

impl<'s> Paths<'s> {
    pub(super) fn new(types: &'s Types<'s>) -> Self {
        Self { types, structures: OnceCell::new() }
    }

    /// The type behind modifiers, other names, and mentions of a struct.
    fn bare(&self, mut ty: u32) -> Option<Type<'s>> {
        for _ in 0..DEEPEST {
            match self.types.get(ty)? {
                Type::Modifier(modifier, _) => ty = modifier.ty,
                Type::Alias(of, _) => ty = of,
                Type::Structure(_, structure, sized) if structure.properties & FORWARD != 0 => {
                    ty = *self.structures.get_or_init(|| self.told_structures()).get(sized.name)?;
                }
                other => return Some(other),
            }
        }
        None
    }

    fn told_structures(&self) -> HashMap<&'s [u8], u32> {
        let all = FIRST_INDEX..FIRST_INDEX.saturating_add(self.types.len() as u32);
        let told = all.filter_map(|index| match self.types.get(index)? {
            Type::Structure(_, structure, sized) if structure.properties & FORWARD == 0 => Some((sized.name, index)),
            _ => None,
        });
        told.collect()
    }

    /// Writes the path to the byte at `offset` in a variable of type `ty`: `.member`, `[n]`, `._mRC`, `.x`.
    ///
    /// # Errors
    ///
    /// What Microsoft's disassembler says where the offset leads into nothing.
    ///
    /// `left` is what it may cost, in bytes and in members that are looked at.
    pub(super) fn write<S: Sink>(
        &self,
        ty: u32,
        offset: u64,
        left: &mut usize,
        pen: &mut Pen<'_, S>,
    ) -> Result<(), &'static [u8]> {
        if ty >= FIRST_INDEX && self.types.record(ty).is_none() {
            return Err(NO_TYPE);
        }
        let (mut ty, mut offset) = (ty, offset);
        for _ in 0..DEEPEST {
            let Some(bare) = self.bare(ty) else {
                return if ty < FIRST_INDEX { simple(ty, offset) } else { Err(NO_LENGTH) };
            };
            if size_of(&bare).is_some_and(|size| offset >= size) {
                return Err(OVERRUN);
            }
            match bare {
                Type::Vector(vector, sized) => {
                    let size = (sized.size / u64::from(vector.count).max(1)).max(1);
                    if offset % size != 0 {
                        return Err(b"invalid vector member");
                    }
                    component(offset / size, pen);
                    return Ok(());
                }
                Type::Matrix(matrix, _) => {
                    let stride = u64::from(matrix.stride).max(1);
                    let (major, minor) = (offset / stride, offset % stride / 4);
                    let (row, column) = if matrix.attributes & 1 == 1 { (major, minor) } else { (minor, major) };
                    pen.put(Class::Comment, b"._m");
                    pen.unsigned(Class::Comment, row as u32);
                    pen.unsigned(Class::Comment, column as u32);
                    return Ok(());
                }
                Type::StridedArray(array, _) => {
                    let stride = u64::from(array.stride).max(1);
                    pen.put(Class::Comment, b"[");
                    pen.unsigned(Class::Comment, (offset / stride) as u32);
                    pen.put(Class::Comment, b"]");
                    (ty, offset) = (array.element, offset % stride);
                }
                Type::Structure(_, structure, _) => {
                    let Some(field) = self.member(structure.fields, offset, left) else { return Ok(()) };
                    let whole = self.bare(field.ty).as_ref().and_then(size_of);
                    if whole.is_some_and(|size| offset - field.offset >= size) {
                        return Err(b"could not get find UDT child with correct offset in PDB");
                    }
                    *left = left.saturating_sub(field.name.len());
                    if *left == 0 {
                        return Err(&[]);
                    }
                    // A base class has no name: its members are the class's.
                    if !field.name.is_empty() {
                        pen.put(Class::Comment, b".");
                        pen.text(Class::Comment, field.name);
                    }
                    (ty, offset) = (field.ty, offset - field.offset);
                }
                Type::Hlsl(hlsl, _) if hlsl.kind == HlslKind::INTERFACE_POINTER => {
                    component(offset / 4, pen);
                    return Ok(());
                }
                Type::Hlsl(hlsl, _) => {
                    pen.put(Class::Comment, b"<unknown HLSL built-in ");
                    pen.unsigned(Class::Comment, hlsl.kind.0.into());
                    pen.put(Class::Comment, b" offset ");
                    pen.unsigned(Class::Comment, offset as u32);
                    pen.put(Class::Comment, b">");
                    return Ok(());
                }
                // That of the table was looked at with the others' sizes.
                Type::Simple(_) => return Ok(()),
                _ => return Err(NO_LENGTH),
            }
        }
        Err(NO_LENGTH)
    }

    /// The member of a struct that an offset is in: the last one that starts there or before.
    fn member(&self, fields: u32, offset: u64, left: &mut usize) -> Option<Field<'s>> {
        let holds_data = |field: &Field<'_>| matches!(field.kind, LeafKind::LF_MEMBER | LeafKind::LF_BCLASS);
        let all = self.types.fields(fields).take(*left).inspect(|_| *left -= 1);
        all.filter(|field| holds_data(field) && field.offset <= offset).max_by_key(|field| field.offset)
    }
}

fn size_of(ty: &Type<'_>) -> Option<u64> {
    match ty {
        Type::Simple(row) => Some(row.2.into()),
        Type::Vector(_, sized)
        | Type::Matrix(_, sized)
        | Type::StridedArray(_, sized)
        | Type::Array(_, sized)
        | Type::Structure(_, _, sized) => Some(sized.size),
        Type::Hlsl(_, size) => Some(*size),
        _ => None,
    }
}

/// What becomes of a simple type that the table does not have: Microsoft's library knows a size for some, takes others for
/// endless, and the rest for empty.
fn simple(ty: u32, offset: u64) -> Result<(), &'static [u8]> {
    if ty & 0x700 != 0 {
        return Err(b"unexpected data kind in PDB");
    }
    let size = match ty & 0xff {
        0x14..=0x1f | 0x24..=0x2f | 0x34..=0x3f | 0x43 | 0x51..=0x53 | 0x78 | 0x79 => u64::MAX,
        0x42 | 0x54 => 10,
        0x04 | 0x13 | 0x23 | 0x33 | 0x41 | 0x44 | 0x50 | 0x55 | 0x76 | 0x77 => 8,
        0x05 | 0x06 | 0x08 | 0x10..=0x12 | 0x20..=0x22 | 0x30..=0x32 | 0x40 | 0x45 | 0x46 | 0x56 | 0x60 | 0x62 => 4,
        0x68 | 0x69 | 0x70..=0x75 | 0x7a | 0x7b => 4,
        _ => 0,
    };
    if offset < size { Ok(()) } else { Err(OVERRUN) }
}

fn component<S: Sink>(number: u64, pen: &mut Pen<'_, S>) {
    pen.text(Class::Comment, [b".x", b".y", b".z", b".w"][number.min(3) as usize]);
}
