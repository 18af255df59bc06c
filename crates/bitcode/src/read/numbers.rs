//! What LLVM makes of numbers that it computes with as it reads: its rules, without the module around them.

use crate::bitstream::bits::mask;
use crate::model::{Opcode, Type, widen};

/// A number that is computed with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    Integer { width: u32, bits: u64 },
    Float(f32),
    Double(f64),
}

/// What a computation comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Result {
    Bits(u64),
    Undefined,
    /// It stays an expression.
    Unknown,
}

/// What two casts are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pair {
    One(Opcode),
    Two,
    /// The second takes no values of what the first gives.
    Never,
}

impl Number {
    pub(super) const fn of(of: Type, bits: u64) -> Option<Self> {
        match of {
            Type::Integer(width @ 1..=64) => Some(Self::Integer { width, bits }),
            Type::Float => Some(Self::Float(f32::from_bits(bits as u32))),
            Type::Double => Some(Self::Double(f64::from_bits(bits))),
            _ => None,
        }
    }

    pub(super) const fn is_integer(self) -> bool {
        matches!(self, Self::Integer { .. })
    }
}

const fn signed(width: u32, bits: u64) -> i64 {
    ((bits << (64 - width)) as i64) >> (64 - width)
}

pub(super) fn cast(opcode: Opcode, number: Number, to: Type) -> Result {
    let bits = match (opcode, number, to) {
        (Opcode::TRUNC | Opcode::Z_EXT, Number::Integer { bits, .. }, Type::Integer(width @ 1..=64)) => {
            bits & mask(width)
        }
        (Opcode::S_EXT, Number::Integer { width, bits }, Type::Integer(wide @ 1..=64)) if width <= wide => {
            signed(width, bits) as u64 & mask(wide)
        }
        (Opcode::UI_TO_FP, Number::Integer { bits, .. }, Type::Float) => u64::from((bits as f32).to_bits()),
        (Opcode::UI_TO_FP, Number::Integer { bits, .. }, Type::Double) => (bits as f64).to_bits(),
        (Opcode::SI_TO_FP, Number::Integer { width, bits }, Type::Float) => {
            u64::from((signed(width, bits) as f32).to_bits())
        }
        (Opcode::SI_TO_FP, Number::Integer { width, bits }, Type::Double) => (signed(width, bits) as f64).to_bits(),
        (Opcode::FP_TO_UI | Opcode::FP_TO_SI, Number::Float(value), Type::Integer(width @ 1..=64)) => {
            return integer(opcode, f64::from(value), width);
        }
        (Opcode::FP_TO_UI | Opcode::FP_TO_SI, Number::Double(value), Type::Integer(width @ 1..=64)) => {
            return integer(opcode, value, width);
        }
        (Opcode::FP_TRUNC | Opcode::FP_EXT, Number::Float(value), Type::Double) => widen(value.to_bits()),
        (Opcode::FP_TRUNC | Opcode::FP_EXT, Number::Double(value), Type::Float) => u64::from(narrowed(value)),
        (Opcode::FP_TRUNC | Opcode::FP_EXT, Number::Float(value), Type::Float)
        | (Opcode::BIT_CAST, Number::Float(value), Type::Integer(32)) => u64::from(value.to_bits()),
        (Opcode::FP_TRUNC | Opcode::FP_EXT, Number::Double(value), Type::Double)
        | (Opcode::BIT_CAST, Number::Double(value), Type::Integer(64)) => value.to_bits(),
        (Opcode::BIT_CAST, Number::Integer { width: 32, bits }, Type::Float)
        | (Opcode::BIT_CAST, Number::Integer { width: 64, bits }, Type::Double) => bits,
        _ => return Result::Unknown,
    };
    Result::Bits(bits)
}

/// A number without what is behind its point; undefined where the type has no such number.
fn integer(opcode: Opcode, value: f64, width: u32) -> Result {
    let whole = value.trunc();
    let (least, end) = match opcode {
        Opcode::FP_TO_UI => (0.0, f64::from(width).exp2()),
        _ => (-f64::from(width - 1).exp2(), f64::from(width - 1).exp2()),
    };
    if whole >= least && whole < end { Result::Bits(whole as i128 as u64 & mask(width)) } else { Result::Undefined }
}

/// The bits of a `double` as a `float`.
fn narrowed(value: f64) -> u32 {
    let bits = value.to_bits();
    if value.is_nan() {
        (bits >> 63 << 31) as u32 | 0xff << 23 | (bits >> 29) as u32 & 0x7f_ffff
    } else {
        (value as f32).to_bits()
    }
}

pub(super) fn binary(opcode: Opcode, a: Number, b: Number) -> Result {
    match (a, b) {
        (Number::Integer { width, bits: a }, Number::Integer { bits: b, .. }) => integers(opcode, width, a, b),
        (Number::Float(a), Number::Float(b)) => {
            // Twice as wide a number has room for what is rounded only once.
            let result = floats(opcode, a.is_nan() || b.is_nan(), f64::from(a), f64::from(b));
            result.map_or(Result::Unknown, |value| {
                Result::Bits(if value.is_nan() { 0x7fc0_0000 } else { u64::from((value as f32).to_bits()) })
            })
        }
        (Number::Double(a), Number::Double(b)) => {
            let result = floats(opcode, a.is_nan() || b.is_nan(), a, b);
            result.map_or(Result::Unknown, |value| {
                Result::Bits(if value.is_nan() { 0x7ff8 << 48 } else { value.to_bits() })
            })
        }
        _ => Result::Unknown,
    }
}

/// What is no number stays in its expression: which of two counts is a question of its own.
fn floats(opcode: Opcode, none: bool, a: f64, b: f64) -> Option<f64> {
    match opcode {
        _ if none => None,
        Opcode::F_ADD => Some(a + b),
        Opcode::F_SUB => Some(a - b),
        Opcode::F_MUL => Some(a * b),
        Opcode::F_DIV => Some(a / b),
        _ => None,
    }
}

fn integers(opcode: Opcode, width: u32, a: u64, b: u64) -> Result {
    let (signed_a, signed_b) = (i128::from(signed(width, a)), i128::from(signed(width, b)));
    let overflows = signed_b == -1 && signed_a == -(1i128 << (width - 1));
    let bits = match opcode {
        Opcode::ADD => a.wrapping_add(b),
        Opcode::SUB => a.wrapping_sub(b),
        Opcode::MUL => a.wrapping_mul(b),
        Opcode::AND => a & b,
        Opcode::OR => a | b,
        Opcode::XOR => a ^ b,
        Opcode::S_DIV | Opcode::S_REM if overflows => return Result::Undefined,
        Opcode::SHL | Opcode::L_SHR | Opcode::A_SHR if b >= u64::from(width) => return Result::Undefined,
        Opcode::SHL => a << b,
        Opcode::L_SHR => a >> b,
        Opcode::A_SHR => (signed_a >> b) as u64,
        _ if b == 0 => return Result::Undefined,
        Opcode::U_DIV => a / b,
        Opcode::U_REM => a % b,
        Opcode::S_DIV => (signed_a / signed_b) as u64,
        Opcode::S_REM => (signed_a % signed_b) as u64,
        _ => return Result::Unknown,
    };
    Result::Bits(bits & mask(width))
}

/// Whether a comparison of equal things holds.
pub(super) const fn holds_for_equals(predicate: u16) -> bool {
    matches!(predicate, 9 | 11 | 13 | 15 | 32 | 35 | 37 | 39 | 41)
}

/// The predicate for the two the other way round.
pub(super) const fn swapped(predicate: u16) -> Option<u16> {
    Some(match predicate {
        // Greater and less change places.
        0..=15 => predicate & 9 | (predicate & 2) << 1 | (predicate & 4) >> 1,
        32 | 33 => predicate,
        34 | 35 | 38 | 39 => predicate + 2,
        36 | 37 | 40 | 41 => predicate - 2,
        _ => return None,
    })
}

/// The predicate that holds where this one does not.
pub(super) const fn inverse(predicate: u16) -> Option<u16> {
    Some(match predicate {
        0..=15 => 15 - predicate,
        32 | 33 => 65 - predicate,
        34..=37 => 71 - predicate,
        38..=41 => 79 - predicate,
        _ => return None,
    })
}

/// Whether a comparison holds; `None` for a predicate that is not for such numbers.
pub(super) fn compare(predicate: u16, a: Number, b: Number) -> Option<bool> {
    let float = |a: f64, b: f64| {
        let (less, equal, greater) = (a < b, a == b, a > b);
        let unordered = a.is_nan() || b.is_nan();
        // A predicate's bits say what it holds for.
        (predicate < 16).then_some(
            predicate & 1 != 0 && equal
                || predicate & 2 != 0 && greater
                || predicate & 4 != 0 && less
                || predicate & 8 != 0 && unordered,
        )
    };
    match (a, b) {
        (Number::Integer { width, bits: a }, Number::Integer { bits: b, .. }) => {
            let (signed_a, signed_b) = (signed(width, a), signed(width, b));
            Some(match predicate {
                32 => a == b,
                33 => a != b,
                34 => a > b,
                35 => a >= b,
                36 => a < b,
                37 => a <= b,
                38 => signed_a > signed_b,
                39 => signed_a >= signed_b,
                40 => signed_a < signed_b,
                41 => signed_a <= signed_b,
                _ => return None,
            })
        }
        (Number::Float(a), Number::Float(b)) => float(f64::from(a), f64::from(b)),
        (Number::Double(a), Number::Double(b)) => float(a, b),
        _ => None,
    }
}

/// What casts give or take.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Integer,
    Float,
    Pointer,
}

/// What a cast takes and what it gives; of those that leave the bits as they are it depends.
const fn sorts(opcode: Opcode) -> (Option<Sort>, Option<Sort>) {
    const INTEGER: Option<Sort> = Some(Sort::Integer);
    const FLOAT: Option<Sort> = Some(Sort::Float);
    const POINTER: Option<Sort> = Some(Sort::Pointer);
    match opcode {
        Opcode::TRUNC | Opcode::Z_EXT | Opcode::S_EXT => (INTEGER, INTEGER),
        Opcode::FP_TO_UI | Opcode::FP_TO_SI => (FLOAT, INTEGER),
        Opcode::UI_TO_FP | Opcode::SI_TO_FP => (INTEGER, FLOAT),
        Opcode::FP_TRUNC | Opcode::FP_EXT => (FLOAT, FLOAT),
        Opcode::PTR_TO_INT => (POINTER, INTEGER),
        Opcode::INT_TO_PTR => (INTEGER, POINTER),
        _ => (None, None),
    }
}

/// The bits of a number; none of a pointer.
pub(super) const fn size(of: Type) -> u32 {
    match of {
        Type::Integer(width) => width,
        Type::Half => 16,
        Type::Float => 32,
        Type::Double => 64,
        _ => 0,
    }
}

/// What two casts are together: from one type by way of another to a third, which may be the first; and the sizes of their
/// numbers, or of each in a vector.
pub(super) fn one_cast(first: Opcode, second: Opcode, types: [Type; 3], sizes: [u32; 3], back: bool) -> Pair {
    let ([from, between, into], [size_from, size_between, size_into]) = (types, sizes);
    let vector = |of: Type| matches!(of, Type::Vector { .. });
    let float =
        |of: Type| matches!(of, Type::Half | Type::Float | Type::Double | Type::X86Fp80 | Type::Fp128 | Type::PpcFp128);
    let ((_, given), (taken, _)) = (sorts(first), sorts(second));
    let both = first == Opcode::BIT_CAST && second == Opcode::BIT_CAST;
    if (first == Opcode::BIT_CAST && vector(from) != vector(between)
        || second == Opcode::BIT_CAST && vector(between) != vector(into))
        && !(both && back)
    {
        return Pair::Two;
    }
    let one = |holds: bool, opcode: Opcode| if holds { Pair::One(opcode) } else { Pair::Two };
    match (first, second) {
        (Opcode::ADDR_SPACE_CAST, Opcode::BIT_CAST) => Pair::One(first),
        (Opcode::ADDR_SPACE_CAST, Opcode::ADDR_SPACE_CAST) => {
            Pair::One(if from.space() == into.space() { Opcode::BIT_CAST } else { Opcode::ADDR_SPACE_CAST })
        }
        (Opcode::BIT_CAST, Opcode::ADDR_SPACE_CAST) => match (from, into) {
            (Type::Pointer { to, .. }, Type::Pointer { to: wanted, .. }) => one(to == wanted, second),
            _ => Pair::Two,
        },
        (Opcode::ADDR_SPACE_CAST, _) | (_, Opcode::ADDR_SPACE_CAST) => Pair::Two,
        (Opcode::BIT_CAST, _) => match taken {
            None | Some(Sort::Pointer) => Pair::One(second),
            Some(Sort::Integer) => one(matches!(from, Type::Integer(_)), second),
            Some(Sort::Float) => one(float(from), second),
        },
        (_, Opcode::BIT_CAST) => match given {
            Some(Sort::Integer) => one(!vector(from) && matches!(into, Type::Integer(_)), first),
            Some(Sort::Float) => one(float(into), first),
            _ => Pair::One(first),
        },
        _ if given != taken => Pair::Never,
        (Opcode::TRUNC, Opcode::TRUNC) | (Opcode::S_EXT, Opcode::S_EXT) => Pair::One(first),
        (Opcode::Z_EXT, Opcode::Z_EXT | Opcode::S_EXT) | (Opcode::PTR_TO_INT, Opcode::TRUNC) => Pair::One(first),
        (Opcode::Z_EXT | Opcode::S_EXT, Opcode::TRUNC) => Pair::One(match size_from.cmp(&size_into) {
            std::cmp::Ordering::Equal => Opcode::BIT_CAST,
            std::cmp::Ordering::Less => first,
            std::cmp::Ordering::Greater => second,
        }),
        (Opcode::Z_EXT, Opcode::UI_TO_FP | Opcode::SI_TO_FP) => Pair::One(Opcode::UI_TO_FP),
        (Opcode::Z_EXT, Opcode::INT_TO_PTR)
        | (Opcode::S_EXT, Opcode::SI_TO_FP)
        | (Opcode::FP_EXT, Opcode::FP_TO_UI | Opcode::FP_TO_SI | Opcode::FP_EXT) => Pair::One(second),
        (Opcode::PTR_TO_INT, Opcode::INT_TO_PTR) => {
            one(from.space() == into.space() && size_between == 64, Opcode::BIT_CAST)
        }
        (Opcode::FP_EXT, Opcode::FP_TRUNC) => one(back, Opcode::BIT_CAST),
        (Opcode::INT_TO_PTR, Opcode::PTR_TO_INT) => one(size_from <= 64 && size_from == size_into, Opcode::BIT_CAST),
        _ => Pair::Two,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn byte(bits: u64) -> Number {
        Number::Integer { width: 8, bits }
    }

    #[test]
    fn integers_wrap_and_have_signs() {
        for (opcode, a, b, result) in [
            (Opcode::ADD, 0xff, 2, Result::Bits(1)),
            (Opcode::SUB, 1, 2, Result::Bits(0xff)),
            (Opcode::MUL, 0x80, 2, Result::Bits(0)),
            (Opcode::S_DIV, 0xf9, 2, Result::Bits(0xfd)),
            (Opcode::U_DIV, 0xf9, 2, Result::Bits(0x7c)),
            (Opcode::S_REM, 0xf9, 2, Result::Bits(0xff)),
            (Opcode::S_DIV, 0x80, 0xff, Result::Undefined),
            (Opcode::S_REM, 0x80, 0xff, Result::Undefined),
            (Opcode::A_SHR, 0x80, 7, Result::Bits(0xff)),
            (Opcode::L_SHR, 0x80, 7, Result::Bits(1)),
            (Opcode::SHL, 1, 8, Result::Undefined),
        ] {
            assert_eq!(binary(opcode, byte(a), byte(b)), result, "{opcode:?} {a} {b}");
        }
    }

    #[test]
    fn floats_are_rounded_once_and_become_integers_where_there_is_one() {
        let (third, huge) = (Number::Float(1.0 / 3.0), Number::Double(1e300));
        assert_eq!(binary(Opcode::F_ADD, third, third), Result::Bits(u64::from((2.0f32 / 3.0).to_bits())));
        assert_eq!(binary(Opcode::F_DIV, Number::Float(0.0), Number::Float(0.0)), Result::Bits(0x7fc0_0000));
        assert_eq!(binary(Opcode::F_ADD, Number::Float(f32::NAN), third), Result::Unknown);
        assert_eq!(cast(Opcode::FP_TO_SI, huge, Type::Integer(64)), Result::Undefined);
        assert_eq!(cast(Opcode::FP_TO_UI, Number::Double(-0.5), Type::Integer(8)), Result::Bits(0));
        assert_eq!(cast(Opcode::FP_TO_UI, Number::Double(-1.0), Type::Integer(8)), Result::Undefined);
        assert_eq!(cast(Opcode::FP_TO_SI, Number::Float(-128.9), Type::Integer(8)), Result::Bits(0x80));
        assert_eq!(cast(Opcode::FP_TRUNC, huge, Type::Float), Result::Bits(0x7f80_0000));
        let none = f64::from_bits(0xfff0_0000_2000_0000);
        assert_eq!(cast(Opcode::FP_TRUNC, Number::Double(none), Type::Float), Result::Bits(0xff80_0001));
    }

    #[test]
    fn predicates_say_what_they_hold_for() {
        let (one, none) = (Number::Float(1.0), Number::Float(f32::NAN));
        assert_eq!([1, 4, 7, 9].map(|predicate| compare(predicate, one, one)), [true, false, true, true].map(Some));
        assert_eq!([1, 7, 8, 14].map(|predicate| compare(predicate, one, none)), [false, false, true, true].map(Some));
        assert_eq!([34, 38].map(|predicate| compare(predicate, byte(0x80), byte(1))), [Some(true), Some(false)]);
        assert_eq!([4, 42].map(|predicate| compare(predicate, byte(1), byte(1))), [None, None]);
        assert_eq!(
            [34, 37, 41, 32, 4, 13, 16].map(swapped),
            [36, 35, 39, 32, 2, 11, 0].map(|to| Some(to).filter(|&to| to > 0))
        );
    }

    #[test]
    fn predicates_have_inverses() {
        assert_eq!([32, 34, 35, 38, 39, 1].map(inverse), [33, 37, 36, 41, 40, 14].map(Some));
    }

    #[test]
    fn casts_that_do_not_fit_together_are_none() {
        let pair = |first, second| one_cast(first, second, [8, 32, 8].map(Type::Integer), [8, 32, 8], true);
        assert_eq!(pair(Opcode::Z_EXT, Opcode::TRUNC), Pair::One(Opcode::BIT_CAST));
        assert_eq!(pair(Opcode::Z_EXT, Opcode::FP_TRUNC), Pair::Never);
        assert_eq!(pair(Opcode::TRUNC, Opcode::Z_EXT), Pair::Two);
    }
}
