//! How records are packed.

use dxbin_base::Code;

/// An operand of an abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// Always this value; takes no bits.
    Literal(u64),
    /// A field of 0 to 64 bits; LLVM writes fields of no bits where all values are zero.
    Fixed(u32),
    /// A number in chunks of 1 to 64 bits.
    Vbr(u32),
    /// All further values, packed as the operand behind this one says, behind their number.
    Array,
    /// One of `a-z`, `A-Z`, `0-9`, `.` and `_`, in six bits.
    Char6,
    /// All further values as bytes, behind their number, at a multiple of 32 bits.
    Blob,
}

/// A run of [`Operand`]s in the table of a [`Cursor`](super::Cursor).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abbreviation {
    pub(crate) start: u32,
    pub(crate) count: u32,
}

/// What six bits stand for.
pub const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The six bits of a character that has such.
///
/// ```
/// use dxbin_bitcode::bitstream::abbreviation::{CHAR6, char6};
/// assert_eq!(char6(b'_'), Some(63));
/// assert_eq!(char6(b'-'), None);
/// assert!((0..64u8).all(|code| char6(CHAR6[usize::from(code)]) == Some(code)));
/// ```
pub const fn char6(byte: u8) -> Option<u8> {
    match byte {
        b'a'..=b'z' => Some(byte - b'a'),
        b'A'..=b'Z' => Some(byte - b'A' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'.' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

/// Whether operands can be read by: the first is the code and so no array or blob, an array stands before the last and is
/// of fields. `Err` says what is wrong.
pub fn check(operands: &[Operand]) -> Result<(), (Code, &'static str)> {
    let wrong = |what| Err((Code::BitstreamAbbreviation, what));
    match operands {
        [] => return wrong("an abbreviation has no operands"),
        [Operand::Array | Operand::Blob, ..] => return wrong("an abbreviation starts with an array or a blob"),
        _ => {}
    }
    for (i, operand) in operands.iter().enumerate() {
        if *operand == Operand::Array {
            return match operands.get(i + 1..) {
                Some([Operand::Fixed(1..) | Operand::Vbr(_) | Operand::Char6]) => Ok(()),
                Some([_]) => wrong("an array's elements are literals, arrays or blobs"),
                _ => wrong("an abbreviation's array is not second to last"),
            };
        }
    }
    Ok(())
}
