//! Numbers as texts spell them.

use std::ops::Range;

/// A number as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<'t> {
    /// Its bytes.
    pub text: &'t [u8],
    /// The offset of the first of them.
    pub start: usize,
}

/// What Microsoft's C library writes for a number that is none, the sign left out, and the bits of a positive one as a
/// 32-bit and as a 64-bit float.
const SPECIAL: [(&[u8], u32, u64); 4] = [
    (b"1.#INF", 0x7f80_0000, 0x7ff0_0000_0000_0000),
    (b"1.#IND", 0x7fc0_0000, 0x7ff8_0000_0000_0000),
    (b"1.#QNAN", 0x7fc0_0001, 0x7ff8_0000_0000_0001),
    (b"1.#SNAN", 0x7f80_0001, 0x7ff0_0000_0000_0001),
];

impl Number<'_> {
    /// The offsets of its bytes.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// Whether it is written in hexadecimal.
    pub fn is_hex(&self) -> bool {
        matches!(self.text, [b'0', b'x' | b'X', ..])
    }

    /// Whether it is written with a point or an exponent.
    pub fn is_float(&self) -> bool {
        !self.is_hex() && self.text.iter().any(|byte| !byte.is_ascii_digit())
    }

    /// The value of an integer; `None` for a float, and past 64 bits.
    pub fn integer(&self) -> Option<u64> {
        let (digits, radix) = if self.is_hex() { (self.text.get(2..)?, 16) } else { (self.text, 10) };
        if digits.is_empty() {
            return None;
        }
        digits.iter().try_fold(0_u64, |value, &digit| {
            let digit = char::from(digit).to_digit(radix)?;
            value.checked_mul(u64::from(radix))?.checked_add(u64::from(digit))
        })
    }

    /// The bits of the nearest 32-bit float; `negative` where a minus stands before it.
    ///
    /// `1.#QNAN0` with no sign is 0x7fc00000, of which Microsoft's spelling says as much as of any other.
    pub fn f32_bits(&self, negative: bool) -> Option<u32> {
        let sign = u32::from(negative) << 31;
        if let Some(row) = self.special() {
            // A positive quiet NaN has no spelling of its own for the plain bits.
            return Some(sign | if row == 2 && !negative { 0x7fc0_0000 } else { SPECIAL[row].1 });
        }
        let value: f32 = std::str::from_utf8(self.text).ok()?.parse().ok()?;
        value.is_finite().then(|| sign | value.to_bits())
    }

    /// The bits of the nearest 64-bit float.
    pub fn f64_bits(&self, negative: bool) -> Option<u64> {
        let sign = u64::from(negative) << 63;
        if let Some(row) = self.special() {
            return Some(sign | if row == 2 && !negative { 0x7ff8_0000_0000_0000 } else { SPECIAL[row].2 });
        }
        let value: f64 = std::str::from_utf8(self.text).ok()?.parse().ok()?;
        value.is_finite().then(|| sign | value.to_bits())
    }

    fn special(&self) -> Option<usize> {
        if self.text.get(2) != Some(&b'#') {
            return None;
        }
        SPECIAL.iter().position(|(name, ..)| self.text.starts_with(name))
    }
}

#[cfg(test)]
mod tests {
    use crate::lex::Lexer;

    #[test]
    fn numbers() {
        let number = |text: &'static str| Lexer::new(text.as_bytes()).number().unwrap();
        assert_eq!(number("0xFFffffff").integer(), Some(0xffff_ffff));
        assert_eq!(number("12").integer(), Some(12));
        assert_eq!(number("99999999999999999999").integer(), None);
        assert_eq!(number("0x").integer(), None);
        assert_eq!(number("1.5").integer(), None);
        assert_eq!(number("1.#INF00").f32_bits(true), Some(0xff80_0000));
        assert_eq!(number("1.#QNAN0").f32_bits(false), Some(0x7fc0_0000));
        assert_eq!(number("1.#INF00").f64_bits(false), Some(0x7ff0_0000_0000_0000));
        assert_eq!(number("0.000000").f32_bits(true), Some(0x8000_0000));
        assert_eq!(number("340282346638528859811704183484516925440.000000").f32_bits(false), Some(0x7f7f_ffff));
        assert_eq!(number("1e39").f32_bits(false), None);
        assert!(number("1e5").is_float() && !number("0x1e5").is_float());
    }
}
