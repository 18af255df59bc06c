//! A dump as lines of text: offset, bytes, name, value, meaning; defects under the bytes they are about.

use std::fmt::Write as _;

use dxbin_base::Diagnostic;
use dxbin_base::sink::{Class, Sink};

use super::{Bits, Kind, Row, Rows};

/// Where values start behind the bytes, so that they stand under each other.
const NAMES: usize = 28;

/// How wide a value is at least where a meaning follows.
const VALUES: usize = 20;

/// What Microsoft's names of enumerations start with; here there is no doubt whose they are.
const PREFIXES: [&str; 3] = ["D3D10_SB_", "D3D11_SB_", "D3D12_SB_"];

/// Prints rows to a sink.
///
/// ```
/// use dxbin::base::Limits;
/// use dxbin::dump::{Dump, Text};
///
/// let mut text = Vec::new();
/// Dump::new(b"?", &Limits::default()).write(&mut Text::new(&mut text, 4));
/// let text = String::from_utf8(text).unwrap();
/// assert!(text.ends_with("00000000  3f           data                          ?\n"), "{text}");
/// ```
#[derive(Debug)]
pub struct Text<'s, S> {
    sink: &'s mut S,
    /// Bytes in a line.
    width: usize,
    /// One piece of a line.
    piece: String,
}

impl<'s, S: Sink> Text<'s, S> {
    /// A printer with at most `width` bytes in a line, at least one.
    pub const fn new(sink: &'s mut S, width: usize) -> Self {
        let width = if width == 0 { 1 } else { width };
        Self { sink, width, piece: String::new() }
    }

    fn put(&mut self, class: Class, text: &str) {
        if !text.is_empty() {
            self.sink.text(class, text.as_bytes());
        }
    }

    /// Blanks and a piece, so that the line is `to` long where the piece was shorter.
    fn padded(&mut self, class: Class, text: &str, to: usize) {
        self.put(class, text);
        self.blanks(to.saturating_sub(text.chars().count()));
    }

    fn blanks(&mut self, count: usize) {
        const BLANKS: &str = "                                                                ";
        let mut left = count;
        while left > 0 {
            let some = left.min(BLANKS.len());
            self.put(Class::Plain, BLANKS.get(..some).unwrap_or_default());
            left -= some;
        }
    }

    /// The offset and the bytes of a line.
    fn margin(&mut self, offset: u64, bytes: &[u8]) {
        let mut piece = std::mem::take(&mut self.piece);
        piece.clear();
        // Writing to a string cannot fail.
        let _ = write!(piece, "{offset:08x}");
        self.put(Class::Margin, &piece);
        piece.clear();
        for byte in bytes {
            let _ = write!(piece, " {byte:02x}");
        }
        self.blanks(1);
        self.put(Class::Plain, &piece);
        self.piece = piece;
    }

    /// The name, the value and the meaning behind the bytes.
    fn notes(&mut self, row: &Row<'_>, bytes: usize) {
        self.blanks(3 * (self.width - bytes) + 2);
        let indent = 2 * row.depth as usize;
        self.blanks(indent);
        let class = if row.kind == Kind::Heading { Class::Mnemonic } else { Class::Register };
        let value =
            if row.kind == Kind::Raw { printable(row.bytes.get(..bytes).unwrap_or_default()) } else { String::new() };
        let value = if value.is_empty() { row.value } else { &value };
        if value.is_empty() && row.meaning.is_empty() && row.bits.is_empty() {
            return self.put(class, row.name);
        }
        self.padded(class, row.name, NAMES.saturating_sub(indent));
        self.blanks(2);
        self.put(Class::Literal, value);
        let mut width = value.chars().count();
        for bit in row.bits.iter().filter(|bit| shows(bit, value)) {
            self.blanks(usize::from(width > 0));
            width += usize::from(width > 0) + self.bit(bit);
        }
        if !row.meaning.is_empty() {
            self.blanks(VALUES.saturating_sub(width) + 2);
            self.put(Class::Comment, row.meaning);
        }
    }

    /// Some bits; how wide that is.
    fn bit(&mut self, bit: &Bits) -> usize {
        self.put(Class::Keyword, bit.name);
        if bit.count == 1 {
            return bit.name.len();
        }
        self.put(Class::Plain, "=");
        let number = bit.value.to_string();
        let spelling =
            bit.spelling.map(|name| PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name));
        self.put(if spelling.is_some() { Class::Keyword } else { Class::Literal }, spelling.unwrap_or(&number));
        bit.name.len() + 1 + spelling.unwrap_or(&number).len()
    }

    /// What is wrong with the bytes of the line from `offset` on.
    fn mark(&mut self, defect: &Diagnostic, offset: u64, bytes: usize) {
        let from = defect.span.start.saturating_sub(offset).min(bytes as u64) as usize;
        let length = defect.span.end.saturating_sub(defect.span.start).min(bytes.saturating_sub(from) as u64) as usize;
        let class = Class::from(defect.severity);
        self.blanks(10 + 3 * from);
        self.put(class, "^");
        self.put(class, &"~".repeat((3 * length).saturating_sub(2)));
        let said = format!(" {}[{}]", defect.severity, defect.code);
        self.put(class, &said);
        self.put(Class::Plain, ": ");
        self.put(Class::Plain, &defect.message);
        self.put(Class::Plain, "\n");
    }
}

/// Whether some bits are worth a word beside the value: those that are set, and which components are meant.
fn shows(bits: &Bits, value: &str) -> bool {
    let components = |name: &str| name.len() <= 4 && name.bytes().all(|letter| b"xyzw".contains(&letter));
    (bits.value != 0 || bits.spelling.is_some_and(components)) && bits.spelling != Some(value)
}

/// Bytes as letters, and points for what is none.
fn printable(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| if matches!(byte, b' '..=b'~') { char::from(byte) } else { '.' }).collect()
}

impl<S: Sink> Rows for Text<'_, S> {
    fn row(&mut self, row: &Row<'_>) {
        let mut marks = row.marks;
        let mut offset = row.offset;
        let mut lines = row.bytes.chunks(self.width);
        let mut line = lines.next().unwrap_or_default();
        let mut first = true;
        loop {
            self.margin(offset, line);
            if first {
                self.notes(row, line.len());
            } else if row.kind == Kind::Raw {
                let indent = 2 * row.depth as usize;
                self.blanks(3 * (self.width - line.len()) + 2 + indent.max(NAMES) + 2);
                self.put(Class::Literal, &printable(line));
            }
            self.put(Class::Plain, "\n");
            let end = offset + line.len() as u64;
            let next = lines.next();
            // Behind the row's last line stands all that is left.
            let count = next.map_or(marks.len(), |_| marks.iter().take_while(|mark| mark.span.start < end).count());
            let (now, later) = marks.split_at(count);
            now.iter().for_each(|defect| self.mark(defect, offset, line.len()));
            marks = later;
            match next {
                None => return,
                Some(next) => (line, offset, first) = (next, end, false),
            }
        }
    }
}
