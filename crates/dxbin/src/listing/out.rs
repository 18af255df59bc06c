//! Columns: C's `%-30s`, `%8s`, `%5u` and the like, straight into a sink.
//!
//! Rows and names may be shared without end in a hostile file, so what is written is bounded: once the bound is reached
//! nothing more is, and loops over rows stop when they see it.

use dxbin_base::number;
use dxbin_base::pen::{Name, Pen};
use dxbin_base::sink::{Class, Colour, Sink};

/// Writes comment lines.
pub(in crate::listing) struct Out<'p, 's, S: Sink> {
    pen: &'p mut Pen<'s, S>,
    /// Bytes that may still be written.
    left: usize,
}

impl<'p, 's, S: Sink> Out<'p, 's, S> {
    /// Writes at most `limit` bytes.
    pub(in crate::listing) fn new(pen: &'p mut Pen<'s, S>, limit: usize) -> Self {
        Self { pen, left: limit }
    }

    /// Whether the limit was reached.
    pub(in crate::listing) fn is_full(&self) -> bool {
        self.left == 0
    }

    /// Counts bytes that another printer is going to write.
    pub(in crate::listing) fn spend(&mut self, bytes: usize) {
        self.left = self.left.saturating_sub(bytes);
    }

    /// What it all goes to, for another printer.
    pub(in crate::listing) fn pen(&mut self) -> &mut Pen<'s, S> {
        self.pen
    }

    /// Whether so many bytes may still be written; then they are counted.
    #[inline]
    fn takes(&mut self, bytes: usize) -> bool {
        let takes = bytes < self.left;
        self.left = if takes { self.left - bytes } else { 0 };
        takes
    }

    /// Text whose length is known when the program is compiled.
    #[inline]
    pub(in crate::listing) fn put<const N: usize>(&mut self, text: &[u8; N]) {
        if self.takes(N) {
            self.pen.put(Class::Comment, text);
        }
    }

    /// The text as it is.
    #[inline]
    pub(in crate::listing) fn text(&mut self, text: &[u8]) {
        if self.takes(text.len()) {
            self.pen.text(Class::Comment, text);
        }
    }

    /// A name of a table.
    #[inline]
    pub(in crate::listing) fn name(&mut self, name: &Name) {
        if self.takes(name.as_str().len()) {
            self.pen.name(Class::Comment, name);
        }
    }

    /// A line of a name and `%u`.
    pub(in crate::listing) fn numbered_line(&mut self, name: &Name, number: u32) {
        let length = name.as_str().len() + digits(number) + 1;
        if length >= self.left {
            self.name(name);
            self.unsigned(number);
            self.put(b"\n");
            return;
        }
        self.left -= length;
        self.pen.compose(|room| {
            room.name(Class::Comment, name);
            room.unsigned(Class::Comment, number);
            room.put(Class::Comment, b"\n");
        });
    }

    /// Starts a colour of HTML.
    pub(in crate::listing) fn begin(&mut self, colour: Colour) {
        self.pen.begin(colour);
    }

    /// Ends a colour of HTML.
    pub(in crate::listing) fn end(&mut self) {
        self.pen.end();
    }

    /// So many spaces.
    pub(in crate::listing) fn pad(&mut self, count: usize) {
        if count > 0 && self.takes(count) {
            self.pen.spaces(Class::Comment, count);
        }
    }

    /// `%-WIDTHs`.
    #[inline]
    pub(in crate::listing) fn left(&mut self, text: &[u8], width: usize) {
        self.text(text);
        self.pad(width.saturating_sub(text.len()));
    }

    /// A column of a table.
    #[inline]
    pub(in crate::listing) fn column(&mut self, column: &Column) {
        if self.takes(column.length) {
            self.pen.compose(|room| room.part(Class::Comment, &column.block, column.length));
        }
    }

    /// `%WIDTHs`.
    #[inline]
    pub(in crate::listing) fn right(&mut self, text: &[u8], width: usize) {
        self.pad(width.saturating_sub(text.len()));
        self.text(text);
    }

    /// `%s` and `%u` together in a column of `width`.
    #[inline]
    pub(in crate::listing) fn right_numbered(&mut self, text: &[u8], number: u32, width: usize) {
        // One or two letters and one digit, as almost all are, are one block with the spaces before them.
        if let ([first @ .., last], 0..10) = (text, number)
            && let ([] | [_], 4..=16) = (first, width)
            && width < self.left
        {
            let mut column = [b' '; 16];
            column[width - 1] = b'0' + number as u8;
            column[width - 2] = *last;
            column[width - 3] = first.first().copied().unwrap_or(b' ');
            self.left -= width;
            self.pen.compose(|room| room.part(Class::Comment, &column, width));
            return;
        }
        self.pad(width.saturating_sub(text.len() + digits(number)));
        self.text(text);
        self.unsigned(number);
    }

    /// `%s` and `%u` together, in a column of `width` that is filled up behind them.
    #[inline]
    pub(in crate::listing) fn left_numbered(&mut self, text: &[u8], number: u32, width: usize) {
        self.text(text);
        self.unsigned(number);
        self.pad(width.saturating_sub(text.len() + digits(number)));
    }

    /// `%u`.
    pub(in crate::listing) fn unsigned(&mut self, number: u32) {
        if self.takes(digits(number)) {
            self.pen.unsigned(Class::Comment, number);
        }
    }

    /// `%WIDTHu`.
    #[inline]
    pub(in crate::listing) fn number(&mut self, number: u32, width: usize) {
        // One digit, as almost all have, is one block with the spaces before it.
        let mut column = [b' '; 16];
        if number < 10
            && width < self.left
            && let Some(last) = width.checked_sub(1).and_then(|last| column.get_mut(last))
        {
            *last = b'0' + number as u8;
            self.left -= width;
            self.pen.compose(|room| room.part(Class::Comment, &column, width));
            return;
        }
        self.pad(width.saturating_sub(digits(number)));
        self.unsigned(number);
    }

    /// `%d`.
    pub(in crate::listing) fn signed(&mut self, number: u32) {
        let number = number.cast_signed();
        if number < 0 {
            self.put(b"-");
        }
        self.unsigned(number.unsigned_abs());
    }

    /// `%x`.
    pub(in crate::listing) fn lower_hex(&mut self, number: u32) {
        self.text(format!("{number:x}").as_bytes());
    }

    /// `0x%08x`.
    pub(in crate::listing) fn hex(&mut self, number: u32) {
        self.put(&number::hex(number));
    }
}

/// `%WIDTHs` of a text that is known when the program is compiled.
#[derive(Clone, Copy)]
pub(in crate::listing) struct Column {
    block: [u8; Self::LONGEST],
    length: usize,
}

impl Column {
    const LONGEST: usize = 24;

    /// The text to the right; one that is too long does not compile.
    pub(in crate::listing) const fn right(text: &str, width: usize) -> Self {
        let text = text.as_bytes();
        let length = if text.len() > width { text.len() } else { width };
        let mut block = [b' '; Self::LONGEST];
        let mut at = 0;
        while at < text.len() {
            block[length - text.len() + at] = text[at];
            at += 1;
        }
        assert!(length <= Self::LONGEST, "a column is too wide");
        Self { block, length }
    }

    /// The short spellings of an enumeration, each to the right; one whose values are not the places of its rows does not
    /// compile.
    pub(in crate::listing) const fn of_rows<const N: usize>(rows: &[(u32, &str, &str)], width: usize) -> [Self; N] {
        assert!(rows.len() == N, "not as many columns as rows");
        let mut columns = [Self::right("", width); N];
        let mut at = 0;
        while at < N {
            assert!(rows[at].0 as usize == at, "a value is not the place of its row");
            columns[at] = Self::right(rows[at].2, width);
            at += 1;
        }
        columns
    }
}

/// How many digits a number has.
const fn digits(number: u32) -> usize {
    match number.checked_ilog10() {
        Some(tens) => tens as usize + 1,
        None => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Out<'_, '_, Vec<u8>>)) -> String {
        let mut text = Vec::new();
        let mut pen = Pen::new(&mut text);
        write(&mut Out::new(&mut pen, 1 << 20));
        pen.flush();
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn columns_are_those_of_printf() {
        assert_eq!(written(|out| out.left(b"ab", 4)), "ab  ");
        assert_eq!(written(|out| out.right(b"abcde", 4)), "abcde");
        assert_eq!(written(|out| out.right_numbered(b"cb", 12, 6)), "  cb12");
        for (text, number, width, expected) in [
            (&b"cb"[..], 7, 4, " cb7"),
            (b"t", 0, 16, "              t0"),
            (b"t", 9, 17, "               t9"),
            (b"t", 10, 4, " t10"),
            (b"t", 1, 0, "t1"),
            (b"", 1, 4, "   1"),
            (b"abc", 1, 4, "abc1"),
        ] {
            assert_eq!(written(|out| out.right_numbered(text, number, width)), expected);
        }
        for (text, width, expected) in [("abc", 5, "  abc"), ("", 2, "  "), ("abc", 3, "abc"), ("abcd", 3, "abcd")] {
            assert_eq!(written(|out| out.column(&Column::right(text, width))), expected);
        }
        assert_eq!(written(|out| out.left_numbered(b"cb", 12, 6)), "cb12  ");
        assert_eq!(written(|out| out.number(u32::MAX, 4)), "4294967295");
        assert_eq!(written(|out| out.number(0, 3)), "  0");
        assert_eq!(written(|out| out.signed(u32::MAX)), "-1");
        assert_eq!(written(|out| out.signed(i32::MIN as u32)), "-2147483648");
        assert_eq!(written(|out| out.hex(0x00c0_ffee)), "0x00c0ffee");
        assert_eq!(written(|out| out.pad(130)).len(), 130);
    }

    #[test]
    fn nothing_is_written_past_the_limit() {
        let mut text = Vec::new();
        let mut pen = Pen::new(&mut text);
        let mut out = Out::new(&mut pen, 8);
        out.put(b"1234");
        assert!(!out.is_full());
        out.put(b"56789");
        assert!(out.is_full());
        out.put(b"a");
        pen.flush();
        assert_eq!(text, b"1234");
    }
}
