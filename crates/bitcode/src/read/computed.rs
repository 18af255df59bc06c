//! Constant expressions of which LLVM knows the result as soon as they are made: those of numbers, of what is zero or undefined,
//! casts of casts, and elements of vectors. Compilers write results; a changed file has such expressions.
//!
//! What else is known of addresses (which of two in one variable lies above, say) stays as it is written.

use dxbin_base::{Code, Error};

use super::Reader;
use super::comparisons::EQUAL;
use super::numbers::{self, Number};
use crate::model::{ConstantKind, Opcode, Span, Type, TypeId, Value, ValueKind};
use crate::spec::codes::{CASTS, binary_code};

/// More elements are not computed one by one.
const MOST_ELEMENTS: u32 = 1 << 10;
/// Computations in computations deeper than this are not made.
const DEEPEST: u32 = 32;
/// What an element costs: it may be a constant of its own.
const STEPS: u32 = 16;

/// The most operands of what is computed.
pub(super) const MOST_OPERANDS: usize = 3;

impl Reader<'_, '_> {
    /// What an expression of these operands comes to, if that is known.
    pub(super) fn computed(
        &mut self,
        of: TypeId,
        opcode: Opcode,
        flags: u16,
        words: &[u32],
    ) -> Result<Option<Value>, Error> {
        if self.computing >= DEEPEST {
            return Ok(None);
        }
        self.computing += 1;
        let result = self.computed_now(of, opcode, flags, words);
        self.computing -= 1;
        result
    }

    fn computed_now(&mut self, of: TypeId, opcode: Opcode, flags: u16, words: &[u32]) -> Result<Option<Value>, Error> {
        match *words {
            [value] if CASTS.contains(&opcode) => self.cast_known(opcode, Value(value), of),
            [a, b] if matches!(opcode, Opcode::I_CMP | Opcode::F_CMP) => self.compare_known(flags, Value(a), Value(b)),
            [from, at] if opcode == Opcode::EXTRACT_ELEMENT => self.element_known(Value(from), Value(at)),
            [a, b] if binary_code(opcode).is_some() => self.binary_known(opcode, Value(a), Value(b)),
            [a, element, at] if opcode == Opcode::INSERT_ELEMENT => {
                self.insert_known(Value(a), Value(element), Value(at))
            }
            [a, b, mask] if opcode == Opcode::SHUFFLE_VECTOR => self.shuffle_known(Value(a), Value(b), Value(mask)),
            _ => Ok(None),
        }
    }

    /// An expression, or what it comes to.
    pub(super) fn express(&mut self, of: TypeId, opcode: Opcode, flags: u16, words: &[u32]) -> Result<Value, Error> {
        match self.computed(of, opcode, flags, words)? {
            Some(value) => Ok(value),
            None if opcode == Opcode::BIT_CAST => {
                Ok(self.bit_cast(Value(words.first().copied().unwrap_or(u32::MAX)), of))
            }
            None => Ok(self.make(opcode, flags, of, words)),
        }
    }

    pub(super) fn is_undefined(&self, value: Value) -> bool {
        matches!(self.kind_of(value), Some(ConstantKind::Undefined))
    }

    pub(super) fn is_expression(&self, value: Value) -> bool {
        matches!(self.kind_of(value), Some(ConstantKind::Expression { .. }))
    }

    /// A number of up to 64 bits that is computed with, and its type.
    pub(super) fn plain_number(&self, value: Value) -> Option<(TypeId, Number)> {
        let constant = self.module.constants.get(value.constant()?)?;
        let ConstantKind::Number([low, high]) = constant.kind else { return None };
        let bits = u64::from(low) | u64::from(high) << 32;
        Some((constant.of, Number::of(self.module.types.get(constant.of)?, bits)?))
    }

    pub(super) fn undefined(&mut self, of: TypeId) -> Option<Value> {
        Some(self.intern_constant(of, ConstantKind::Undefined))
    }

    pub(super) fn zero_of(&mut self, of: TypeId) -> Result<Option<Value>, Error> {
        let kind = self.null(self.module.types.get(of).unwrap_or(Type::Void))?;
        Ok(Some(self.intern_constant(of, kind)))
    }

    pub(super) fn number_of(&mut self, of: TypeId, bits: u64) -> Option<Value> {
        Some(self.intern_constant(of, ConstantKind::number(bits)))
    }

    fn cast_known(&mut self, opcode: Opcode, value: Value, to: TypeId) -> Result<Option<Value>, Error> {
        let of_type = self.module.types.get(to).unwrap_or(Type::Void);
        let (mut opcode, mut value, mut joined) = (opcode, value, false);
        let mut from_type;
        loop {
            from_type = self.type_of(value).and_then(|from| self.module.types.get(from)).unwrap_or(Type::Void);
            let Some(ConstantKind::Expression { opcode: first, operands, .. }) = self.kind_of(value) else { break };
            let inner = operands.of(&self.module.constants.words).first().map_or(Value::NONE, |&word| Value(word));
            if !CASTS.contains(&first) {
                break;
            }
            let Some(one) = self.one_cast(first, opcode, inner, value, to)? else { break };
            (opcode, value, joined) = (one, inner, true);
            match opcode {
                Opcode::BIT_CAST => return Ok(Some(self.bit_cast(value, to))),
                Opcode::ADDR_SPACE_CAST => return Ok(Some(self.space_cast(value, to))),
                _ => {}
            }
        }
        match self.kind_of(value) {
            // What is above or in between is zero, whatever is below.
            Some(ConstantKind::Undefined) => match opcode {
                Opcode::Z_EXT | Opcode::S_EXT | Opcode::UI_TO_FP | Opcode::SI_TO_FP => return self.zero_of(to),
                _ => return Ok(self.undefined(to)),
            },
            Some(_) if self.is_null(value.0) && of_type != Type::X86Mmx => return self.zero_of(to),
            Some(ConstantKind::Aggregate(_) | ConstantKind::Data(_)) => {
                if let (Type::Vector { count, .. }, Type::Vector { count: wanted, of: inner }) = (from_type, of_type)
                    && count == wanted
                {
                    return self.each(count, |reader, i| {
                        let element = reader.lane(value, i)?;
                        reader.express(inner, opcode, 0, &[element.0])
                    });
                }
            }
            _ => {}
        }
        let number = self.plain_number(value).map(|(_, number)| number);
        let needs_integer = match (opcode, number) {
            (Opcode::TRUNC, _) => !matches!(from_type, Type::Vector { .. }),
            (Opcode::Z_EXT | Opcode::S_EXT, Some(Number::Integer { .. })) => true,
            (Opcode::FP_TO_UI | Opcode::FP_TO_SI, Some(Number::Float(_) | Number::Double(_))) => true,
            _ => false,
        };
        let whole_bytes = |of| matches!(of, Type::Integer(width) if width % 8 == 0);
        if needs_integer && !matches!(of_type, Type::Integer(_))
            || opcode == Opcode::TRUNC
                && whole_bytes(of_type)
                && !matches!(from_type, Type::Integer(_) | Type::Vector { .. })
        {
            return Err(self.error(Code::ModuleType, "a cast to or from what is no integer"));
        }
        Ok(match number.map(|number| numbers::cast(opcode, number, of_type)) {
            Some(numbers::Result::Bits(bits)) => self.number_of(to, bits),
            Some(numbers::Result::Undefined) => self.undefined(to),
            _ if joined => Some(self.make(opcode, 0, to, &[value.0])),
            _ => None,
        })
    }

    /// The one cast that two are, if there is one. Two that do not fit together cannot be.
    fn one_cast(
        &self,
        first: Opcode,
        second: Opcode,
        inner: Value,
        between: Value,
        to: TypeId,
    ) -> Result<Option<Opcode>, Error> {
        let (Some(from), Some(between)) = (self.type_of(inner), self.type_of(between)) else { return Ok(None) };
        let ids = [from, between, to];
        let types = ids.map(|of| self.module.types.get(of).unwrap_or(Type::Void));
        let sizes = ids.map(|of| self.scalar(of).map_or(0, numbers::size));
        match numbers::one_cast(first, second, types, sizes, from == to) {
            numbers::Pair::One(opcode) => Ok(Some(opcode)),
            numbers::Pair::Two => Ok(None),
            numbers::Pair::Never => Err(self.error(Code::ModuleType, "a cast of a cast to what it takes no values of")),
        }
    }

    fn binary_known(&mut self, opcode: Opcode, a: Value, b: Value) -> Result<Option<Value>, Error> {
        let Some(of) = self.type_of(a) else { return Ok(None) };
        if self.is_undefined(a) || self.is_undefined(b) {
            return self.with_undefined(opcode, of, a, b);
        }
        let (first, second) = (self.plain_number(a), self.plain_number(b));
        if let Some((of_second, Number::Integer { width, bits })) = second {
            let ones = crate::bitstream::bits::mask(width);
            match (opcode, bits) {
                (Opcode::ADD | Opcode::SUB | Opcode::OR | Opcode::XOR, 0) => return Ok(Some(a)),
                (Opcode::MUL | Opcode::AND, 0) => return Ok(Some(b)),
                (Opcode::MUL | Opcode::U_DIV | Opcode::S_DIV, 1) => return Ok(Some(a)),
                (Opcode::U_DIV | Opcode::S_DIV | Opcode::U_REM | Opcode::S_REM, 0) => {
                    return Ok(self.undefined(of_second));
                }
                (Opcode::U_REM | Opcode::S_REM, 1) => return self.zero_of(of_second),
                (Opcode::AND, bits) if bits == ones || self.has_only(a, width, bits) => return Ok(Some(a)),
                (Opcode::AND, bits) if self.is_clear(a, width, bits) => return self.zero_of(of_second),
                (Opcode::OR, bits) if bits == ones => return Ok(Some(b)),
                _ => {}
            }
        }
        if let Some(value) = self.rewritten(opcode, of, a, b)? {
            return Ok(Some(value));
        }
        match (first, second) {
            (Some((_, Number::Integer { .. })), None) if is_commutative(opcode) => {
                // The number comes second.
                return self.express(of, opcode, 0, &[b.0, a.0]).map(Some);
            }
            (Some((_, one)), Some((_, other))) => match numbers::binary(opcode, one, other) {
                numbers::Result::Bits(bits) => return Ok(self.number_of(of, bits)),
                numbers::Result::Undefined => return Ok(self.undefined(of)),
                numbers::Result::Unknown => {}
            },
            _ => {}
        }
        if let Some((_, Number::Integer { bits: 0, .. })) = first
            && matches!(
                opcode,
                Opcode::S_DIV
                    | Opcode::U_DIV
                    | Opcode::U_REM
                    | Opcode::S_REM
                    | Opcode::L_SHR
                    | Opcode::A_SHR
                    | Opcode::SHL
            )
        {
            return Ok(Some(a));
        }
        if let Some(Type::Vector { count, of: inner }) = self.module.types.get(of) {
            return self.each(count, |reader, i| {
                let (a, b) = (reader.lane(a, i)?, reader.lane(b, i)?);
                reader.express(inner, opcode, 0, &[a.0, b.0])
            });
        }
        if self.module.types.get(of) == Some(Type::Integer(1)) {
            return self.with_bits(opcode, of, a, b);
        }
        Ok(None)
    }

    /// What an expression is: its operation, its flags and its operands.
    fn parts(&self, value: Value) -> Option<(Opcode, u16, &[u32])> {
        match self.kind_of(value)? {
            ConstantKind::Expression { opcode, flags, operands } => {
                Some((opcode, flags, operands.of(&self.module.constants.words)))
            }
            _ => None,
        }
    }

    /// Whether a mask leaves all the bits that a wider number can have.
    fn has_only(&self, value: Value, width: u32, bits: u64) -> bool {
        let Some((Opcode::Z_EXT, _, &[inner])) = self.parts(value) else { return false };
        let size = self.type_of(Value(inner)).and_then(|of| self.module.types.get(of)).map_or(0, numbers::size);
        let possible = crate::bitstream::bits::mask(size.min(width));
        size > 0 && possible & bits == possible
    }

    /// Whether a mask leaves nothing but bits that are clear in an address because of its alignment.
    fn is_clear(&self, value: Value, width: u32, bits: u64) -> bool {
        let Some((Opcode::PTR_TO_INT, _, &[inner])) = self.parts(value) else { return false };
        // Log2 + 1, of functions at least four.
        let alignment = match Value(inner).kind() {
            ValueKind::Global(id) => self.module.globals.get(id.index()).map(|global| global.linkage.alignment),
            ValueKind::Function(id) => {
                self.module.functions.get(id.index()).map(|function| function.linkage.alignment.max(3))
            }
            _ => None,
        };
        let clear = alignment.unwrap_or(0).saturating_sub(1).min(width);
        clear > 0 && bits & !crate::bitstream::bits::mask(clear) == 0
    }

    /// Expressions that LLVM writes otherwise.
    fn rewritten(&mut self, opcode: Opcode, of: TypeId, a: Value, b: Value) -> Result<Option<Value>, Error> {
        let Some((first, flags, words)) = self.parts(a) else { return Ok(None) };
        let words = words.to_vec();
        let is_number = self.plain_number(b).is_some();
        match (opcode, first, words.as_slice()) {
            (Opcode::XOR, Opcode::I_CMP | Opcode::F_CMP, &[..]) if is_number => match numbers::inverse(flags) {
                Some(predicate) => {
                    let opcode = if predicate < EQUAL { Opcode::F_CMP } else { Opcode::I_CMP };
                    self.express(of, opcode, predicate, &words).map(Some)
                }
                None => Ok(None),
            },
            (Opcode::A_SHR, Opcode::Z_EXT, _) if is_number => self.express(of, Opcode::L_SHR, 0, &[a.0, b.0]).map(Some),
            (_, _, &[inner, other]) if first == opcode && is_commutative(opcode) && self.is_integer(of) => {
                let both = self.express(of, opcode, 0, &[other, b.0])?;
                if self.parts(both).is_some_and(|(of_both, ..)| of_both == opcode) {
                    return Ok(None);
                }
                self.express(of, opcode, 0, &[inner, both.0]).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn is_integer(&self, of: TypeId) -> bool {
        matches!(self.module.types.get(of), Some(Type::Integer(_)))
    }

    /// Arithmetic with one bit that is not known is that of logic, or leaves it as it is.
    fn with_bits(&mut self, opcode: Opcode, of: TypeId, a: Value, b: Value) -> Result<Option<Value>, Error> {
        match opcode {
            Opcode::ADD | Opcode::SUB => self.express(of, Opcode::XOR, 0, &[a.0, b.0]).map(Some),
            Opcode::MUL => self.express(of, Opcode::AND, 0, &[a.0, b.0]).map(Some),
            Opcode::SHL | Opcode::L_SHR | Opcode::A_SHR | Opcode::S_DIV | Opcode::U_DIV => Ok(Some(a)),
            Opcode::U_REM | Opcode::S_REM => Ok(self.number_of(of, 0)),
            _ => Ok(None),
        }
    }

    /// Arithmetic with what is undefined.
    fn with_undefined(&mut self, opcode: Opcode, of: TypeId, a: Value, b: Value) -> Result<Option<Value>, Error> {
        let (first, second) = (self.is_undefined(a), self.is_undefined(b));
        let both = first && second;
        let number = |reader: &Self, value| match reader.plain_number(value) {
            Some((_, Number::Integer { bits, .. })) => Some(bits),
            _ => None,
        };
        let (zero_a, zero_b) = (self.is_null(a.0), self.is_null(b.0));
        match opcode {
            Opcode::XOR if both => self.zero_of(of),
            Opcode::XOR | Opcode::ADD | Opcode::SUB => Ok(self.undefined(of)),
            Opcode::AND | Opcode::MUL | Opcode::OR if both => Ok(Some(a)),
            Opcode::MUL if [a, b].iter().any(|&value| number(self, value).is_some_and(|bits| bits & 1 == 1)) => {
                Ok(self.undefined(of))
            }
            Opcode::OR => match self.module.types.get(of) {
                Some(Type::Integer(width @ 1..=64)) => Ok(self.number_of(of, crate::bitstream::bits::mask(width))),
                _ => Ok(None),
            },
            Opcode::S_DIV | Opcode::U_DIV if zero_a => Ok(Some(b)),
            Opcode::S_DIV | Opcode::U_DIV if zero_b || number(self, b) == Some(1) => Ok(Some(a)),
            Opcode::U_REM | Opcode::S_REM | Opcode::L_SHR | Opcode::A_SHR | Opcode::SHL if second => Ok(Some(b)),
            Opcode::U_REM | Opcode::S_REM | Opcode::L_SHR | Opcode::A_SHR | Opcode::SHL if zero_b => Ok(Some(a)),
            Opcode::AND
            | Opcode::MUL
            | Opcode::S_DIV
            | Opcode::U_DIV
            | Opcode::U_REM
            | Opcode::S_REM
            | Opcode::L_SHR
            | Opcode::A_SHR
            | Opcode::SHL => self.zero_of(of),
            _ => Ok(None),
        }
    }

    /// A vector of as many elements, each as it comes out; nothing where they are too many.
    pub(super) fn each(
        &mut self,
        count: u32,
        mut element: impl FnMut(&mut Self, u32) -> Result<Value, Error>,
    ) -> Result<Option<Value>, Error> {
        if count > MOST_ELEMENTS || !self.spend_steps(count * STEPS) {
            return Ok(None);
        }
        let elements: Vec<u32> = (0..count).map(|i| element(self, i).map(|value| value.0)).collect::<Result<_, _>>()?;
        let first = elements.first().and_then(|&word| self.type_of(Value(word)));
        let Some(first) = first else { return Ok(None) };
        let span = Span { start: self.module.constants.words.len() as u32, length: count };
        self.module.constants.words.extend(elements);
        let of = self.plain_type(Type::Vector { count, of: first });
        let (of, kind) = self.aggregated(of, span);
        Ok(Some(self.intern_constant(of, kind)))
    }

    /// An element of a vector, as an expression where it is not known.
    pub(super) fn lane(&mut self, vector: Value, at: u32) -> Result<Value, Error> {
        let of = self.type_of(vector).and_then(|of| self.module.types.get(of));
        let Some(Type::Vector { of, .. }) = of else { return Err(self.no_vector()) };
        let word = self.plain_type(Type::Integer(32));
        let at = self.intern_constant(word, ConstantKind::number(u64::from(at)));
        self.express(of, Opcode::EXTRACT_ELEMENT, 0, &[vector.0, at.0])
    }

    fn element_known(&mut self, vector: Value, at: Value) -> Result<Option<Value>, Error> {
        let of = self.type_of(vector).and_then(|of| self.module.types.get(of));
        let Some(Type::Vector { count, of }) = of else { return Err(self.no_vector()) };
        if self.is_undefined(vector) {
            return Ok(self.undefined(of));
        }
        if self.is_null(vector.0) {
            return self.zero_of(of);
        }
        if self.is_undefined(at) {
            return Ok(self.undefined(of));
        }
        let Some((_, Number::Integer { bits: at, .. })) = self.plain_number(at) else { return Ok(None) };
        if at >= u64::from(count) {
            return Ok(self.undefined(of));
        }
        let constants = &self.module.constants;
        Ok(match self.kind_of(vector) {
            Some(ConstantKind::Aggregate(span)) => span.of(&constants.words).get(at as usize).map(|&word| Value(word)),
            Some(ConstantKind::Data(span)) => {
                let Some(size) = self.data_size(of) else { return Ok(None) };
                let bytes = span.of(&constants.bytes).chunks_exact(size).nth(at as usize).unwrap_or_default();
                let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte));
                self.number_of(of, bits)
            }
            _ => None,
        })
    }

    fn insert_known(&mut self, vector: Value, element: Value, at: Value) -> Result<Option<Value>, Error> {
        let Some(of) = self.type_of(vector) else { return Ok(None) };
        if self.is_undefined(at) {
            return Ok(self.undefined(of));
        }
        let Some((_, Number::Integer { bits: at, .. })) = self.plain_number(at) else { return Ok(None) };
        let Some(Type::Vector { count, .. }) = self.module.types.get(of) else { return Err(self.no_vector()) };
        if at >= u64::from(count) {
            return Ok(self.undefined(of));
        }
        self.each(count, |reader, i| if u64::from(i) == at { Ok(element) } else { reader.lane(vector, i) })
    }

    fn shuffle_known(&mut self, a: Value, b: Value, mask: Value) -> Result<Option<Value>, Error> {
        let vector = |reader: &Self, value| match reader.type_of(value).and_then(|of| reader.module.types.get(of)) {
            Some(Type::Vector { count, of }) => Ok((count, of)),
            _ => Err(reader.no_vector()),
        };
        let (count, of) = (vector(self, mask)?.0, vector(self, a)?);
        let (given, of) = of;
        if self.is_undefined(mask) {
            let of = self.plain_type(Type::Vector { count, of });
            return Ok(self.undefined(of));
        }
        if self.is_expression(mask) {
            return Ok(None);
        }
        self.each(count, |reader, i| {
            let at = reader.lane(mask, i)?;
            let at = match reader.plain_number(at) {
                Some((_, Number::Integer { bits, .. })) => bits as u32,
                _ if reader.is_undefined(at) => u32::MAX,
                _ => return Err(reader.error(Code::ModuleValue, "a mask has what is no number")),
            };
            match at.checked_sub(given) {
                None => reader.lane(a, at),
                Some(at) if at < given => reader.lane(b, at),
                Some(_) => Ok(reader.intern_constant(of, ConstantKind::Undefined)),
            }
        })
    }
}

const fn is_commutative(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::ADD | Opcode::MUL | Opcode::AND | Opcode::OR | Opcode::XOR)
}
