//! Constants.

use super::{Span, Text, TypeId, Value, ids};

ids! {
    /// A constant.
    ConstantId;
}

/// A constant: its type and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constant {
    /// The type.
    pub of: TypeId,
    /// What it is.
    pub kind: ConstantKind,
}

/// What a constant is. Numbers of 64 bits are two words, so that a constant stays small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConstantKind {
    /// Zero of its type: `null`, `zeroinitializer`; integers and floats of value zero are [`ConstantKind::Number`].
    Zero,
    /// `undef`
    Undefined,
    /// An integer of up to 64 bits (zero-extended), or the bits of a `half`, `float` or `double`.
    Number([u32; 2]),
    /// A number of more than 64 bits: 32-bit words in [`Constants::words`], lowest first, two for each 64. What is above them
    /// is zero.
    Wide(Span),
    /// Elements of a structure, an array or a vector: values in [`Constants::words`].
    Aggregate(Span),
    /// Elements of an array or a vector of plain integers or floats: their little-endian bytes in [`Constants::bytes`].
    Data(Span),
    /// An expression: an operation over values, laid out in [`Constants::words`] as an instruction's operands are.
    Expression {
        /// The operation, one of [`super::Opcode`]'s, with the flags of an instruction.
        opcode: super::Opcode,
        /// As [`super::Instruction::flags`]; for comparisons the predicate.
        flags: u16,
        /// The operands, in [`Constants::words`].
        operands: Span,
    },
    /// The address of a block: `[function value, block index]` in [`Constants::words`].
    BlockAddress(Span),
    /// Inline assembly: `[flags, text start, text length, constraints start, constraints length]` in [`Constants::words`].
    Assembly(Span),
}

impl ConstantKind {
    /// A number.
    pub const fn number(bits: u64) -> Self {
        Self::Number([bits as u32, (bits >> 32) as u32])
    }
}

/// The constants of a module, each once.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    /// The constants.
    pub entries: Vec<Constant>,
    /// Elements, operands and wide numbers.
    pub words: Vec<u32>,
    /// Elements of data arrays.
    pub bytes: Vec<u8>,
}

impl Constants {
    /// A constant.
    pub fn get(&self, id: ConstantId) -> Option<Constant> {
        self.entries.get(id.index()).copied()
    }

    /// The bits of an integer or a float of up to 64 bits.
    pub fn number(&self, id: ConstantId) -> Option<u64> {
        match self.get(id)?.kind {
            ConstantKind::Number([low, high]) => Some(u64::from(low) | u64::from(high) << 32),
            _ => None,
        }
    }

    /// The elements of an aggregate.
    pub fn elements(&self, span: Span) -> impl ExactSizeIterator<Item = Value> {
        span.of(&self.words).iter().map(|&word| Value(word))
    }
}

/// Inline assembly, read out of [`ConstantKind::Assembly`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assembly {
    /// Bit 0 side effect, bit 1 aligned stack, bit 2 Intel's dialect.
    pub flags: u32,
    /// The text.
    pub text: Text,
    /// The constraints.
    pub constraints: Text,
}

/// The bits of the double that a `float` is: also those of NaNs, whose payload moves up.
pub(crate) fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        u64::from(bits >> 31) << 63 | 0x7ff << 52 | u64::from(bits & 0x007f_ffff) << 29
    } else {
        f64::from(value).to_bits()
    }
}
