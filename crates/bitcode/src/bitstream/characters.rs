//! Arrays of characters, eight at a time: six or seven bits each, spread to bytes in one register.

use super::abbreviation::{Abbreviation, Operand};
use super::bits::Bits;
use super::cursor::Cursor;
use super::record::field;
use super::run::Run;

/// How the characters of a text are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    /// Bytes.
    Eight,
    /// ASCII.
    Seven,
    /// [`super::abbreviation::CHAR6`].
    Six,
}

impl Letters {
    /// How an array of such elements has them, if it is one of these ways.
    pub(super) const fn of(element: Operand) -> Option<Self> {
        match element {
            Operand::Fixed(8) => Some(Self::Eight),
            Operand::Fixed(7) => Some(Self::Seven),
            Operand::Char6 => Some(Self::Six),
            _ => None,
        }
    }

    const fn width(self) -> u32 {
        match self {
            Self::Eight => 8,
            Self::Seven => 7,
            Self::Six => 6,
        }
    }
}

/// The same byte eight times.
const fn each(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Eight fields of `WIDTH` bits, 5 to 7, as bytes: the upper half of the fields moves to the upper half of the register, and so
/// on in the halves and in the quarters. What is above the fields is dropped.
#[inline(always)]
const fn spread<const WIDTH: u32>(bits: u64) -> u64 {
    let (one, two, four) = ((1 << WIDTH) - 1, (1 << (2 * WIDTH)) - 1, (1 << (4 * WIDTH)) - 1);
    let bits = bits & four | (bits & four << (4 * WIDTH)) << (32 - 4 * WIDTH);
    let two = two | two << 32;
    let bits = bits & two | (bits & two << (2 * WIDTH)) << (16 - 2 * WIDTH);
    let one = one | one << 16 | one << 32 | one << 48;
    bits & one | (bits & one << WIDTH) << (8 - WIDTH)
}

/// What eight bytes of six bits stand for: the table of characters is five runs, and each byte is moved by what the runs up
/// to its own are.
#[inline(always)]
const fn of_char6(codes: u64) -> u64 {
    const fn from(codes: u64, first: u8) -> u64 {
        // 1 in each byte that is this or more: both are less than 128.
        (codes + each(128 - first)) >> 7 & each(1)
    }
    codes + each(b'a')
        - from(codes, 26) * (b'a' + 26 - b'A') as u64
        - from(codes, 52) * (b'A' + 26 - b'0') as u64
        - from(codes, 62) * (b'0' + 10 - b'.') as u64
        + from(codes, 63) * (b'_' - b'.' - 1) as u64
}

impl Bits<'_> {
    /// Appends as many characters as there are, of `width` bits, 6 or 7, each, far from the stream's end: eight at a time.
    #[inline(always)]
    fn characters(&mut self, count: u32, text: &mut Vec<u8>, width: u32, eight: impl Fn(u64) -> u64) {
        let end = text.len() + count as usize;
        text.reserve(count as usize + 8);
        let mut left = count;
        while left > 0
            && let Some(window) = self.window()
        {
            // Where fewer are left, what stands behind them is taken for others, which are dropped.
            text.extend_from_slice(&eight(window).to_le_bytes());
            let taken = left.min(8);
            self.at += u64::from(taken * width);
            left -= taken;
        }
        text.truncate(end);
    }
}

impl Cursor<'_> {
    /// Reads a text behind `lead` numbers as nearly all are packed, and far from the stream's end. Where that is not so nothing
    /// is read, and the answer is no.
    #[inline(never)]
    pub(super) fn common_text(&mut self, abbreviation: Abbreviation, lead: usize, text: &mut Vec<u8>) -> bool {
        let Some(letters) = abbreviation.letters.filter(|_| abbreviation.scalars as usize == lead) else {
            return false;
        };
        let mut run = Run::new(self.bits);
        if lead > 0 {
            let first = abbreviation.start as usize + 1;
            let operands = self.table.get(first..first + lead).unwrap_or_default();
            for (place, &operand) in self.numbers.places(lead).iter_mut().zip(operands) {
                *place = field(&mut run, operand);
            }
        }
        let width = letters.width();
        let count = run.count(width).unwrap_or(u32::MAX);
        let mut bits = run.bits();
        if u64::from(count) * u64::from(width) + 64 > bits.left() {
            self.numbers.clear();
            return false;
        }
        if letters == Letters::Eight {
            bits.bytes(u64::from(count), text);
            self.bits = bits;
            return true;
        }
        match letters {
            Letters::Six => bits.characters(count, text, 6, |window| of_char6(spread::<6>(window))),
            _ => bits.characters(count, text, 7, spread::<7>),
        }
        self.bits = bits;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitstream::abbreviation::CHAR6;

    #[test]
    fn all_codes_in_all_places() {
        for code in 0..64u8 {
            assert_eq!(of_char6(each(code)), each(CHAR6[usize::from(code)]), "{code}");
        }
        for place in 0..8 {
            assert_eq!(spread::<6>(0b10_0001 << (6 * place) | 1 << 48), 0b10_0001 << (8 * place), "{place}");
            assert_eq!(spread::<7>(0b100_0001 << (7 * place) | 1 << 56), 0b100_0001 << (8 * place), "{place}");
        }
        assert_eq!(of_char6(0x3f3e_3d34_331a_1900).to_le_bytes(), *b"azAZ09._");
    }
}
