//! C's `printf` spellings of numbers, which Microsoft's listings are made of.
//!
//! Rust's own formatting is exact, but takes about a hundred nanoseconds a number; listings are full of small floats, for
//! which integer arithmetic gives the same digits in a few.

/// `%f`: six digits behind the point, halves to even, as Microsoft's C library writes it; infinities and NaNs as
/// `1.#INF00`, `1.#QNAN0`, `1.#SNAN0` and `-1.#IND00`.
///
/// ```
/// use dxbin_base::number::push_fixed;
/// let text = |value| {
///     let mut out = Vec::new();
///     push_fixed(value, &mut out);
///     String::from_utf8(out).unwrap()
/// };
/// assert_eq!(text(1.5), "1.500000");
/// assert_eq!(text(0.0078125), "0.007812");
/// assert_eq!(text(-0.0), "-0.000000");
/// assert_eq!(text(f64::NEG_INFINITY), "-1.#INF00");
/// ```
pub fn push_fixed(value: f64, out: &mut Vec<u8>) {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if bits >> 63 == 1 {
        out.push(b'-');
    }
    if exponent == 0x7ff {
        out.extend_from_slice(special(bits, fraction));
        return;
    }
    // value = mantissa * 2^-shift
    let (mantissa, shift) = if exponent == 0 { (fraction, 1074) } else { (fraction | 1 << 52, 1075 - exponent) };
    match shift {
        // At least 2^53: Rust's exact formatting.
        ..=0 => out.extend_from_slice(format!("{:.6}", value.abs()).as_bytes()),
        // Below 2^-54: nothing is left of it.
        128.. => out.extend_from_slice(b"0.000000"),
        _ => {
            let scaled = u128::from(mantissa) * 1_000_000;
            let (floor, rest) = (scaled >> shift, scaled & ((1 << shift) - 1));
            let half = 1_u128 << (shift - 1);
            let millionths = floor + u128::from(rest > half || (rest == half && floor & 1 == 1));
            // Below 2^53 * 10^6 + 1.
            push_millionths(millionths, out);
        }
    }
}

fn special(bits: u64, fraction: u64) -> &'static [u8] {
    match (fraction, fraction >> 51) {
        (0, _) => b"1.#INF00",
        (0x8_0000_0000_0000, _) if bits >> 63 == 1 => b"1.#IND00",
        (_, 1) => b"1.#QNAN0",
        _ => b"1.#SNAN0",
    }
}

fn push_millionths(millionths: u128, out: &mut Vec<u8>) {
    let whole = (millionths / 1_000_000) as u64;
    let mut rest = (millionths % 1_000_000) as u32;
    push_unsigned(whole, out);
    let mut digits = *b".000000";
    for digit in digits[1..].iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend_from_slice(&digits);
}

/// `%f` of a 32-bit float, which C passes as a double: a signalling NaN has become a quiet one.
pub fn push_fixed_f32(bits: u32, out: &mut Vec<u8>) {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let wide = u64::from(bits & 0x8000_0000) << 32 | 0x7ff8_0000_0000_0000 | u64::from(bits & 0x003f_ffff) << 29;
        push_fixed(f64::from_bits(wide), out);
    } else {
        push_fixed(f64::from(value), out);
    }
}

/// `%u`.
pub fn push_unsigned(mut value: u64, out: &mut Vec<u8>) {
    let mut digits = [0; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (value % 10) as u8;
        value /= 10;
        if value == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}

/// `%d` of a 32-bit word.
pub fn push_signed(word: u32, out: &mut Vec<u8>) {
    let value = word as i32;
    if value < 0 {
        out.push(b'-');
    }
    push_unsigned(u64::from(value.unsigned_abs()), out);
}

/// `0x%08x`.
pub fn push_hex(word: u32, out: &mut Vec<u8>) {
    push_hex_digits(word, b"0123456789abcdef", out);
}

/// `0x%08X`.
pub fn push_hex_upper(word: u32, out: &mut Vec<u8>) {
    push_hex_digits(word, b"0123456789ABCDEF", out);
}

fn push_hex_digits(word: u32, alphabet: &[u8; 16], out: &mut Vec<u8>) {
    let mut text = *b"0x00000000";
    for (i, digit) in text[2..].iter_mut().enumerate() {
        *digit = alphabet[(word >> (28 - 4 * i) & 0xf) as usize];
    }
    out.extend_from_slice(&text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixed(value: f64) -> String {
        let mut out = Vec::new();
        push_fixed(value, &mut out);
        String::from_utf8(out).unwrap()
    }

    fn fixed_f32(bits: u32) -> String {
        let mut out = Vec::new();
        push_fixed_f32(bits, &mut out);
        String::from_utf8(out).unwrap()
    }

    /// Rust's formatting is exact and rounds halves to even, as C does.
    #[test]
    fn fast_path_agrees_with_exact_formatting() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..200_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let wide = f64::from_bits(state);
            let narrow = f64::from(f32::from_bits((state >> 32) as u32));
            for value in [wide, narrow, (state >> 40) as f64 / 4096.0, (state >> 44) as f64 / 128_000_000.0] {
                if value.is_finite() {
                    assert_eq!(fixed(value), format!("{value:.6}"), "{:#x}", value.to_bits());
                }
            }
        }
    }

    /// As d3dcompiler_47 prints them.
    #[test]
    fn special_values() {
        assert_eq!(fixed_f32(0x7f80_0000), "1.#INF00");
        assert_eq!(fixed_f32(0xffff_ffff), "-1.#QNAN0");
        assert_eq!(fixed_f32(0xffc0_0000), "-1.#IND00");
        assert_eq!(fixed_f32(0x7fc0_0000), "1.#QNAN0");
        assert_eq!(fixed_f32(0x7f80_0001), "1.#QNAN0");
        assert_eq!(fixed_f32(0xff80_0001), "-1.#QNAN0");
        assert_eq!(fixed(f64::from_bits(0x7ff0_0000_0000_0001)), "1.#SNAN0");
        assert_eq!(fixed_f32(0x7f7f_ffff), "340282346638528859811704183484516925440.000000");
        assert_eq!(fixed_f32(0x0000_0007), "0.000000");
        assert_eq!(fixed_f32(0x3ca0_0000), "0.019531");
        assert_eq!(fixed_f32(0x3d20_0000), "0.039062");
    }

    #[test]
    fn integers() {
        let mut out = Vec::new();
        push_signed(0x8000_0000, &mut out);
        out.push(b' ');
        push_unsigned(u64::MAX, &mut out);
        out.push(b' ');
        push_hex(0xabc, &mut out);
        push_hex_upper(0xabc, &mut out);
        assert_eq!(out, b"-2147483648 18446744073709551615 0x00000abc0x00000ABC");
    }
}
