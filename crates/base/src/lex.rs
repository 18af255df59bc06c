//! One lexer for every text we parse: assembly listings, and whatever else comes with lines, words and numbers.
//!
//! Text is bytes, since names in shaders need not be UTF-8. A [`Lexer`] is a position in the text and nothing else, so a
//! parser may step back, or read the rest of a word in another way (`dcl_resource_` and then a dimension). Offsets are bytes;
//! [`Position`] turns them into lines and columns, for people, only when something is wrong.
//!
//! ```
//! use dxbin_base::lex::{Kind, Lexer};
//!
//! let mut lexer = Lexer::new(b"mov r0.x, l(-1.#IND00) // why");
//! assert_eq!(lexer.next().text, b"mov");
//! assert_eq!(lexer.next().text, b"r0");
//! assert_eq!(lexer.next().kind, Kind::Punct(b'.'));
//! assert_eq!((0..5).map(|_| lexer.next().kind).last(), Some(Kind::Punct(b'-')));
//! let number = lexer.number().unwrap();
//! assert_eq!(number.f32_bits(true), Some(0xffc0_0000));
//! ```

mod error;
mod number;

use std::ops::Range;

pub use error::{Fault, Position, TextError, nearest};
pub use number::Number;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Letters, digits and underscores, the first no digit.
    Word,
    /// A number, without a sign: `12`, `0x1f`, `1.500000`, `2e-3`, `1.#INF00`.
    Number,
    /// Text in double quotes, escapes and quotes included.
    String,
    /// Text in double quotes whose end is missing on its line.
    OpenString,
    /// One byte that is none of the others.
    Punct(u8),
    /// `//` to the end of the line, or `/*` to `*/` (or the end of the text).
    Comment,
    /// LF, CRLF or CR.
    LineEnd,
    /// Nothing is left.
    End,
}

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    /// What it is.
    pub kind: Kind,
    /// Its bytes.
    pub text: &'t [u8],
    /// The offset of the first of them.
    pub start: usize,
}

impl Token<'_> {
    /// The offsets of its bytes.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// What a message calls it.
    pub fn describe(&self) -> String {
        match self.kind {
            Kind::LineEnd => "the end of the line".into(),
            Kind::End => "the end of the text".into(),
            Kind::Comment => "a comment".into(),
            _ => format!("`{}`", String::from_utf8_lossy(self.text)),
        }
    }
}

/// What bytes may stand where: one look each, instead of a comparison for each range of letters.
const CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let ascii = byte as u8;
        if ascii.is_ascii_alphabetic() || ascii == b'_' {
            class[byte] |= FIRST | WORD;
        }
        if ascii.is_ascii_digit() {
            class[byte] |= WORD | DIGIT;
        }
        if ascii.is_ascii_hexdigit() {
            class[byte] |= HEX;
        }
        byte += 1;
    }
    class
};
/// A word starts with it.
const FIRST: u8 = 1;
/// A word goes on with it.
const WORD: u8 = 2;
/// A decimal digit.
const DIGIT: u8 = 4;
/// A hexadecimal digit.
const HEX: u8 = 8;

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASS[usize::from(byte)] & class != 0
}

/// A position in a text, from which tokens are read.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Lexer<'t> {
    /// At the start of `text`, behind a byte order mark.
    pub fn new(text: &'t [u8]) -> Self {
        Self { text, at: if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 } }
    }

    /// The whole text.
    pub fn source(&self) -> &'t [u8] {
        self.text
    }

    /// The offset of the next byte.
    #[inline]
    pub fn offset(&self) -> usize {
        self.at
    }

    /// Goes to an offset.
    pub fn seek(&mut self, offset: usize) {
        self.at = offset.min(self.text.len());
    }

    /// What is left.
    #[inline]
    pub fn rest(&self) -> &'t [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next byte as it stands; 0 at the end.
    #[inline]
    pub fn byte(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    /// Skips spaces and tabs.
    #[inline]
    pub fn blanks(&mut self) {
        while matches!(self.text.get(self.at), Some(b' ' | b'\t')) {
            self.at += 1;
        }
    }

    /// Takes the bytes, if they are the next ones; blanks before them are not skipped.
    #[inline]
    pub fn eat(&mut self, bytes: &[u8]) -> bool {
        let found = self.rest().starts_with(bytes);
        if found {
            self.at += bytes.len();
        }
        found
    }

    /// Takes one byte, if it is the very next one.
    #[inline]
    pub fn eat_byte(&mut self, byte: u8) -> bool {
        let found = self.text.get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }

    /// Takes one byte, if it is the next one behind any blanks.
    #[inline]
    pub fn punct(&mut self, byte: u8) -> bool {
        self.eat_byte(byte) || (matches!(self.byte(), b' ' | b'\t') && self.punct_behind(byte))
    }

    fn punct_behind(&mut self, byte: u8) -> bool {
        let start = self.at;
        self.blanks();
        let found = self.eat_byte(byte);
        if !found {
            self.at = start;
        }
        found
    }

    #[inline]
    fn take_while(&mut self, keep: impl Fn(u8) -> bool) -> &'t [u8] {
        let rest = self.rest();
        let length = rest.iter().position(|&byte| !keep(byte)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// Whether a word starts right here.
    #[inline]
    pub fn at_word(&self) -> bool {
        is(self.byte(), FIRST)
    }

    /// Takes a word that starts right here.
    #[inline]
    pub fn word(&mut self) -> Option<Token<'t>> {
        let start = self.at;
        if !is(self.byte(), FIRST) {
            return None;
        }
        let text = self.take_while(|byte| is(byte, WORD));
        Some(Token { kind: Kind::Word, text, start })
    }

    /// Takes a decimal integer of at most nine digits that starts right here, behind which the number ends: what nearly
    /// all numbers in a listing are.
    #[inline]
    pub fn small(&mut self) -> Option<u32> {
        let mut value = 0_u32;
        let mut digits = 0;
        let rest = self.rest();
        for &byte in rest.iter().take(9) {
            if !is(byte, DIGIT) {
                break;
            }
            value = value * 10 + u32::from(byte - b'0');
            digits += 1;
        }
        // A point without digits is none of the number's: `r0.x`.
        let goes_on = match rest.get(digits) {
            Some(b'.') => rest.get(digits + 1).is_some_and(|&next| next == b'#' || is(next, DIGIT)),
            Some(&next) => is(next, WORD),
            None => false,
        };
        if digits == 0 || goes_on {
            return None;
        }
        self.at += digits;
        Some(value)
    }

    /// Takes a decimal fraction that starts right here and has so few digits that it is a quotient of two floats that are
    /// exact: what nearly all floats in a listing are. The quotient of such is the nearest float.
    #[inline]
    pub fn short_float(&mut self) -> Option<f32> {
        const TENS: [f32; 8] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7];
        const EXACT: u32 = 1 << 24;
        let rest = self.rest();
        let mut value = 0_u32;
        let mut point = None;
        let mut length = 0;
        for &byte in rest.iter().take(9) {
            if is(byte, DIGIT) {
                value = value * 10 + u32::from(byte - b'0');
            } else if byte == b'.' && point.is_none() {
                point = Some(length);
            } else {
                break;
            }
            length += 1;
        }
        let decimals = length - point? - 1;
        let goes_on = rest.get(length).is_some_and(|&next| next == b'.' || next == b'#' || is(next, WORD));
        let scale = TENS.get(decimals).filter(|_| decimals > 0 && point != Some(0) && !goes_on && value <= EXACT)?;
        self.at += length;
        Some(value as f32 / scale)
    }

    /// Takes a line's end that stands right here.
    #[inline]
    pub fn line_end(&mut self) -> bool {
        let length = match self.rest() {
            [b'\r', b'\n', ..] => 2,
            [b'\n' | b'\r', ..] => 1,
            _ => 0,
        };
        self.at += length;
        length > 0
    }

    /// Takes a number that starts here, behind any blanks.
    pub fn number(&mut self) -> Option<Number<'t>> {
        let before = self.at;
        self.blanks();
        let start = self.at;
        if !is(self.byte(), DIGIT) {
            self.at = before;
            return None;
        }
        if self.eat(b"0x") || self.eat(b"0X") {
            self.take_while(|byte| is(byte, HEX));
        } else {
            self.take_while(|byte| is(byte, DIGIT));
            // A point without digits is none of the number's: `r0.x`.
            match self.rest() {
                [b'.', b'#', ..] => {
                    self.at += 1;
                    self.take_while(|byte| byte == b'#' || byte.is_ascii_alphanumeric());
                }
                [b'.', b'0'..=b'9', ..] => {
                    self.at += 1;
                    self.take_while(|byte| is(byte, DIGIT));
                }
                _ => {}
            }
            self.exponent();
        }
        Some(Number { text: self.text.get(start..self.at).unwrap_or_default(), start })
    }

    fn exponent(&mut self) {
        let (mark, digits) = match self.rest() {
            [b'e' | b'E', b'+' | b'-', next, ..] => (2, next),
            [b'e' | b'E', next, ..] => (1, next),
            _ => return,
        };
        if digits.is_ascii_digit() {
            self.at += mark;
            self.take_while(|byte| is(byte, DIGIT));
        }
    }

    /// Skips what a listing has in front of a line: blanks, the number, the offset, or both (`   3: `, `0x0000001C: `,
    /// `   3  0x0000001C: `).
    pub fn margin(&mut self) {
        self.blanks();
        if self.at_word() {
            return;
        }
        let start = self.at;
        if self.number().is_some() && !self.punct(b':') {
            let is_offset = self.number().is_some() && self.punct(b':');
            if !is_offset {
                self.at = start;
            }
        }
        self.blanks();
    }

    /// The next token, which stays where it is.
    pub fn peek(&self) -> Token<'t> {
        let mut copy = *self;
        copy.next()
    }

    /// Takes the next token, behind any blanks.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Token<'t> {
        self.blanks();
        let start = self.at;
        let kind = match self.rest() {
            [] => Kind::End,
            [b'\r', b'\n', ..] => self.skip(2, Kind::LineEnd),
            [b'\n' | b'\r', ..] => self.skip(1, Kind::LineEnd),
            rest @ [b'/', b'/', ..] => {
                let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
                self.skip(length, Kind::Comment)
            }
            [b'/', b'*', rest @ ..] => {
                let end = memchr::memmem::find(rest, b"*/").map_or(rest.len(), |end| end + 2);
                self.skip(2 + end, Kind::Comment)
            }
            [b'"', ..] => self.string(),
            [b'a'..=b'z' | b'A'..=b'Z' | b'_', ..] => {
                self.word();
                Kind::Word
            }
            [b'0'..=b'9', ..] => {
                self.number();
                Kind::Number
            }
            [byte, ..] => {
                let byte = *byte;
                // A character of several bytes is shown as a whole.
                self.at += 1;
                self.take_while(|next| byte >= 0x80 && next & 0xc0 == 0x80);
                Kind::Punct(byte)
            }
        };
        Token { kind, text: self.text.get(start..self.at).unwrap_or_default(), start }
    }

    fn skip(&mut self, length: usize, kind: Kind) -> Kind {
        self.at += length;
        kind
    }

    fn string(&mut self) -> Kind {
        self.at += 1;
        loop {
            match self.rest() {
                [] | [b'\n' | b'\r', ..] => return Kind::OpenString,
                [b'\\', next, ..] if !matches!(next, b'\n' | b'\r') => self.at += 2,
                [b'"', ..] => return self.skip(1, Kind::String),
                _ => self.at += 1,
            }
        }
    }
}

/// A string's bytes, without its quotes, C's escapes taken for what they stand for; `Err` with the offset of an escape that
/// stands for nothing.
pub fn unescape(token: &Token<'_>) -> Result<Vec<u8>, usize> {
    let inner = token.text.strip_prefix(b"\"").unwrap_or(token.text);
    let inner = if token.kind == Kind::String { inner.strip_suffix(b"\"").unwrap_or(inner) } else { inner };
    let mut out = Vec::with_capacity(inner.len());
    let mut bytes = inner.iter().enumerate();
    while let Some((i, &byte)) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        out.push(match bytes.next().map(|(_, &escape)| escape) {
            Some(b'n') => b'\n',
            Some(b't') => b'\t',
            Some(b'r') => b'\r',
            Some(b'b') => 0x08,
            Some(other @ (b'\\' | b'"' | b'\'')) => other,
            _ => return Err(token.start + 1 + i),
        });
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        let mut lexer = Lexer::new(text.as_bytes());
        std::iter::from_fn(|| Some(lexer.next().kind).filter(|kind| *kind != Kind::End)).collect()
    }

    #[test]
    fn tokens() {
        use Kind::*;
        assert_eq!(kinds("\u{feff}ps_5_0\r\n\tret // x\n"), [Word, LineEnd, Word, Comment, LineEnd]);
        assert_eq!(kinds("r0.x"), [Word, Punct(b'.'), Word]);
        assert_eq!(kinds("1.#QNAN0, -2.5e-3l"), [Number, Punct(b','), Punct(b'-'), Number, Word]);
        assert_eq!(kinds(r#""a\"b" "c"#), [String, OpenString]);
        assert_eq!(kinds("a/*\n*/b/*"), [Word, Comment, Word, Comment]);
        assert_eq!(kinds("ä"), [Punct(0xc3)]);
        assert_eq!(kinds("\r\r\n\n"), [LineEnd, LineEnd, LineEnd]);
    }

    #[test]
    fn small_integers_end_where_numbers_end() {
        let small = |text: &'static str| {
            let mut lexer = Lexer::new(text.as_bytes());
            (lexer.small(), lexer.offset())
        };
        assert_eq!(small("123456789,"), (Some(123_456_789), 9));
        assert_eq!(small("12.x"), (Some(12), 2));
        assert_eq!(small("7"), (Some(7), 1));
        for text in ["1234567890", "1.5", "1.#INF", "0x10", "12l", "-1", "", "x"] {
            assert_eq!(small(text), (None, 0), "{text}");
        }
    }

    #[test]
    fn short_floats_are_the_nearest_ones() {
        let mut taken = 0;
        for value in (0..20_000_000_u32).step_by(997).chain([16_777_215, 16_777_216, 16_777_217]) {
            for decimals in 1..8 {
                let digits = format!("{value:08}");
                let (whole, fraction) = digits.split_at(digits.len() - decimals);
                let text = format!("{whole}.{fraction}");
                let mut lexer = Lexer::new(text.as_bytes());
                if let Some(short) = lexer.short_float() {
                    assert_eq!(short.to_bits(), text.parse::<f32>().unwrap().to_bits(), "{text}");
                    assert_eq!(lexer.offset(), text.len());
                    taken += 1;
                }
            }
        }
        assert!(taken > 100_000, "{taken}");
        for text in ["1.", ".5", "1.5e3", "1.5l", "1.#IND", "1.2.3", "16777217.5", "12", "0.1234567890", "1.5_"] {
            assert_eq!(Lexer::new(text.as_bytes()).short_float(), None, "{text}");
        }
    }

    #[test]
    fn strings() {
        let string = |text: &'static str| unescape(&Lexer::new(text.as_bytes()).next());
        assert_eq!(string(r#""a\n\t\\\"""#), Ok(b"a\n\t\\\"".to_vec()));
        assert_eq!(string(r#""ab\q""#), Err(3));
    }
}
