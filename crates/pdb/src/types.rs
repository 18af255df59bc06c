//! Types and items: records that are named by their index.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::msf::Stream;
use crate::spec::TypesHeader;
use crate::spec::codeview::{
    Array, FIRST_INDEX, FunctionId, Hlsl, LeafKind, Matrix, Member, MethodId, ModifierEx, SIMPLE_TYPES, SimpleType,
    StridedArray, Structure, Vector,
};
use crate::symbols::{RawRecord, Records, broken, until_nul};

/// The records of stream 2 (types) or stream 4 (items).
#[derive(Clone, Debug)]
pub struct Types<'a> {
    stream: Stream<'a>,
    header: TypesHeader,
    /// Where each record starts.
    starts: Vec<u32>,
}

/// A list of members goes on in no more lists than this: each but the last has nearly 64 KiB.
const MOST_LISTS: usize = 64;

/// A type.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Type<'s> {
    /// A simple type of the table, such as `float`.
    Simple(&'static SimpleType),
    /// A vector.
    Vector(Vector, SizeAndName<'s>),
    /// A matrix.
    Matrix(Matrix, SizeAndName<'s>),
    /// An array whose elements stand a stride apart.
    StridedArray(StridedArray, SizeAndName<'s>),
    /// An array whose elements stand close together.
    Array(Array, SizeAndName<'s>),
    /// A struct, a class or an interface.
    Structure(LeafKind, Structure, SizeAndName<'s>),
    /// A type with modifiers: `const`, `uniform`, `nointerpolation`.
    Modifier(ModifierEx, &'s [u8]),
    /// A texture, a sampler, a stream, ...
    Hlsl(Hlsl, u64),
    /// Another name for a type.
    Alias(u32, &'s [u8]),
    /// Any other record.
    Other(RawRecord<'s>),
}

/// What most types end with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeAndName<'s> {
    /// The size in bytes.
    pub size: u64,
    /// The name.
    pub name: &'s [u8],
}

/// A member of a struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'s> {
    /// `LF_MEMBER`, `LF_BCLASS`, `LF_BINTERFACE`, ...
    pub kind: LeafKind,
    /// Its type.
    pub ty: u32,
    /// Bytes from the struct's start.
    pub offset: u64,
    /// Its name; empty for a base class.
    pub name: &'s [u8],
}

/// A function by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function<'s> {
    /// The class whose method it is.
    pub class: Option<u32>,
    /// Its type.
    pub ty: u32,
    /// Its name.
    pub name: &'s [u8],
}

impl<'a> Types<'a> {
    /// Opens stream 2 or 4.
    ///
    /// # Errors
    ///
    /// [`Code::PdbStreamTruncated`] and [`Code::PdbBadHeader`] where its header does not fit, [`Code::CodeviewRecord`] where
    /// a record leads past the end.
    pub fn open(stream: Stream<'a>) -> Result<Self, Error> {
        let header: TypesHeader = stream.record(0)?;
        if header.header_size as usize != TypesHeader::SIZE {
            let message = format!("the header has {} bytes, not {}", header.header_size, TypesHeader::SIZE);
            return Err(stream.error(Code::PdbBadHeader, 4..8, message));
        }
        stream.slice(TypesHeader::SIZE, header.size as usize, "the records")?;
        let mut records = Records::new(&stream, TypesHeader::SIZE..TypesHeader::SIZE + header.size as usize);
        let starts = records.by_ref().map(|record| record.at as u32).collect();
        if records.is_broken() {
            return Err(broken(&stream, records.position()));
        }
        Ok(Self { stream, header, starts })
    }

    /// What the stream starts with.
    pub const fn header(&self) -> &TypesHeader {
        &self.header
    }

    /// The stream.
    pub const fn stream(&self) -> &Stream<'a> {
        &self.stream
    }

    /// How many records there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// The record with an index; `None` for simple types and indices past the end.
    #[inline]
    pub fn record(&self, index: u32) -> Option<RawRecord<'_>> {
        let place = index.checked_sub(self.header.begin.max(FIRST_INDEX))?;
        let &start = self.starts.get(place as usize)?;
        Records::new(&self.stream, start as usize..self.stream.bytes().len()).next()
    }

    /// The type with an index; `None` where there is none, or where it is shorter than its kind.
    #[inline]
    pub fn get(&self, index: u32) -> Option<Type<'_>> {
        if index < FIRST_INDEX {
            return SIMPLE_TYPES.iter().find(|row| row.0 == index).map(Type::Simple);
        }
        let record = self.record(index)?;
        Some(match LeafKind(record.kind) {
            LeafKind::LF_VECTOR => record.fixed().and_then(|(fixed, rest)| Some(Type::Vector(fixed, sized(rest)?)))?,
            LeafKind::LF_MATRIX => record.fixed().and_then(|(fixed, rest)| Some(Type::Matrix(fixed, sized(rest)?)))?,
            LeafKind::LF_STRIDED_ARRAY => {
                record.fixed().and_then(|(fixed, rest)| Some(Type::StridedArray(fixed, sized(rest)?)))?
            }
            LeafKind::LF_ARRAY => record.fixed().and_then(|(fixed, rest)| Some(Type::Array(fixed, sized(rest)?)))?,
            kind @ (LeafKind::LF_STRUCTURE | LeafKind::LF_CLASS | LeafKind::LF_INTERFACE) => {
                record.fixed().and_then(|(fixed, rest)| Some(Type::Structure(kind, fixed, sized(rest)?)))?
            }
            LeafKind::LF_MODIFIER_EX => record.fixed().map(|(fixed, rest)| Type::Modifier(fixed, rest))?,
            LeafKind::LF_HLSL => hlsl(&record)?,
            LeafKind::LF_ALIAS => {
                let (&ty, name) = record.data.split_first_chunk()?;
                Type::Alias(u32::from_le_bytes(ty), until_nul(name))
            }
            _ => Type::Other(record),
        })
    }

    /// The members of an `LF_FIELDLIST`, which may go on in further ones.
    pub fn fields(&self, index: u32) -> impl Iterator<Item = Field<'_>> {
        let list = |index: u32| {
            let record = self.record(index)?;
            (LeafKind(record.kind) == LeafKind::LF_FIELDLIST).then_some(record.data)
        };
        let mut rest = list(index).unwrap_or_default();
        let (mut list_index, mut lists) = (index, MOST_LISTS);
        std::iter::from_fn(move || {
            loop {
                let (kind, data) = rest.split_first_chunk()?;
                let kind = LeafKind(u16::from_le_bytes(*kind));
                if kind == LeafKind::LF_INDEX {
                    // Records only name those before them, so that a list cannot go on in itself.
                    let next = u32::from_le_bytes(*data.get(2..)?.first_chunk()?);
                    rest = (next < list_index).then(|| list(next))??;
                    (list_index, lists) = (next, lists.checked_sub(1)?);
                    continue;
                }
                let (field, after) = field(kind, data)?;
                // Padding: its lower half says how many bytes there are.
                let padding = after.iter().position(|&byte| byte < 0xf1).unwrap_or(after.len());
                rest = after.get(padding..)?;
                return Some(field);
            }
        })
    }

    /// The function that an item is.
    pub fn function(&self, index: u32) -> Option<Function<'_>> {
        let record = self.record(index)?;
        match LeafKind(record.kind) {
            LeafKind::LF_FUNC_ID => {
                let (fixed, name) = record.fixed::<FunctionId>()?;
                Some(Function { class: None, ty: fixed.ty, name: until_nul(name) })
            }
            LeafKind::LF_MFUNC_ID => {
                let (fixed, name) = record.fixed::<MethodId>()?;
                Some(Function { class: Some(fixed.class), ty: fixed.ty, name: until_nul(name) })
            }
            _ => None,
        }
    }
}

/// A number of a type: itself below 0x8000, else its form comes first.
pub fn numeric(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (&first, rest) = bytes.split_first_chunk()?;
    let take = |count: usize| {
        let value = rest.get(..count)?.iter().rev().fold(0_u64, |value, &byte| value << 8 | u64::from(byte));
        Some((value, rest.get(count..)?))
    };
    match u16::from_le_bytes(first) {
        value @ 0..0x8000 => Some((u64::from(value), rest)),
        0x8000 => take(1),
        0x8001 | 0x8002 => take(2),
        0x8003 | 0x8004 => take(4),
        0x8009 | 0x800a => take(8),
        _ => None,
    }
}

fn sized(rest: &[u8]) -> Option<SizeAndName<'_>> {
    let (size, name) = numeric(rest)?;
    Some(SizeAndName { size, name: until_nul(name) })
}

fn hlsl<'s>(record: &RawRecord<'s>) -> Option<Type<'s>> {
    let (fixed, mut rest) = record.fixed::<Hlsl>()?;
    for _ in 0..fixed.bits & 0xf {
        rest = numeric(rest)?.1;
    }
    Some(Type::Hlsl(fixed, numeric(rest).map_or(0, |(size, _)| size)))
}

/// A member of which `data` follows the kind, and what follows it.
fn field(kind: LeafKind, data: &[u8]) -> Option<(Field<'_>, &[u8])> {
    let (fixed, rest) = (Member::read(data)?, data.get(Member::SIZE..)?);
    Some(match kind {
        LeafKind::LF_MEMBER => {
            let (offset, rest) = numeric(rest)?;
            let length = until_nul(rest).len();
            (Field { kind, ty: fixed.ty, offset, name: rest.get(..length)? }, rest.get(length + 1..)?)
        }
        LeafKind::LF_BCLASS | LeafKind::LF_BINTERFACE => {
            let (offset, rest) = numeric(rest)?;
            (Field { kind, ty: fixed.ty, offset, name: &[] }, rest)
        }
        LeafKind::LF_STMEMBER | LeafKind::LF_NESTTYPE | LeafKind::LF_METHOD | LeafKind::LF_ONEMETHOD => {
            // A method that starts a table has its offset there.
            let virtual_start = kind == LeafKind::LF_ONEMETHOD && matches!(fixed.attributes >> 2 & 7, 4 | 6);
            let rest = rest.get(if virtual_start { 4 } else { 0 }..)?;
            let length = until_nul(rest).len();
            (Field { kind, ty: fixed.ty, offset: 0, name: rest.get(..length)? }, rest.get(length + 1..)?)
        }
        _ => return None,
    })
}
