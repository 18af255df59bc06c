//! Floats as LLVM prints them.
//!
//! A float is `%e` with six digits where reading that back gives the same double, and hexadecimal otherwise. Doubles have
//! about sixteen digits, so that at most one number of seven digits reads back as a given double; which one is found with
//! exact arithmetic on small powers of ten, in a few nanoseconds.

use std::io::Write;

use dxbin_base::pen::Room;
use dxbin_base::sink::{Class, Sink};

use crate::model::{Type, widen};

/// The longest text of a float: `-4.940656e-324`.
pub(super) const LONGEST: usize = 16;

/// Powers of ten that doubles hold exactly.
const POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

/// `%e` of a number that it says exactly, and how long it is; `None` for all others, infinities and NaNs.
pub(super) fn exponential(value: f64) -> Option<([u8; LONGEST], usize)> {
    let negative = value.is_sign_negative();
    let value = value.abs();
    if value == 0.0 {
        return Some(compose(negative, 0, 0));
    }
    let biased = (value.to_bits() >> 52) as i32;
    if biased == 0x7ff {
        return None;
    }
    // The decimal exponent from the binary one: right, or one too low.
    let mut exponent = ((biased - 1023) * 1233) >> 12;
    for _ in 0..2 {
        let shift = 6 - exponent;
        let Some(&power) = POWERS.get(shift.unsigned_abs() as usize).filter(|_| biased != 0) else {
            return by_formatting(negative, value);
        };
        let scaled = if shift >= 0 { value * power } else { value / power };
        let digits = (scaled + 0.5) as u32;
        if digits >= 10_000_000 {
            exponent += 1;
            continue;
        }
        // Digits and power are exact, so that this is what reading the text gives.
        let read = if shift >= 0 { f64::from(digits) / power } else { f64::from(digits) * power };
        return (read == value).then(|| compose(negative, digits, exponent));
    }
    None
}

/// The same for very large and very small numbers.
#[cold]
fn by_formatting(negative: bool, value: f64) -> Option<([u8; LONGEST], usize)> {
    let mut buffer = [0; 32];
    let mut rest = &mut buffer[..];
    write!(rest, "{value:.6e}").ok()?;
    let length = 32 - rest.len();
    let text = std::str::from_utf8(buffer.get(..length)?).ok()?;
    if text.parse() != Ok(value) {
        return None;
    }
    let (mantissa, exponent) = text.split_once('e')?;
    let (whole, fraction) = mantissa.split_once('.')?;
    let digits = whole.parse::<u32>().ok()? * 1_000_000 + fraction.parse::<u32>().ok()?;
    Some(compose(negative, digits, exponent.parse().ok()?))
}

/// The digits of the numbers below 100.
const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut i = 0;
    while i < 100 {
        pairs[i] = [b'0' + i as u8 / 10, b'0' + i as u8 % 10];
        i += 1;
    }
    pairs
};

/// Seven digits with a point behind the first, and an exponent of at least two digits.
fn compose(negative: bool, digits: u32, exponent: i32) -> ([u8; LONGEST], usize) {
    let pair = |number: u32| PAIRS[(number % 100) as usize];
    let (first, rest) = ((digits / 1_000_000) as u8, digits % 1_000_000);
    let ([a, b], [c, d], [e, f]) = (pair(rest / 10_000), pair(rest / 100), pair(rest));
    let sign = if exponent < 0 { b'-' } else { b'+' };
    let (exponent, one) = (exponent.unsigned_abs(), b'0' + first);
    let [tens, ones] = pair(exponent);
    let (text, length) = match b'0' + (exponent / 100) as u8 {
        b'0' => ([one, b'.', a, b, c, d, e, f, b'e', sign, tens, ones, 0, 0, 0, 0], 12),
        hundreds => ([one, b'.', a, b, c, d, e, f, b'e', sign, hundreds, tens, ones, 0, 0, 0], 13),
    };
    if !negative {
        return (text, length);
    }
    let mut signed = [b'-'; LONGEST];
    signed[1..].copy_from_slice(&text[..LONGEST - 1]);
    (signed, length + 1)
}

/// Writes an integer or a float of up to 64 bits.
#[inline(always)]
pub(super) fn write<S: Sink>(room: &mut Room<'_, S>, of: Option<Type>, bits: u64) {
    match of {
        Some(Type::Integer(1)) if bits & 1 == 1 => room.put(Class::Literal, b"true"),
        Some(Type::Integer(1)) => room.put(Class::Literal, b"false"),
        Some(Type::Integer(width)) => {
            let unused = 64_u32.saturating_sub(width).min(63);
            room.signed64(Class::Literal, (bits << unused) as i64 >> unused);
        }
        Some(Type::Half) => {
            let digit = |shift: u32| hex_digit((bits >> shift) as u8 & 15);
            room.put(Class::Literal, b"0xH");
            room.put(Class::Literal, &[digit(12), digit(8), digit(4), digit(0)]);
        }
        Some(Type::Float) => room.aside(|room| write_float(room, widen(bits as u32))),
        Some(Type::Double) => room.aside(|room| write_float(room, bits)),
        _ => room.signed64(Class::Literal, bits as i64),
    }
}

/// Writes a double, or a float widened to one.
#[inline(never)]
fn write_float<S: Sink>(room: &mut Room<'_, S>, bits: u64) {
    let (text, length) = match exponential(f64::from_bits(bits)) {
        Some(found) => found,
        None => {
            room.put(Class::Literal, b"0x");
            hex(bits)
        }
    };
    room.part(Class::Literal, &text, length);
}

/// Upper-case hexadecimal digits without leading zeros.
pub(super) fn hex(value: u64) -> ([u8; LONGEST], usize) {
    let length = (67 - value.leading_zeros() as usize) / 4;
    let length = length.max(1);
    let mut text = [0; LONGEST];
    for (i, byte) in text.iter_mut().take(length).enumerate() {
        *byte = hex_digit((value >> (4 * (length - 1 - i))) as u8 & 15);
    }
    (text, length)
}

/// An upper-case hexadecimal digit.
pub(super) const fn hex_digit(nibble: u8) -> u8 {
    if nibble < 10 { b'0' + nibble } else { b'A' + nibble - 10 }
}

/// The decimal digits of a signed number of `width` bits, given as 32-bit words, the lowest first.
pub(super) fn wide(words: &[u32], width: u32) -> Vec<u8> {
    let mut words = words.to_vec();
    let whole = (width as usize).div_ceil(32);
    words.truncate(whole);
    // What is above is zero, and so the sign, however wide the type is.
    let mut negative = false;
    if words.len() == whole
        && let Some(last) = words.last_mut()
    {
        let unused = (32 - width % 32) % 32;
        *last = ((*last << unused) as i32 >> unused) as u32;
        negative = (*last as i32) < 0;
    }
    if negative {
        let mut carry = true;
        for word in &mut words {
            (*word, carry) = (!*word).overflowing_add(u32::from(carry));
        }
    }
    let mut digits = Vec::new();
    while words.last() == Some(&0) {
        words.pop();
    }
    while !words.is_empty() {
        let mut rest = 0_u64;
        for word in words.iter_mut().rev() {
            let value = rest << 32 | u64::from(*word);
            (*word, rest) = ((value / 1_000_000_000) as u32, value % 1_000_000_000);
        }
        while words.last() == Some(&0) {
            words.pop();
        }
        for _ in 0..9 {
            digits.push(b'0' + (rest % 10) as u8);
            rest /= 10;
        }
    }
    while digits.last() == Some(&b'0') {
        digits.pop();
    }
    if digits.is_empty() {
        digits.push(b'0');
    }
    if negative {
        digits.push(b'-');
    }
    digits.reverse();
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What C's `%e` gives, by Rust's exact formatting, if it reads back.
    fn expected(value: f64) -> Option<String> {
        let text = format!("{value:.6e}");
        (text.parse() == Ok(value)).then(|| {
            let (mantissa, exponent) = text.split_once('e').unwrap();
            let exponent: i32 = exponent.parse().unwrap();
            format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
        })
    }

    #[track_caller]
    fn check(value: f64) {
        let found = exponential(value).map(|(text, length)| String::from_utf8_lossy(&text[..length]).into_owned());
        assert_eq!(found, expected(value), "{:#x}", value.to_bits());
    }

    #[test]
    fn floats_agree_with_exact_formatting() {
        for value in [0.0, 1.0, 0.5, 0.1, 1e22, 1e23, 1e28, 1e29, 1e-16, 1e-17, 9.999999e6, 9.999_999_5e6, 1e7, 5e-324]
        {
            check(value);
            check(-value);
            check(f64::from(value as f32));
        }
        check(f64::MAX);
        check(f64::MIN_POSITIVE);
        assert_eq!(exponential(f64::INFINITY), None);
        assert_eq!(exponential(f64::NAN), None);
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..100_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (digits, exponent) = ((state >> 32) % 10_000_000, (state >> 8) % 640);
            let decimal: f64 = format!("{digits}e-{}", exponent / 2).parse().unwrap();
            check(decimal);
            check(f64::from_bits(decimal.to_bits() + 1));
            check(format!("{digits}e{}", exponent % 30).parse().unwrap());
            check(digits as f64 / 4096.0);
            check(f64::from((state >> 40) as f32 / 1000.0));
            let any = f64::from_bits(state);
            if any.is_finite() {
                check(any);
            }
        }
    }

    #[test]
    fn wide_numbers() {
        assert_eq!(wide(&[0, 0, 1], 96), b"18446744073709551616");
        assert_eq!(wide(&[u32::MAX; 4], 128), b"-1");
        assert_eq!(wide(&[0, 0, 0, 0x8000_0000], 128), i128::MIN.to_string().as_bytes());
        assert_eq!(wide(&[0, 0, 1], 65), b"-18446744073709551616");
        assert_eq!(wide(&[], 128), b"0");
        assert_eq!(wide(&[0xffff_fff9], 1 << 22), b"4294967289");
        assert_eq!(wide(&[1_000_000_000, 0, 0], 70), b"1000000000");
    }

    #[test]
    fn hexadecimal() {
        for value in [0, 1, 15, 16, 0x3fb9_9999_9999_999a, u64::MAX] {
            let (text, length) = hex(value);
            assert_eq!(text[..length], *format!("{value:X}").as_bytes());
        }
        assert_eq!(widen(0x7f80_0001), 0x7ff0_0000_2000_0000);
        assert_eq!(widen(0xffc0_0000), 0xfff8_0000_0000_0000);
    }
}
