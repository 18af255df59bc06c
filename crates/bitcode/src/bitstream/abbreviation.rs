//! How records are packed.

use dxbin_base::Code;

use super::characters::Letters;
use super::run::Run;

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
    pub(super) start: u32,
    pub(super) count: u32,
    /// The code where it is the same for all records.
    pub(super) code: Option<u32>,
    /// How many operands behind the code are one number each.
    pub(super) scalars: u32,
    /// How the array behind them has characters, if that is all and one of the usual ways.
    pub(super) letters: Option<Letters>,
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

/// Reads what follows the number of a definition, and adds its operands to a table. `Err` says what is wrong; whether the
/// stream ended is for the caller to ask.
#[inline(always)]
pub(super) fn read_definition(run: &mut Run<'_>, table: &mut Vec<Operand>) -> Result<Abbreviation, &'static str> {
    let count = run.vbr32(5);
    if count == 0 {
        return Err("an abbreviation without operands");
    }
    let start = table.len() as u32;
    let (mut code, mut scalars) = (None, None);
    for i in 0..count {
        let operand = operand(run)?;
        if run.failed() {
            break;
        }
        match operand {
            Operand::Literal(literal) if i == 0 => code = Some(literal as u32),
            Operand::Array | Operand::Blob if i > 0 => scalars = scalars.or(Some(i - 1)),
            _ => {}
        }
        table.push(operand);
    }
    let scalars = scalars.unwrap_or(count - 1);
    let behind = table.get((start + scalars) as usize + 1..).unwrap_or_default();
    let letters = if let &[Operand::Array, element] = behind { Letters::of(element) } else { None };
    Ok(Abbreviation { start, count, code, scalars, letters })
}

#[inline(always)]
fn operand(run: &mut Run<'_>) -> Result<Operand, &'static str> {
    if run.fixed(1) == 1 {
        return Ok(Operand::Literal(run.vbr(8)));
    }
    let kind = run.fixed(3);
    let width = if matches!(kind, 1 | 2) { run.vbr(5) } else { 0 };
    match kind {
        1 | 2 if width > 64 => Err("a field of more than 64 bits"),
        1 => Ok(Operand::Fixed(width as u32)),
        // Numbers without bits are zero; nobody writes them, so that they have no operand of their own.
        2 if width == 0 => {
            run.mark_odd();
            Ok(Operand::Literal(0))
        }
        2 => Ok(Operand::Vbr(width as u32)),
        3 => Ok(Operand::Array),
        4 => Ok(Operand::Char6),
        5 => Ok(Operand::Blob),
        _ => Err("an operand of another kind than 1 to 5"),
    }
}
