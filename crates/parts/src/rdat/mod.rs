//! RDAT: what a runtime wants to know of a library, function by function ("runtime data"); PDBI has the same form.
//!
//! A container in the container: a header, the offsets of parts, and the parts. Tables hold records whose fields lead into
//! a string buffer, arrays of numbers (a count, then the numbers) and raw bytes. What a table's records are and which
//! fields lead where is one list, [`SHAPES`]; reader, model, `dump` and pages follow it. A table of a type that is not
//! known is bytes, and a record longer than known keeps its tail.
//!
//! ```
//! use dxbin_base::Diagnostics;
//! use dxbin_parts::rdat::{PartType, Rdat};
//!
//! // A string buffer of one string, and no table.
//! let words = [0x10_u32, 1, 12, 1, 4].map(u32::to_le_bytes);
//! let part = [words.as_flattened(), b"\0ab\0"].concat();
//! let mut diagnostics = Diagnostics::new();
//! let rdat = Rdat::read(&part, 0, &mut diagnostics);
//! assert_eq!(rdat.parts()[0].ty, PartType::STRING_BUFFER);
//! assert_eq!(rdat.text(1), Some(&b"ab"[..]));
//! assert!(diagnostics.is_empty());
//! ```

mod model;
mod spec;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics};

pub use model::{RdatLayout, RdatModel, RowModel, TableModel, Value};
pub use spec::{
    AsInfo, CsInfo, DsInfo, Function, FunctionFlag, GsInfo, HsInfo, IoNode, Leads, MsInfo, NULL_REF, NodeAttribKind,
    NodeFuncAttribKind, NodeId, NodeLaunch, NodeShaderFuncAttrib, NodeShaderInfo, NodeShaderIoAttrib, PartType,
    PdbInfo, PdbInfoLibrary, PdbInfoSource, PsInfo, RdatElement, RdatHeader, RdatPartHeader, Reference, Resource,
    ResourceClass, ResourceFlag, SHAPES, Shape, SubobjectKind, SubobjectRecord, TableHeader, VERSION, VsInfo,
};

use crate::Budget;
use crate::text::Texts;

/// A part of RDAT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RdatPart<'a> {
    /// What it is.
    pub ty: PartType,
    /// Bytes from RDAT's start to its header; its data is behind that.
    pub offset: usize,
    /// Its data, as far as it is there.
    pub data: &'a [u8],
}

/// A table of RDAT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<'a> {
    /// What its records are; `None` where its type is not known.
    pub ty: PartType,
    /// Bytes of a record.
    pub stride: usize,
    /// Bytes from RDAT's start to the first record.
    pub offset: usize,
    /// The records that are there, one behind the other.
    pub rows: &'a [u8],
}

impl<'a> Table<'a> {
    /// How many records there are.
    pub fn len(&self) -> usize {
        self.rows.len() / self.stride.max(1)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of a record.
    pub fn row(&self, index: usize) -> Option<&'a [u8]> {
        let start = index.checked_mul(self.stride)?;
        self.rows.get(start..start.checked_add(self.stride)?)
    }

    /// The records; fields that a shorter one does not have are 0.
    pub fn records<R: Record + 'a>(&self) -> impl Iterator<Item = R> + 'a {
        self.rows.chunks_exact(self.stride.max(1)).filter_map(widened)
    }

    /// A record.
    pub fn record<R: Record>(&self, index: usize) -> Option<R> {
        self.row(index).and_then(widened)
    }
}

fn widened<R: Record>(row: &[u8]) -> Option<R> {
    if row.len() >= R::SIZE {
        return R::read(row);
    }
    let mut whole = row.to_vec();
    whole.resize(R::SIZE, 0);
    R::read(&whole)
}

/// An RDAT in the bytes of a part.
#[derive(Clone, Debug)]
pub struct Rdat<'a> {
    data: &'a [u8],
    header: RdatHeader,
    parts: Vec<RdatPart<'a>>,
    texts: Texts<'a>,
    arrays: &'a [u8],
    raw: &'a [u8],
}

/// A code, where, and what is wrong there.
type Defect = (Code, usize, String);

impl<'a> Rdat<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file. There is what lies in the part, and what is wrong is in
    /// `diagnostics`.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let (rdat, defects) = Self::walk(data);
        let end = origin + data.len() as u64;
        for (code, at, message) in defects {
            diagnostics.add(code, (origin + at as u64).min(end)..end, message);
        }
        rdat.check(origin, diagnostics);
        rdat
    }

    fn walk(data: &'a [u8]) -> (Self, Vec<Defect>) {
        let header = RdatHeader::read(data).unwrap_or_default();
        let mut rdat = Self { data, header, parts: Vec::new(), texts: Texts::of(&[]), arrays: &[], raw: &[] };
        let mut defects = Vec::new();
        if data.len() < RdatHeader::SIZE {
            defects.push((Code::PartTruncated, 0, format!("expected 8 bytes of a header, found {}", data.len())));
            return (rdat, defects);
        }
        if header.version < VERSION {
            defects.push((Code::RdatVersion, 0, format!("expected version {VERSION:#x}, found {:#x}", header.version)));
            return (rdat, defects);
        }
        let offsets = data.get(RdatHeader::SIZE..).unwrap_or_default();
        let (offsets, _) = offsets.as_chunks::<4>();
        if offsets.len() < header.part_count as usize {
            let message = format!("{} parts are stated, there are {} words", header.part_count, offsets.len());
            defects.push((Code::PartBadCount, 4, message));
        }
        let count = (header.part_count as usize).min(offsets.len());
        // Few have more than a table of each kind.
        rdat.parts = Vec::with_capacity(count.min(16));
        let mut end = RdatHeader::SIZE + 4 * count;
        for (index, offset) in offsets.iter().take(count).enumerate() {
            let offset = u32::from_le_bytes(*offset) as usize;
            let place = RdatHeader::SIZE + 4 * index;
            let part = data.get(offset..).and_then(RdatPartHeader::read);
            // As dxc's reader, which goes forward only.
            let Some(part) = part.filter(|_| offset >= end) else {
                defects.push((Code::PartBadOffset, place, format!("part {index}: no part at {offset:#x}")));
                break;
            };
            let start = offset + RdatPartHeader::SIZE;
            let rest = data.get(start..).unwrap_or_default();
            let Some(inside) = rest.get(..part.size as usize) else {
                let message = format!("part {index}: {} bytes are stated, {} are there", part.size, rest.len());
                defects.push((Code::PartTruncated, offset + 4, message));
                rdat.parts.push(RdatPart { ty: part.ty, offset, data: rest });
                break;
            };
            rdat.parts.push(RdatPart { ty: part.ty, offset, data: inside });
            end = start + inside.len();
        }
        // Of several of a kind the last counts, as in dxc's reader.
        let last = |ty| rdat.parts.iter().rfind(|part| part.ty == ty).map_or(&[][..], |part| part.data);
        let (strings, arrays, raw) =
            (last(PartType::STRING_BUFFER), last(PartType::INDEX_ARRAYS), last(PartType::RAW_BYTES));
        (Self { texts: Texts::of(strings), arrays, raw, ..rdat }, defects)
    }

    /// Says which tables are cut short, and which fields lead nowhere.
    fn check(&self, origin: u64, diagnostics: &mut Diagnostics) {
        // Arrays that records share are looked at once, and arrays that lie in one another not without measure.
        let (mut seen, mut budget) = (HashSet::new(), Budget::of(self.data));
        for part in &self.parts {
            let at = origin + (part.offset + RdatPartHeader::SIZE) as u64;
            let Some(shape) = Shape::of(part.ty) else { continue };
            let stated = TableHeader::read(part.data).unwrap_or_default();
            let table = table(part).unwrap_or(Table { ty: part.ty, stride: 0, offset: 0, rows: &[] });
            if table.len() < stated.count as usize || part.data.len() < TableHeader::SIZE {
                let message = format!("{} records of {} bytes do not lie in it", stated.count, stated.stride);
                diagnostics.add(Code::PartBadCount, at..at + 8, message);
            }
            let Some(known) = shape.known(table.stride) else {
                if !table.is_empty() {
                    let message = format!("records of {} bytes, too short for a {}", table.stride, shape.name);
                    diagnostics.add(Code::RdatStride, at + 4..at + 8, message);
                }
                continue;
            };
            for index in 0..table.len() {
                let row = table.row(index).unwrap_or_default();
                let at = origin + (table.offset + index * table.stride) as u64;
                for (reference, value) in references(shape, known, row) {
                    let message = if !self.leads(reference, value) {
                        format!("{} {index} leads nowhere: {:#x}", shape.name, value.0)
                    } else if matches!(reference.leads, Leads::Records(_) | Leads::Texts)
                        && seen.insert((reference.leads, value.0))
                        && let Some(number) = self.astray(reference.leads, value.0, &mut budget)
                    {
                        format!("{} {index} leads to an array with {number:#x} in it, which leads nowhere", shape.name)
                    } else {
                        continue;
                    };
                    let span = at + reference.offset as u64..at + reference.offset as u64 + 4;
                    diagnostics.add(Code::PartBadOffset, span, message);
                }
            }
        }
    }

    /// Whether what a field leads to is there.
    fn leads(&self, reference: &Reference, (value, size): (u32, u32)) -> bool {
        match reference.leads {
            _ if value == NULL_REF => true,
            Leads::Text => self.texts.is_ended(value),
            Leads::Numbers | Leads::Records(_) | Leads::Texts => self.array(value).is_some(),
            Leads::Bytes => self.bytes(value, size).is_some(),
        }
    }

    /// The first number in an array that leads to nothing.
    fn astray(&self, leads: Leads, array: u32, budget: &mut Budget) -> Option<u32> {
        let mut numbers = self.array(array).filter(|numbers| budget.take(8 + 4 * numbers.len()))?;
        match leads {
            Leads::Texts => numbers.find(|&offset| !self.texts.is_ended(offset)),
            Leads::Records(ty) => {
                let count = self.table(ty).map_or(0, |table| table.len());
                numbers.find(|&index| index as usize >= count)
            }
            Leads::Numbers | Leads::Text | Leads::Bytes => None,
        }
    }

    /// RDAT's bytes.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// What it starts with.
    pub const fn header(&self) -> RdatHeader {
        self.header
    }

    /// Its parts, in the order of the offsets.
    pub fn parts(&self) -> &[RdatPart<'a>] {
        &self.parts
    }

    /// The table of this type; the last of them, should there be several.
    pub fn table(&self, ty: PartType) -> Option<Table<'a>> {
        self.parts.iter().rfind(|part| part.ty == ty).and_then(table)
    }

    /// The string at an offset of the string buffer, without its NUL.
    pub fn text(&self, offset: u32) -> Option<&'a [u8]> {
        self.texts.get(offset)
    }

    /// The array at an index of the index arrays: its numbers, without the count in front.
    pub fn array(&self, index: u32) -> Option<impl ExactSizeIterator<Item = u32> + Clone + use<'a>> {
        let (words, _) = self.arrays.as_chunks::<4>();
        let rest = words.get(index as usize..)?;
        let count = u32::from_le_bytes(*rest.first()?) as usize;
        let numbers = rest.get(1..)?.get(..count)?;
        Some(numbers.iter().map(|word| u32::from_le_bytes(*word)))
    }

    /// So many raw bytes from an offset on.
    pub fn bytes(&self, offset: u32, size: u32) -> Option<&'a [u8]> {
        self.raw.get(offset as usize..)?.get(..size as usize)
    }
}

/// The table in a part; `None` where it has no header.
pub fn table<'a>(part: &RdatPart<'a>) -> Option<Table<'a>> {
    let header = TableHeader::read(part.data)?;
    let rows = part.data.get(TableHeader::SIZE..).unwrap_or_default();
    let stride = header.stride as usize;
    let there = rows.len().checked_div(stride).unwrap_or_default().min(header.count as usize);
    let rows = rows.get(..there * stride).unwrap_or_default();
    Some(Table { ty: part.ty, stride, offset: part.offset + RdatPartHeader::SIZE + TableHeader::SIZE, rows })
}

/// The fields of a record that lead somewhere, each with its value and that of the word behind it.
pub fn references<'r>(
    shape: &'static Shape,
    known: usize,
    row: &'r [u8],
) -> impl Iterator<Item = (&'static Reference, (u32, u32))> + 'r {
    let word = move |at: usize| row.get(at..)?.first_chunk().map(|word| u32::from_le_bytes(*word));
    let kind = word(shape.kind);
    let counts = move |reference: &&Reference| {
        reference.offset < known
            && (reference.only.is_empty() || kind.is_some_and(|kind| reference.only.contains(&kind)))
    };
    let values = move |reference: &'static Reference| {
        Some((reference, (word(reference.offset)?, word(reference.offset + 4).unwrap_or_default())))
    };
    shape.references.iter().filter(counts).filter_map(values)
}
