//! `%g`, as Microsoft's C library writes it.

use std::io::Write as _;

use dxbin_base::number;
use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};

/// The digits that tell every two floats apart.
pub(super) const EXACT: usize = 9;

/// A 32-bit float with at most so many digits, [`EXACT`] at most, none of them a zero at the end; exponents have three.
pub(super) fn general<S: Sink>(bits: u32, precision: usize, class: Class, pen: &mut Pen<'_, S>) {
    general_wide(number::widen(bits), precision, class, pen);
}

/// The same for a 64-bit float.
pub(super) fn general_wide<S: Sink>(value: f64, precision: usize, class: Class, pen: &mut Pen<'_, S>) {
    if !value.is_finite() {
        // As `%f` writes them, without the zeros at the end.
        let text = number::fixed(value);
        return pen.text(class, text.trim_end_matches('0').as_bytes());
    }
    if value.is_sign_negative() {
        pen.put(class, b"-");
    }
    let value = value.abs();
    if value < 1_000_000.0 && value.fract() == 0.0 {
        return pen.unsigned(class, value as u32);
    }
    let (buffer, exponent) = digits(value, precision);
    let significant = buffer.iter().rposition(|&digit| digit != b'0').map_or(1, |last| last + 1);
    let digits = buffer.get(..significant).unwrap_or_default();
    match usize::try_from(exponent) {
        Ok(places) if places < precision => {
            let (whole, fraction) = digits.split_at(digits.len().min(places + 1));
            pen.text(class, whole);
            for _ in whole.len()..=places {
                pen.put(class, b"0");
            }
            point_and(fraction, class, pen);
        }
        Err(_) if exponent >= -4 => {
            pen.put(class, b"0.");
            for _ in exponent..-1 {
                pen.put(class, b"0");
            }
            pen.text(class, digits);
        }
        _ => {
            let (first, rest) = digits.split_at(1);
            pen.text(class, first);
            point_and(rest, class, pen);
            pen.put(class, if exponent < 0 { b"e-" } else { b"e+" });
            let exponent = exponent.unsigned_abs();
            pen.put(class, &[exponent / 100, exponent / 10 % 10, exponent % 10].map(|digit| b'0' + digit as u8));
        }
    }
}

/// The digits of a positive number, rounded exactly, halves to even, and the exponent of the first one.
fn digits(value: f64, precision: usize) -> ([u8; EXACT], i32) {
    let mut buffer = [0; 32];
    let mut rest = &mut buffer[..];
    // d.dddddddde-NN, for which there is room.
    let _ = write!(rest, "{value:.*e}", precision.saturating_sub(1));
    let length = 32 - rest.len();
    let mut parts = buffer.get(..length).unwrap_or_default().split(|&byte| byte == b'e');
    let (mantissa, exponent) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let exponent = std::str::from_utf8(exponent).ok().and_then(|text| text.parse().ok()).unwrap_or_default();
    let mut digits = [b'0'; EXACT];
    for (to, from) in digits.iter_mut().zip(mantissa.iter().filter(|byte| byte.is_ascii_digit())) {
        *to = *from;
    }
    (digits, exponent)
}

fn point_and<S: Sink>(fraction: &[u8], class: Class, pen: &mut Pen<'_, S>) {
    if !fraction.is_empty() {
        pen.put(class, b".");
        pen.text(class, fraction);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bits: u32) -> String {
        let mut text = Vec::new();
        let mut pen = Pen::new(&mut text);
        general(bits, EXACT, Class::Literal, &mut pen);
        pen.flush();
        String::from_utf8_lossy(&text).into_owned()
    }

    /// As d3dcompiler_47 prints them.
    #[test]
    fn floats() {
        for (value, want) in [
            (0.0, "0"),
            (-0.0, "-0"),
            (1.0, "1"),
            (0.1, "0.100000001"),
            (1.0 / 3.0, "0.333333343"),
            (16_777_216.0, "16777216"),
            (1e9, "1e+009"),
            (1e10, "1e+010"),
            (123_456_792.0, "123456792"),
            (999_999_999.0, "1e+009"),
            (0.0001, "9.99999975e-005"),
            (0.000_123_456_78, "0.000123456775"),
            (1e38, "9.99999968e+037"),
            (1e-38, "9.99999935e-039"),
            (f32::MAX, "3.40282347e+038"),
            (f32::from_bits(1), "1.40129846e-045"),
            (-2.5, "-2.5"),
            (100_000.0, "100000"),
            (f32::INFINITY, "1.#INF"),
            (f32::NEG_INFINITY, "-1.#INF"),
        ] {
            assert_eq!(text(f32::to_bits(value)), want);
        }
        // Halves to even: 1000000.125 and 1000000.375.
        assert_eq!(text(0x4974_2402), "1000000.12");
        assert_eq!(text(0x4974_2406), "1000000.38");
        assert_eq!(text(0x7fc0_0000), "1.#QNAN");
        assert_eq!(text(0x7f80_0001), "1.#QNAN");
        assert_eq!(text(0xffc0_0000), "-1.#IND");
        assert_eq!(text(0xffff_ffff), "-1.#QNAN");
    }
}
