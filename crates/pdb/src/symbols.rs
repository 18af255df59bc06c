//! Symbols: records of a length, a kind and what belongs to it.

use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::msf::Stream;
use crate::spec::codeview::{AnnotationOp, DefRange, Gap, InlineSite, SymbolKind};

/// A record: of symbols or of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawRecord<'s> {
    /// Where it starts in the stream: at its length.
    pub at: usize,
    /// Its kind.
    pub kind: u16,
    /// What is behind the kind.
    pub data: &'s [u8],
}

/// Walks over the records in a range of a stream.
#[derive(Clone, Debug)]
pub struct Records<'s> {
    bytes: &'s [u8],
    at: usize,
}

impl<'s> Records<'s> {
    /// The records of a range, which must lie in the stream.
    pub fn new(stream: &'s Stream<'_>, range: Range<usize>) -> Self {
        Self { bytes: stream.bytes().get(..range.end).unwrap_or_default(), at: range.start }
    }

    /// Where the walk ended: behind the last record that is whole.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// Whether bytes are left that are no record.
    pub const fn is_broken(&self) -> bool {
        self.at < self.bytes.len()
    }
}

impl<'s> Iterator for Records<'s> {
    type Item = RawRecord<'s>;

    #[inline]
    fn next(&mut self) -> Option<RawRecord<'s>> {
        let rest = self.bytes.get(self.at..)?;
        let (&length, rest) = rest.split_first_chunk::<2>()?;
        let body = rest.get(..usize::from(u16::from_le_bytes(length)))?;
        let (&kind, data) = body.split_first_chunk::<2>()?;
        let record = RawRecord { at: self.at, kind: u16::from_le_bytes(kind), data };
        self.at += 2 + body.len();
        Some(record)
    }
}

impl<'s> RawRecord<'s> {
    /// The kind of a symbol.
    pub const fn symbol(&self) -> SymbolKind {
        SymbolKind(self.kind)
    }

    /// The record's fixed part, and what follows it.
    #[inline]
    pub fn fixed<R: Record>(&self) -> Option<(R, &'s [u8])> {
        Some((R::read(self.data)?, self.data.get(R::SIZE..)?))
    }
}

/// The bytes up to a NUL, or all.
#[inline]
pub fn until_nul(bytes: &[u8]) -> &[u8] {
    let length = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    bytes.get(..length).unwrap_or_default()
}

/// Which piece of a variable is where, and for which instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location<'s> {
    /// The fixed part.
    pub range: DefRange,
    /// Stretches of the range for which it does not hold.
    gaps: &'s [[u8; 4]],
    /// The register's indices, in their order: in sixteenths of a register for one with components.
    pub indices: [u32; 3],
}

impl<'s> Location<'s> {
    /// Reads an `S_DEFRANGE_HLSL`.
    #[inline]
    pub fn read(record: &RawRecord<'s>) -> Option<Self> {
        let (range, rest) = record.fixed::<DefRange>()?;
        let (words, _) = rest.as_chunks::<4>();
        let count = usize::from(range.bits & 3);
        let (gaps, last) = words.split_at_checked(words.len().checked_sub(count)?)?;
        let mut indices = [0; 3];
        for (index, &word) in indices.iter_mut().zip(last) {
            *index = u32::from_le_bytes(word);
        }
        Some(Self { range, gaps, indices })
    }

    /// How many indices the register has.
    pub fn dimensions(&self) -> usize {
        usize::from(self.range.bits & 3)
    }

    /// Whether it is a piece of the variable, and not all of it.
    pub const fn is_piece(&self) -> bool {
        self.range.bits >> 2 & 1 == 1
    }

    /// Stretches for which it does not hold: offsets from the range's start.
    pub fn gaps(&self) -> impl Iterator<Item = Gap> + use<'s> {
        self.gaps.iter().filter_map(|bytes| Gap::read(bytes))
    }
}

/// A step of the annotations of an inlined call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// What it changes.
    pub op: AnnotationOp,
    /// By how much, or to what; the second one is 0 for all but one operation.
    pub operands: [u32; 2],
}

/// Walks over binary annotations.
#[derive(Clone, Debug)]
pub struct Annotations<'s>(&'s [u8]);

impl<'s> Annotations<'s> {
    /// Those in `bytes`, which are what follows an [`InlineSite`].
    pub const fn new(bytes: &'s [u8]) -> Self {
        Self(bytes)
    }

    /// A number of one, two or four bytes; the highest bits of the first say how many.
    #[inline]
    fn number(&mut self) -> Option<u32> {
        let (number, rest) = match *self.0 {
            [a, ref rest @ ..] if a & 0x80 == 0 => (u32::from(a), rest),
            [a, b, ref rest @ ..] if a & 0xc0 == 0x80 => (u32::from_be_bytes([0, 0, a & 0x3f, b]), rest),
            [a, b, c, d, ref rest @ ..] if a & 0xe0 == 0xc0 => (u32::from_be_bytes([a & 0x1f, b, c, d]), rest),
            _ => return None,
        };
        self.0 = rest;
        Some(number)
    }
}

impl Iterator for Annotations<'_> {
    type Item = Annotation;

    #[inline]
    fn next(&mut self) -> Option<Annotation> {
        let op = AnnotationOp(u8::try_from(self.number()?).ok()?);
        if op == AnnotationOp::INVALID {
            return None;
        }
        let first = self.number()?;
        let second = if op == AnnotationOp::CHANGE_CODE_LENGTH_AND_CODE_OFFSET { self.number()? } else { 0 };
        Some(Annotation { op, operands: [first, second] })
    }
}

/// A number with its sign in bit 0.
#[inline]
pub const fn signed(number: u32) -> i32 {
    let magnitude = (number >> 1).cast_signed();
    if number & 1 == 1 { magnitude.wrapping_neg() } else { magnitude }
}

/// Reads an `S_INLINESITE`: its record and its annotations.
#[inline]
pub fn inline_site<'s>(record: &RawRecord<'s>) -> Option<(InlineSite, Annotations<'s>)> {
    record.fixed().map(|(site, rest)| (site, Annotations::new(rest)))
}

/// What is wrong where a walk ended early.
pub fn broken(stream: &Stream<'_>, at: usize) -> Error {
    let end = stream.bytes().len();
    stream.error(Code::CodeviewRecord, at.min(end)..end, "a record states more bytes than there are, or less than two")
}
