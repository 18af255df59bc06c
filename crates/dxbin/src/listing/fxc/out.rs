//! Columns: C's `%-30s`, `%8s`, `%5u` and the like, straight into a sink.
//!
//! Rows and names may be shared without end in a hostile file, so what is written is bounded: once the bound is reached
//! nothing more is, and loops over rows stop when they see it.

use dxbin_base::sink::{Class, Sink};

const SPACES: [u8; 64] = [b' '; 64];

/// Writes comment lines.
pub(super) struct Out<'s, S> {
    sink: &'s mut S,
    /// Bytes that may still be written.
    left: usize,
}

/// A number's decimal digits.
pub(super) struct Digits {
    buffer: [u8; 10],
    start: u8,
}

impl Digits {
    pub(super) fn of(mut number: u32) -> Self {
        let mut digits = Self { buffer: [b'0'; 10], start: 10 };
        loop {
            digits.start -= 1;
            // A u32 has at most ten digits, so the index stays in range.
            if let Some(digit) = digits.buffer.get_mut(usize::from(digits.start)) {
                *digit = b'0' + (number % 10) as u8;
            }
            number /= 10;
            if number == 0 {
                return digits;
            }
        }
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        self.buffer.get(usize::from(self.start)..).unwrap_or_default()
    }
}

impl<'s, S: Sink> Out<'s, S> {
    /// Writes at most `limit` bytes.
    pub(super) fn new(sink: &'s mut S, limit: usize) -> Self {
        Self { sink, left: limit }
    }

    /// Whether the limit was reached.
    pub(super) fn is_full(&self) -> bool {
        self.left == 0
    }

    /// The text as it is.
    #[inline]
    pub(super) fn put(&mut self, text: &[u8]) {
        if text.len() >= self.left {
            self.left = 0;
            return;
        }
        self.left -= text.len();
        self.sink.text(Class::Comment, text);
    }

    /// So many spaces.
    #[inline]
    pub(super) fn pad(&mut self, mut count: usize) {
        while count > 0 {
            let piece = count.min(SPACES.len());
            self.put(&SPACES[..piece]);
            count -= piece;
        }
    }

    /// `%-WIDTHs`.
    #[inline]
    pub(super) fn left(&mut self, text: &[u8], width: usize) {
        self.put(text);
        self.pad(width.saturating_sub(text.len()));
    }

    /// `%WIDTHs`.
    #[inline]
    pub(super) fn right(&mut self, text: &[u8], width: usize) {
        self.pad(width.saturating_sub(text.len()));
        self.put(text);
    }

    /// `%s` and `%u` together in a column of `width`.
    #[inline]
    pub(super) fn right_numbered(&mut self, text: &[u8], number: u32, width: usize) {
        let digits = Digits::of(number);
        self.pad(width.saturating_sub(text.len() + digits.as_bytes().len()));
        self.put(text);
        self.put(digits.as_bytes());
    }

    /// `%WIDTHu`.
    #[inline]
    pub(super) fn number(&mut self, number: u32, width: usize) {
        self.right_numbered(b"", number, width);
    }

    /// `%d`.
    pub(super) fn signed(&mut self, number: u32) {
        let number = number.cast_signed();
        if number < 0 {
            self.put(b"-");
        }
        self.number(number.unsigned_abs(), 0);
    }

    /// `0x%08x`.
    pub(super) fn hex(&mut self, number: u32) {
        let mut text = *b"0x00000000";
        for (i, digit) in text[2..].iter_mut().enumerate() {
            let nibble = (number >> (28 - 4 * i)) & 15;
            *digit = b"0123456789abcdef"[nibble as usize];
        }
        self.put(&text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Out<'_, Vec<u8>>)) -> String {
        let mut text = Vec::new();
        write(&mut Out::new(&mut text, 1 << 20));
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn columns_are_those_of_printf() {
        assert_eq!(written(|out| out.left(b"ab", 4)), "ab  ");
        assert_eq!(written(|out| out.right(b"abcde", 4)), "abcde");
        assert_eq!(written(|out| out.right_numbered(b"cb", 12, 6)), "  cb12");
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
        let mut out = Out::new(&mut text, 8);
        out.put(b"1234");
        assert!(!out.is_full());
        out.put(b"56789");
        assert!(out.is_full());
        out.put(b"a");
        assert_eq!(text, b"1234");
    }
}
