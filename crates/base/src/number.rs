//! C's `printf` spellings of numbers, which Microsoft's listings are made of.
//!
//! Rust's own formatting is exact, but takes about a hundred nanoseconds a number; listings are full of small floats, for
//! which integer arithmetic gives the same digits in a few.

/// Digits in a block that is long enough to be copied as a whole from where they start.
#[derive(Clone, Copy, Debug)]
pub struct Digits {
    buffer: [u8; 2 * Self::LONGEST],
    start: usize,
}

/// The numbers below 1000: their digits, and in the last byte how many those are.
pub(crate) static SMALL: [[u8; 4]; 1000] = {
    let mut small = [[0; 4]; 1000];
    let mut i = 0;
    while i < 1000 {
        let [hundreds, tens, ones] = [b'0' + (i / 100) as u8, b'0' + (i / 10 % 10) as u8, b'0' + (i % 10) as u8];
        small[i] = match i {
            0..10 => [ones, 0, 0, 1],
            10..100 => [tens, ones, 0, 2],
            _ => [hundreds, tens, ones, 3],
        };
        i += 1;
    }
    small
};

impl Digits {
    /// The most there may be: sign, sixteen digits, point and six digits.
    const LONGEST: usize = 32;

    fn new() -> Self {
        Self { buffer: [0; 2 * Self::LONGEST], start: Self::LONGEST }
    }

    #[inline]
    fn push_front(&mut self, byte: u8) {
        // At most 24 pushes are made for a number.
        self.start = self.start.saturating_sub(1);
        self.buffer[self.start % Self::LONGEST] = byte;
    }

    /// The point and six digits, at the end.
    #[inline]
    fn set_fraction(&mut self, millionths: u32) {
        const END: usize = Digits::LONGEST;
        let (high, low) = (millionths / 1000, millionths % 1000);
        let digits = [high / 100, high / 10 % 10, high % 10, low / 100, low / 10 % 10, low % 10];
        let [a, b, c, d, e, f] = digits.map(|digit| b'0' + digit as u8);
        self.buffer[END - 7..END].copy_from_slice(&[b'.', a, b, c, d, e, f]);
        self.start = END - 7;
    }

    #[inline]
    fn push_front_unsigned(&mut self, mut value: u64) {
        loop {
            self.push_front(b'0' + (value % 10) as u8);
            value /= 10;
            if value == 0 {
                break;
            }
        }
    }

    /// `%u`.
    #[inline]
    pub fn unsigned(value: u32) -> Self {
        let mut digits = Self::new();
        digits.push_front_unsigned(u64::from(value));
        digits
    }

    /// `%llu`.
    #[inline]
    pub fn unsigned64(value: u64) -> Self {
        let mut digits = Self::new();
        digits.push_front_unsigned(value);
        digits
    }

    /// `%lld`.
    #[inline]
    pub fn signed64(value: i64) -> Self {
        let mut digits = Self::unsigned64(value.unsigned_abs());
        if value < 0 {
            digits.push_front(b'-');
        }
        digits
    }

    /// The digits.
    pub fn as_bytes(&self) -> &[u8] {
        self.buffer.get(self.start..Self::LONGEST).unwrap_or_default()
    }

    /// A block that starts with the digits, and how many they are.
    #[inline]
    pub fn block(&self) -> (&[u8; Self::LONGEST], usize) {
        let start = self.start.min(Self::LONGEST);
        let block = self.buffer[start..].first_chunk().unwrap_or(&[0; Self::LONGEST]);
        (block, Self::LONGEST - start)
    }
}

/// What no `u128` holds, and no finite 32-bit float reaches.
const TWO_TO_128: f64 = 340_282_366_920_938_463_463_374_607_431_768_211_456.0;

/// `%f`: six digits behind the point, halves to even, as Microsoft's C library writes it; infinities and NaNs as
/// `1.#INF00`, `1.#QNAN0`, `1.#SNAN0` and `-1.#IND00`.
///
/// ```
/// use dxbin_base::number::fixed;
/// assert_eq!(fixed(1.5), "1.500000");
/// assert_eq!(fixed(0.0078125), "0.007812");
/// assert_eq!(fixed(-0.0), "-0.000000");
/// assert_eq!(fixed(f64::NEG_INFINITY), "-1.#INF00");
/// ```
pub fn fixed(value: f64) -> String {
    match fixed_digits(value) {
        Some(digits) => digits.as_bytes().iter().copied().map(char::from).collect(),
        // From 2^53 on there are only integers; the largest float is a common literal.
        None if value.abs() < TWO_TO_128 => {
            format!("{}{}.000000", if value < 0.0 { "-" } else { "" }, value.abs() as u128)
        }
        None if value.is_finite() => format!("{value:.6}"),
        None => special(value.to_bits()),
    }
}

/// The same without memory, for finite numbers below 2^53.
#[inline]
pub fn fixed_digits(value: f64) -> Option<Digits> {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as u32;
    let fraction = bits & ((1 << 52) - 1);
    // value = mantissa / 2^shift
    let (mantissa, shift) = match exponent {
        0 => (fraction, 1074),
        1075.. => return None,
        _ => (fraction | 1 << 52, 1075 - exponent),
    };
    let (whole, millionths) = match shift {
        // Below 2^-54: nothing is left of it.
        128.. => (0, 0),
        64.. => (0, rounded_millionths(mantissa, shift)),
        _ => (mantissa >> shift, rounded_millionths(mantissa & ((1 << shift) - 1), shift)),
    };
    Some(put_together(bits >> 63 == 1, whole, millionths))
}

/// The same for a 32-bit float below 2^32, whose few digits need no wide arithmetic.
#[inline]
pub fn fixed_digits_f32(bits: u32) -> Option<Digits> {
    let exponent = bits >> 23 & 0xff;
    let fraction = u64::from(bits & 0x007f_ffff);
    // value = mantissa / 2^shift, or times 2^-shift
    let (mantissa, shift) = match exponent {
        // Below 2^-21 half a millionth is not reached.
        0..=105 => (0, 1),
        159.. => return None,
        _ => (fraction | 1 << 23, 150 - exponent as i32),
    };
    let (whole, millionths) = match shift {
        ..=0 => (mantissa << -shift, 0),
        _ => {
            let scaled = (mantissa & ((1 << shift) - 1)) * 1_000_000;
            let (floor, rest, half) = (scaled >> shift, scaled & ((1 << shift) - 1), 1 << (shift - 1));
            let up = rest > half || (rest == half && floor & 1 == 1);
            (mantissa >> shift, floor as u32 + u32::from(up))
        }
    };
    Some(put_together(bits >> 31 == 1, whole, millionths))
}

#[inline]
fn put_together(negative: bool, whole: u64, millionths: u32) -> Digits {
    let (whole, millionths) = if millionths == 1_000_000 { (whole + 1, 0) } else { (whole, millionths) };
    let mut digits = Digits::new();
    digits.set_fraction(millionths);
    digits.push_front_unsigned(whole);
    if negative {
        digits.push_front(b'-');
    }
    digits
}

/// mantissa * 10^6 / 2^shift for a shift of 1 to 127, halves to even. Up to a whole million, whose last digit has the same
/// parity as none.
fn rounded_millionths(mantissa: u64, shift: u32) -> u32 {
    let scaled = u128::from(mantissa) * 1_000_000;
    let (floor, rest) = ((scaled >> shift) as u32, scaled & ((1 << shift) - 1));
    let half = 1_u128 << (shift - 1);
    floor + u32::from(rest > half || (rest == half && floor & 1 == 1))
}

fn special(bits: u64) -> String {
    let fraction = bits & ((1 << 52) - 1);
    let sign = if bits >> 63 == 1 { "-" } else { "" };
    let kind = match (fraction, fraction >> 51) {
        (0, _) => "INF0",
        (0x8_0000_0000_0000, _) if bits >> 63 == 1 => "IND0",
        (_, 1) => "QNAN",
        _ => "SNAN",
    };
    format!("{sign}1.#{kind}0")
}

/// The double that C passes for a 32-bit float: a signalling NaN has become a quiet one.
#[inline]
pub fn widen(bits: u32) -> f64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let wide = u64::from(bits & 0x8000_0000) << 32 | 0x7ff8_0000_0000_0000 | u64::from(bits & 0x003f_ffff) << 29;
        f64::from_bits(wide)
    } else {
        f64::from(value)
    }
}

/// `0x%08x`.
pub fn hex(word: u32) -> [u8; 10] {
    hex_digits(word, b"0123456789abcdef")
}

/// `0x%08X`.
pub fn hex_upper(word: u32) -> [u8; 10] {
    hex_digits(word, b"0123456789ABCDEF")
}

/// Bytes as two small hexadecimal digits each, as hashes are written.
///
/// ```
/// assert_eq!(dxbin_base::number::hex_bytes(&[0x0f, 0xa0]), "0fa0");
/// ```
pub fn hex_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    text.extend(bytes.iter().flat_map(|&byte| hex_byte(byte)).map(char::from));
    text
}

/// `%02x`
pub const fn hex_byte(byte: u8) -> [u8; 2] {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    [DIGITS[(byte >> 4) as usize], DIGITS[(byte & 15) as usize]]
}

fn hex_digits(word: u32, alphabet: &[u8; 16]) -> [u8; 10] {
    let mut text = *b"0x00000000";
    for (i, digit) in text[2..].iter_mut().enumerate() {
        *digit = alphabet[(word >> (28 - 4 * i) & 0xf) as usize];
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for bits in (0..=u32::MAX).step_by(9_973) {
            let value = f32::from_bits(bits);
            if let Some(digits) = fixed_digits_f32(bits) {
                assert_eq!(digits.as_bytes(), format!("{value:.6}").as_bytes(), "{bits:#x}");
            } else {
                assert!(value.is_nan() || value.abs() >= 4e9);
            }
        }
        for value in [0.999_999_5, 0.999_999_4, 9.999_999_9, -0.999_999_9, 9_007_199_254_740_991.0, 4.5e15, 0.5e-6] {
            assert_eq!(fixed(value), format!("{value:.6}"));
        }
    }

    /// As d3dcompiler_47 prints them.
    #[test]
    fn special_values() {
        let narrow = |bits| fixed(widen(bits));
        assert_eq!(narrow(0x7f80_0000), "1.#INF00");
        assert_eq!(narrow(0xff80_0000), "-1.#INF00");
        assert_eq!(narrow(0xffff_ffff), "-1.#QNAN0");
        assert_eq!(narrow(0xffc0_0000), "-1.#IND00");
        assert_eq!(narrow(0x7fc0_0000), "1.#QNAN0");
        assert_eq!(narrow(0x7f80_0001), "1.#QNAN0");
        assert_eq!(narrow(0xff80_0001), "-1.#QNAN0");
        assert_eq!(fixed(f64::from_bits(0x7ff0_0000_0000_0001)), "1.#SNAN0");
        assert_eq!(narrow(0x7f7f_ffff), "340282346638528859811704183484516925440.000000");
        assert_eq!(narrow(0x0000_0007), "0.000000");
        assert_eq!(narrow(0x3ca0_0000), "0.019531");
        assert_eq!(narrow(0x3d20_0000), "0.039062");
    }

    #[test]
    fn integers() {
        assert_eq!(Digits::unsigned(u32::MAX).as_bytes(), b"4294967295");
        assert_eq!(Digits::unsigned(0).as_bytes(), b"0");
        let digits = Digits::unsigned(1207);
        let (block, length) = digits.block();
        assert_eq!(&block[..length], b"1207");
        assert_eq!(&hex(0xabc), b"0x00000abc");
        assert_eq!(&hex_upper(0xabc), b"0x00000ABC");
    }
}
