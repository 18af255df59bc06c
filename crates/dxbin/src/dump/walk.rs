//! The one writer that all rows go through; it sees to it that they tile the file.

use std::fmt::Write as _;
use std::ops::Range;

use dxbin_base::record::{Field, Record, Type};
use dxbin_base::{Diagnostic, FourCc};
use dxbin_tpf::spec::BitField;

use super::{Bits, Kind, Row, Rows};

/// The most bytes of a raw row; a longer run becomes several rows.
const LONGEST_RAW: usize = 1 << 16;

/// The most bytes of a name that are shown beside the field that leads to it. The name's own row has all of it.
const LONGEST_NAME: usize = 64;

/// A row that is to be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct New<'r> {
    pub(super) start: usize,
    pub(super) size: usize,
    pub(super) kind: Kind,
    pub(super) name: &'r str,
    pub(super) number: Option<u64>,
    pub(super) value: &'r str,
    pub(super) meaning: &'r str,
    pub(super) bits: &'r [Bits],
}

impl<'r> New<'r> {
    /// A field with nothing but its name.
    pub(super) const fn field(start: usize, size: usize, name: &'r str) -> Self {
        Self { start, size, kind: Kind::Field, name, number: None, value: "", meaning: "", bits: &[] }
    }
}

pub(super) struct Walk<'a, 'r> {
    bytes: &'a [u8],
    /// The next byte to show.
    at: usize,
    /// Where showing ends, for now.
    end: usize,
    depth: u32,
    /// What is wrong from here on.
    defects: &'r [Diagnostic],
    rows: &'r mut dyn Rows,
    /// What bytes are that no row claims, and what that means.
    gap: (&'r str, &'r str),
    scratch: String,
}

impl<'a, 'r> Walk<'a, 'r> {
    pub(super) fn new(bytes: &'a [u8], range: Range<usize>, defects: &'r [Diagnostic], rows: &'r mut dyn Rows) -> Self {
        let end = range.end.min(bytes.len());
        let at = range.start.min(end);
        // Of a part, only what is wrong in it.
        let from = defects.partition_point(|defect| defect.span.start < at as u64);
        let to =
            if end == bytes.len() { defects.len() } else { defects.partition_point(|d| d.span.start < end as u64) };
        let defects = defects.get(from..to).unwrap_or_default();
        Self { bytes, at, end, depth: 0, defects, rows, gap: ("data", ""), scratch: String::new() }
    }

    /// The whole file.
    pub(super) const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The offset of the next byte to show.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Where showing ends, for now.
    pub(super) const fn limit(&self) -> usize {
        self.end
    }

    /// How deep in structures the next row stands.
    pub(super) const fn depth(&self) -> u32 {
        self.depth
    }

    /// Says how deep the rows to come stand; [`Walk::nested`] does it for what knows its end.
    pub(super) const fn set_depth(&mut self, depth: u32) {
        self.depth = depth;
    }

    /// Says what bytes are that no row claims.
    pub(super) fn gap(&mut self, name: &'r str, meaning: &'r str) {
        self.gap = (name, meaning);
    }

    /// Lets `body` write rows one level deeper, up to `end`; what it leaves is shown raw.
    pub(super) fn nested(&mut self, end: usize, body: impl FnOnce(&mut Self)) {
        let (outer, gap) = (self.end, self.gap);
        self.end = end.min(outer);
        self.depth += 1;
        body(self);
        self.raw_to(self.end);
        self.depth -= 1;
        self.end = outer;
        self.gap = gap;
    }

    /// Lets `body` write rows up to `end`, and no further.
    pub(super) fn within(&mut self, end: usize, body: impl FnOnce(&mut Self)) {
        let outer = self.end;
        self.end = end.min(outer);
        body(self);
        self.end = outer;
    }

    /// The name of what follows; bytes before it are shown first.
    pub(super) fn heading(&mut self, offset: usize, name: &str, value: &str, meaning: &str) {
        self.raw_to(offset.min(self.end));
        self.emit(offset..offset, Kind::Heading, &New { value, meaning, ..New::field(offset, 0, name) });
    }

    /// A row. Bytes between the last one and it are shown raw; of its own, those that were not shown yet.
    pub(super) fn row(&mut self, new: &New<'_>) {
        let stop = new.start.saturating_add(new.size);
        self.raw_to(new.start.min(self.end));
        let (from, to) = (new.start.max(self.at), stop.min(self.end));
        if from >= to {
            return;
        }
        if (from, to) == (new.start, stop) {
            self.emit(from..to, new.kind, new);
        } else {
            // Without all its bytes it has no value.
            let name = format!("{} (part)", new.name);
            let part = New { name: &name, number: None, value: "", bits: &[], ..*new };
            self.emit(from..to, new.kind, &part);
        }
        self.at = to;
    }

    /// Shows the bytes up to `to` as what nobody claims.
    pub(super) fn raw_to(&mut self, to: usize) {
        while self.at < to.min(self.end) {
            let end = to.min(self.end).min(self.at + LONGEST_RAW);
            let bytes = self.bytes.get(self.at..end).unwrap_or_default();
            // fxc fills with 0xab, everybody else with zeros.
            let padding =
                bytes.len() < 4 && end.is_multiple_of(4) && bytes.iter().all(|&byte| matches!(byte, 0 | 0xab));
            let (name, meaning) = if padding { ("padding", "up to a multiple of four") } else { self.gap };
            self.emit(self.at..end, Kind::Raw, &New { meaning, ..New::field(self.at, end - self.at, name) });
            self.at = end;
        }
    }

    /// The rest, and what is wrong behind the last byte.
    pub(super) fn finish(&mut self) {
        self.raw_to(self.end);
        if !self.defects.is_empty() {
            let end = self.end;
            self.emit(end..end, Kind::Heading, &New { meaning: "here the bytes end", ..New::field(end, 0, "end") });
        }
    }

    fn emit(&mut self, range: Range<usize>, kind: Kind, new: &New<'_>) {
        let bytes = self.bytes.get(range.clone()).unwrap_or_default();
        let passed = match (range.is_empty(), range.start == self.end && new.name == "end") {
            (true, true) => self.defects.len(),
            (true, false) => 0,
            (false, _) => self.defects.iter().take_while(|defect| defect.span.start < range.end as u64).count(),
        };
        let (marks, rest) = self.defects.split_at(passed);
        self.defects = rest;
        self.rows.row(&Row {
            offset: range.start as u64,
            bytes,
            depth: self.depth,
            kind,
            name: new.name,
            number: new.number,
            value: new.value,
            meaning: new.meaning,
            bits: new.bits,
            marks,
        });
    }

    /// The fields of a record that starts at `start`. `spell` may know more of a field than its table.
    pub(super) fn record<R: Record>(&mut self, start: usize, spell: &dyn Fn(&str, u64) -> Option<String>) {
        self.fields(start, R::FIELDS, spell);
    }

    /// The same, of a record whose fields are these.
    pub(super) fn fields(&mut self, start: usize, fields: &[Field], spell: &dyn Fn(&str, u64) -> Option<String>) {
        let mut bits = Vec::new();
        for field in fields {
            let (at, size) = (start.saturating_add(field.offset), field.ty.size());
            let Some(stored) = self.bytes.get(at..at.saturating_add(size)) else {
                self.row(&New { meaning: field.meaning, ..New::field(at, size, field.name) });
                continue;
            };
            let number = number(stored);
            let mut value = std::mem::take(&mut self.scratch);
            value.clear();
            // The bits of a set stand beside it, each with its name.
            let name = (field.name_of)(number).filter(|_| field.bits.is_none());
            // Writing to a string cannot fail.
            let _ = match (spell(field.name, number), name, field.ty) {
                (Some(text), ..) => write!(value, "{text}"),
                (None, Some(name), _) => write!(value, "{name} ({number})"),
                (None, None, Type::F32) => write!(value, "{:?}", f32::from_bits(number as u32)),
                (None, None, _) => plain(number, &mut value),
            };
            bits.clear();
            if let Some(name_of) = field.bits {
                bits.extend(flags(number, name_of));
            }
            let meaning = field.meaning;
            let new =
                New { number: Some(number), value: &value, meaning, bits: &bits, ..New::field(at, size, field.name) };
            self.row(&new);
            self.scratch = value;
        }
    }

    /// A word and the bit fields it is made of.
    pub(super) fn token(
        &mut self,
        start: usize,
        name: &str,
        value: &str,
        meaning: &str,
        fields: &mut dyn Iterator<Item = &'static BitField>,
    ) {
        let word = self.word(start);
        let bits: Vec<Bits> = fields.map(|field| of_token(field, word)).collect();
        let new = New { number: Some(word.into()), value, meaning, bits: &bits, ..New::field(start, 4, name) };
        self.row(&new);
    }

    /// The word at an offset of the file; 0 where there is none.
    pub(super) fn word(&self, start: usize) -> u32 {
        self.bytes.get(start..start.saturating_add(4)).map_or(0, |bytes| number(bytes) as u32)
    }
}

fn of_token(field: &BitField, word: u32) -> Bits {
    Bits {
        name: field.name,
        low: field.low,
        count: field.count,
        value: field.get(word).into(),
        spelling: field.spell(word),
        meaning: field.meaning,
    }
}

/// A little-endian number of up to eight bytes.
pub(super) fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// A number as people read it: small ones in decimals, larger ones in both, those that count nothing in hex.
pub(super) fn plain(number: u64, out: &mut String) -> std::fmt::Result {
    match number {
        0..10 => write!(out, "{number}"),
        0x100_0000.. => write!(out, "{number:#x}"),
        number => write!(out, "{number} ({number:#x})"),
    }
}

/// The bits that are set, each with its name.
fn flags(number: u64, name_of: fn(u64) -> Option<&'static str>) -> impl Iterator<Item = Bits> {
    (0..u64::BITS).filter(move |bit| number >> bit & 1 == 1).map(move |bit| Bits {
        name: name_of(1 << bit).unwrap_or("unknown"),
        low: bit as u8,
        count: 1,
        value: 1,
        spelling: None,
        meaning: "",
    })
}

/// A four-character code that is stored as a number.
pub(super) fn fourcc(number: u64) -> String {
    FourCc((number as u32).to_le_bytes()).to_string()
}

/// Bytes in quotes, with escapes for what is no printable ASCII or UTF-8 letter.
pub(super) fn quoted(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() + 2);
    text.push('"');
    for chunk in bytes.utf8_chunks() {
        for letter in chunk.valid().chars() {
            match letter {
                '"' | '\\' => text.extend(['\\', letter]),
                letter if letter.is_control() => {
                    let _ = write!(text, "\\x{:02x}", u32::from(letter));
                }
                letter => text.push(letter),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    text.push('"');
    text
}

/// The string at `offset` of a part, cut short: what is shown beside the offset.
pub(super) fn name_at(data: &[u8], offset: u64) -> Option<String> {
    let rest = data.get(usize::try_from(offset).ok()?..)?;
    let shown = rest.get(..LONGEST_NAME).unwrap_or(rest);
    match shown.iter().position(|&byte| byte == 0) {
        Some(end) => Some(quoted(&shown[..end])),
        None if shown.len() == LONGEST_NAME => Some(quoted(shown) + "..."),
        None => None,
    }
}
