//! Line information: which line of which file each instruction comes from.

use std::ops::Range;

use dxbin_base::record::Record;

use crate::msf::Stream;
use crate::spec::codeview::{FileChecksum, InlineeLine, Line, LineBlock, LinesHeader, SubsectionKind};

/// A piece of line information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subsection<'s> {
    /// Where its bytes start in the stream.
    pub at: usize,
    /// What it is.
    pub kind: SubsectionKind,
    /// Its bytes.
    pub data: &'s [u8],
}

/// Walks over the pieces of a module's line information.
#[derive(Clone, Debug)]
pub struct Subsections<'s> {
    bytes: &'s [u8],
    at: usize,
}

impl<'s> Subsections<'s> {
    /// The pieces in a range of a module's stream.
    pub fn new(stream: &'s Stream<'_>, range: Range<usize>) -> Self {
        Self { bytes: stream.bytes().get(..range.end).unwrap_or_default(), at: range.start }
    }
}

impl<'s> Iterator for Subsections<'s> {
    type Item = Subsection<'s>;

    fn next(&mut self) -> Option<Subsection<'s>> {
        let rest = self.bytes.get(self.at..)?;
        let (&kind, rest) = rest.split_first_chunk()?;
        let (&size, rest) = rest.split_first_chunk()?;
        let size = u32::from_le_bytes(size) as usize;
        let data = rest.get(..size)?;
        let at = self.at + 8;
        self.at = at + size.next_multiple_of(4);
        Some(Subsection { at, kind: SubsectionKind(u32::from_le_bytes(kind)), data })
    }
}

/// The lines of a file in `DEBUG_S_LINES`.
#[derive(Clone, Copy, Debug)]
pub struct FileLines<'s> {
    /// The header of the subsection.
    pub header: LinesHeader,
    /// The header of the block.
    pub block: LineBlock,
    lines: &'s [[u8; 8]],
    columns: &'s [[u8; 4]],
}

impl<'s> FileLines<'s> {
    /// The lines, in their order.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<'s> {
        self.lines.iter().filter_map(|bytes| Line::read(bytes))
    }

    /// The first and the last column of each line, where there are any.
    pub fn columns(&self) -> impl Iterator<Item = (u16, u16)> + use<'s> {
        self.columns.iter().map(|&[a, b, c, d]| (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d])))
    }
}

/// The blocks of a `DEBUG_S_LINES`.
pub fn blocks(data: &[u8]) -> impl Iterator<Item = FileLines<'_>> {
    let header = LinesHeader::read(data);
    let mut rest = data.get(LinesHeader::SIZE..).unwrap_or_default();
    std::iter::from_fn(move || {
        let (header, block) = (header?, LineBlock::read(rest)?);
        let size = (block.size as usize).max(LineBlock::SIZE);
        let body = rest.get(LineBlock::SIZE..size)?;
        rest = rest.get(size..)?;
        let count = block.lines as usize;
        let lines = body.as_chunks().0.get(..count)?;
        let columns = match header.flags & 1 {
            1 => body.get(count * 8..)?.as_chunks().0.get(..count).unwrap_or_default(),
            _ => &[],
        };
        Some(FileLines { header, block, lines, columns })
    })
}

/// A source file in `DEBUG_S_FILECHKSMS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceChecksum<'s> {
    /// Its place, which lines name it by.
    pub at: u32,
    /// Its record.
    pub record: FileChecksum,
    /// The checksum.
    pub sum: &'s [u8],
}

/// The rows of a `DEBUG_S_FILECHKSMS`.
pub fn checksums(data: &[u8]) -> impl Iterator<Item = SourceChecksum<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = data.get(at..)?;
        let record = FileChecksum::read(rest)?;
        let size = FileChecksum::SIZE + usize::from(record.size);
        let row = SourceChecksum { at: at as u32, record, sum: rest.get(FileChecksum::SIZE..size)? };
        at += size.next_multiple_of(4);
        Some(row)
    })
}

/// The rows of a `DEBUG_S_INLINEELINES`.
pub fn inlinees(data: &[u8]) -> impl Iterator<Item = InlineeLine> {
    let (signature, mut rest) = match data.split_first_chunk() {
        Some((&word, rest)) => (u32::from_le_bytes(word), rest),
        None => (0, data),
    };
    std::iter::from_fn(move || {
        let row = InlineeLine::read(rest)?;
        let mut size = InlineeLine::SIZE;
        if signature == 1 {
            let count = u32::from_le_bytes(*rest.get(size..)?.first_chunk()?) as usize;
            size = size.checked_add(4)?.checked_add(count.checked_mul(4)?)?;
        }
        rest = rest.get(size..)?;
        Some(row)
    })
}
