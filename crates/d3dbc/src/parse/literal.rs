//! The numbers that `def`, `defi` and `defb` define.

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError};

use super::{Parser, Result};
use crate::spec::Literals;

/// A number as D3DAssemble's lexer takes it apart.
enum Value {
    Integer(u32),
    Float(f32),
    /// The bits of a float, as a listing prints them under flag 0x80.
    Bits(u32),
}

/// What Microsoft's lexer takes for a number that is none, and the bits of the positive one.
const SPECIAL: [(&[u8], u32); 4] =
    [(b"1.#INF", 0x7f80_0000), (b"1.#QNAN", 0x7fe0_0000), (b"1.#SNAN", 0x7fe0_0000), (b"1.#IND", 0xffc0_0000)];

/// How many bytes of a number's start fit.
fn run(text: &[u8], keep: impl Fn(u8) -> bool) -> usize {
    text.iter().position(|&byte| !keep(byte)).unwrap_or(text.len())
}

/// The float at the start of a text, if there is one: digits with a point, an exponent or both.
fn float(text: &[u8]) -> Option<usize> {
    let whole = run(text, |byte| byte.is_ascii_digit());
    let mut end = whole;
    let mut fraction = 0;
    let has_point = text.get(end) == Some(&b'.');
    if has_point {
        fraction = run(text.get(end + 1..).unwrap_or_default(), |byte| byte.is_ascii_digit());
        end += 1 + fraction;
    }
    if whole + fraction == 0 {
        return None;
    }
    let mut has_exponent = false;
    if let Some([b'e' | b'E', rest @ ..]) = text.get(end..) {
        let sign = usize::from(matches!(rest, [b'+' | b'-', ..]));
        let digits = run(rest.get(sign..).unwrap_or_default(), |byte| byte.is_ascii_digit());
        if digits > 0 {
            has_exponent = true;
            end += 1 + sign + digits;
        }
    }
    (has_point || has_exponent).then_some(end)
}

/// Takes a number apart; how long it is. `None` for what is none, and for an integer past 32 bits.
fn number(text: &[u8]) -> Option<(Value, usize)> {
    if let Some((name, bits)) = SPECIAL.iter().find(|(name, _)| text.starts_with(name)) {
        return Some((Value::Bits(*bits), name.len()));
    }
    if let Some([b'0', b'x']) = text.get(..2) {
        let digits = run(text.get(2..)?, |byte| byte.is_ascii_hexdigit());
        let value = u32::from_str_radix(std::str::from_utf8(text.get(2..2 + digits)?).ok()?, 16).ok()?;
        let suffix = integer_suffix(text.get(2 + digits..)?);
        let value = if digits == 8 { Value::Bits(value) } else { Value::Integer(value) };
        return Some((value, 2 + digits + suffix));
    }
    if let Some(length) = float(text) {
        let value: f64 = std::str::from_utf8(text.get(..length)?).ok()?.parse().ok()?;
        let suffix = usize::from(matches!(text.get(length), Some(b'f' | b'F' | b'h' | b'H' | b'l' | b'L')));
        return Some((Value::Float(value as f32), length + suffix));
    }
    let octal = text.first() == Some(&b'0');
    let digits = run(text, |byte| if octal { (b'0'..=b'7').contains(&byte) } else { byte.is_ascii_digit() });
    let value = u32::from_str_radix(std::str::from_utf8(text.get(..digits)?).ok()?, if octal { 8 } else { 10 }).ok()?;
    Some((Value::Integer(value), digits + integer_suffix(text.get(digits..)?)))
}

/// `u`, `l`, or one of each.
fn integer_suffix(text: &[u8]) -> usize {
    match text {
        [b'u' | b'U', b'l' | b'L', ..] | [b'l' | b'L', b'u' | b'U', ..] => 2,
        [b'u' | b'U' | b'l' | b'L', ..] => 1,
        _ => 0,
    }
}

impl Parser<'_> {
    /// A literal of an instruction's kind.
    pub(super) fn literal(&mut self, literals: Literals) -> Result<u32> {
        self.gap();
        if literals == Literals::Boolean {
            return self.boolean();
        }
        let negative = self.lexer.punct(b'-');
        if !negative {
            self.lexer.punct(b'+');
        }
        self.gap();
        let start = self.lexer.offset();
        let what = if literals == Literals::Floats { "a number" } else { "an integer" };
        if self.lexer.byte() == b'-' || !matches!(self.lexer.byte(), b'0'..=b'9' | b'.') {
            return Err(self.expected(Code::TextLiteral, what));
        }
        let Some((value, length)) = number(self.lexer.rest()) else {
            let token = self.lexer.peek();
            let message = format!("expected {what} that 32 bits can hold, found {}", token.describe());
            return Err(TextError::new(Code::TextLiteral, token.span(), message));
        };
        let behind = self.lexer.rest().get(length).copied().unwrap_or_default();
        let end = start + length;
        if behind.is_ascii_alphanumeric() || behind == b'_' || behind == b'.' {
            let found = run(self.lexer.rest(), |byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.');
            let found = String::from_utf8_lossy(self.lexer.rest().get(..found).unwrap_or_default()).into_owned();
            let message = format!("expected {what}, found `{found}`");
            return Err(TextError::new(Code::TextLiteral, start..start + found.len(), message)
                .hint("a number that starts with 0 is octal; floats may end with f, integers with u or l"));
        }
        self.lexer.seek(end);
        match (literals, value) {
            (Literals::Floats, Value::Integer(value)) => Ok(sign(negative, (value as f32).to_bits())),
            (Literals::Floats, Value::Float(value)) => Ok(sign(negative, value.to_bits())),
            (Literals::Floats, Value::Bits(bits)) => Ok(sign(negative, bits)),
            (_, Value::Integer(value)) => Ok(if negative { value.wrapping_neg() } else { value }),
            (_, Value::Bits(value)) if self.is_hex(start) => Ok(if negative { value.wrapping_neg() } else { value }),
            _ => {
                let found = String::from_utf8_lossy(self.lexer.source().get(start..end).unwrap_or_default());
                let message = format!("expected an integer, found `{found}`");
                Err(TextError::new(Code::TextLiteral, start..end, message)
                    .hint("`def` defines floats, `defi` integers, `defb` a boolean"))
            }
        }
    }

    fn is_hex(&self, start: usize) -> bool {
        self.lexer.source().get(start..).is_some_and(|text| text.starts_with(b"0x"))
    }

    fn boolean(&mut self) -> Result<u32> {
        let token = self.lexer.peek();
        let value = match token.text {
            b"true" => 1,
            b"false" => 0,
            _ => {
                let error = self.expected(Code::TextLiteral, "`true` or `false`");
                return Err(match token.kind {
                    Kind::Number => error.hint("`defb` takes words, not numbers"),
                    _ => error,
                });
            }
        };
        self.lexer.next();
        Ok(value)
    }

    /// An integer without a sign, of an index.
    pub(super) fn plain_integer(&mut self) -> Result<u32> {
        self.gap();
        let found = match number(self.lexer.rest()) {
            Some((Value::Integer(value), length)) => Some((value, length)),
            Some((Value::Bits(value), length)) if self.is_hex(self.lexer.offset()) => Some((value, length)),
            _ => None,
        };
        let Some((value, length)) = found else {
            let token = self.lexer.peek();
            let message = format!("expected an integer that 32 bits can hold, found {}", token.describe());
            return Err(TextError::new(Code::TextIndex, token.span(), message));
        };
        self.lexer.seek(self.lexer.offset() + length);
        Ok(value)
    }
}

fn sign(negative: bool, bits: u32) -> u32 {
    bits ^ u32::from(negative) << 31
}
