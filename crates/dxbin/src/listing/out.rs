//! Columns: C's `%-30s`, `%8s`, `%5u` and the like, straight into a sink.
//!
//! Rows and names may be shared without end in a hostile file, so what is written is bounded: once the bound is reached
//! nothing more is, and loops over rows stop when they see it.

use dxbin_base::number::{self, Digits};
use dxbin_base::pen::Pen;
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

    /// The text as it is.
    #[inline]
    pub(in crate::listing) fn put(&mut self, text: &[u8]) {
        if text.len() >= self.left {
            self.left = 0;
            return;
        }
        self.left -= text.len();
        self.pen.text(Class::Comment, text);
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
        if count >= self.left {
            self.left = 0;
            return;
        }
        self.left -= count;
        self.pen.spaces(Class::Comment, count);
    }

    /// `%-WIDTHs`.
    #[inline]
    pub(in crate::listing) fn left(&mut self, text: &[u8], width: usize) {
        self.put(text);
        self.pad(width.saturating_sub(text.len()));
    }

    /// `%WIDTHs`.
    #[inline]
    pub(in crate::listing) fn right(&mut self, text: &[u8], width: usize) {
        self.pad(width.saturating_sub(text.len()));
        self.put(text);
    }

    /// `%s` and `%u` together in a column of `width`.
    #[inline]
    pub(in crate::listing) fn right_numbered(&mut self, text: &[u8], number: u32, width: usize) {
        let digits = Digits::unsigned(number);
        self.pad(width.saturating_sub(text.len() + digits.as_bytes().len()));
        self.put(text);
        self.put(digits.as_bytes());
    }

    /// `%s` and `%u` together, in a column of `width` that is filled up behind them.
    #[inline]
    pub(in crate::listing) fn left_numbered(&mut self, text: &[u8], number: u32, width: usize) {
        let digits = Digits::unsigned(number);
        self.put(text);
        self.put(digits.as_bytes());
        self.pad(width.saturating_sub(text.len() + digits.as_bytes().len()));
    }

    /// `%WIDTHu`.
    #[inline]
    pub(in crate::listing) fn number(&mut self, number: u32, width: usize) {
        self.right_numbered(b"", number, width);
    }

    /// `%d`.
    pub(in crate::listing) fn signed(&mut self, number: u32) {
        let number = number.cast_signed();
        if number < 0 {
            self.put(b"-");
        }
        self.number(number.unsigned_abs(), 0);
    }

    /// `%x`.
    pub(in crate::listing) fn lower_hex(&mut self, number: u32) {
        self.put(format!("{number:x}").as_bytes());
    }

    /// `0x%08x`.
    pub(in crate::listing) fn hex(&mut self, number: u32) {
        self.put(&number::hex(number));
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
