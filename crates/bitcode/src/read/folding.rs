//! Constant expressions that LLVM makes something else of as soon as they are made: casts of pointers, and arithmetic with
//! them. Compilers write what is left of that; what a changed file says is not.

use dxbin_base::{Code, Error};

use super::Reader;
use super::computed::MOST_OPERANDS;
use crate::model::{ConstantKind, Opcode, Span, Type, TypeId, Value, ValueKind};

impl Reader<'_, '_> {
    /// A constant whose operands are all there, as LLVM has it.
    #[inline]
    pub(super) fn folded(&mut self, of: TypeId, kind: ConstantKind) -> Value {
        match kind {
            ConstantKind::Expression { opcode, flags, operands } => self.folded_expression(of, opcode, flags, operands),
            kind => self.intern_constant(of, kind),
        }
    }

    fn folded_expression(&mut self, of: TypeId, opcode: Opcode, flags: u16, operands: Span) -> Value {
        let kind = ConstantKind::Expression { opcode, flags, operands };
        match self.computed_few(of, opcode, flags, operands) {
            Ok(Some(value)) => {
                self.drop_words(operands);
                return value;
            }
            Ok(None) => {}
            Err(error) => self.note(error),
        }
        let first = |reader: &Self| operands.of(&reader.module.constants.words).first().map(|&word| Value(word));
        match opcode {
            Opcode::BIT_CAST | Opcode::ADDR_SPACE_CAST => {
                let Some(value) = first(self).filter(|value| !value.is_none()) else {
                    return self.intern_constant(of, kind);
                };
                self.drop_words(operands);
                if opcode == Opcode::BIT_CAST { self.bit_cast(value, of) } else { self.space_cast(value, of) }
            }
            Opcode::SELECT => match *operands.of(&self.module.constants.words) {
                [condition, a, b] => match self.chosen(condition, a, b) {
                    Some(value) => {
                        self.drop_words(operands);
                        value
                    }
                    None => self.intern_constant(of, kind),
                },
                _ => self.intern_constant(of, kind),
            },
            Opcode::GET_ELEMENT_PTR => {
                let mut words = std::mem::take(&mut self.kept.indices);
                words.clear();
                words.extend_from_slice(operands.of(&self.module.constants.words));
                self.drop_words(operands);
                let value = self.element_pointer(of, flags, &mut words);
                self.kept.indices = words;
                value
            }
            _ => self.intern_constant(of, kind),
        }
    }

    /// What an expression comes to, if that is known; of more operands than three none is.
    fn computed_few(&mut self, of: TypeId, opcode: Opcode, flags: u16, operands: Span) -> Result<Option<Value>, Error> {
        let (words, mut few) = (operands.of(&self.module.constants.words), [0; MOST_OPERANDS]);
        let Some(few) = few.get_mut(..words.len()) else { return Ok(None) };
        few.copy_from_slice(words);
        self.computed(of, opcode, flags, few)
    }

    pub(super) fn kind_of(&self, value: Value) -> Option<ConstantKind> {
        self.module.constants.get(value.constant()?).map(|constant| constant.kind)
    }

    pub(super) fn make(&mut self, opcode: Opcode, flags: u16, of: TypeId, words: &[u32]) -> Value {
        let start = self.module.constants.words.len() as u32;
        self.module.constants.words.extend_from_slice(words);
        let operands = Span { start, length: words.len() as u32 };
        self.intern_constant(of, ConstantKind::Expression { opcode, flags, operands })
    }

    /// A pointer as another type.
    pub(super) fn bit_cast(&mut self, mut value: Value, to: TypeId) -> Value {
        while let Some(from) = self.type_of(value) {
            if from == to {
                return value;
            }
            let (Some(one @ Type::Pointer { to: pointee, .. }), Some(other @ Type::Pointer { to: wanted, .. })) =
                (self.module.types.get(from), self.module.types.get(to))
            else {
                break;
            };
            let same_space = one.space() == other.space();
            let inner = match self.kind_of(value) {
                Some(kind @ (ConstantKind::Zero | ConstantKind::Undefined)) => return self.intern_constant(to, kind),
                Some(ConstantKind::Expression { opcode, operands, .. }) if same_space => {
                    match (opcode, operands.of(&self.module.constants.words)) {
                        (Opcode::BIT_CAST, &[inner]) => Some(inner),
                        _ => None,
                    }
                }
                _ => None,
            };
            if let Some(inner) = inner {
                value = Value(inner);
                continue;
            }
            if !same_space {
                let word = self.plain_type(Type::Integer(64));
                let number = self.make(Opcode::PTR_TO_INT, 0, word, &[value.0]);
                return self.make(Opcode::INT_TO_PTR, 0, to, &[number.0]);
            }
            return match self.zeros_to(pointee, wanted) {
                Some(count) => {
                    let index = self.plain_type(Type::Integer(32));
                    let zero = self.intern_constant(index, ConstantKind::number(0));
                    let mut words = vec![pointee.0, value.0];
                    words.resize(words.len() + count, zero.0);
                    self.make(Opcode::GET_ELEMENT_PTR, 1, to, &words)
                }
                None => self.make(Opcode::BIT_CAST, 0, to, &[value.0]),
            };
        }
        self.make(Opcode::BIT_CAST, 0, to, &[value.0])
    }

    /// How many zeros lead from what a pointer points to into its first part that is of the wanted type.
    fn zeros_to(&self, mut of: TypeId, wanted: TypeId) -> Option<usize> {
        for count in 1..64 {
            if of == wanted {
                return Some(count);
            }
            of = match self.module.types.get(of)? {
                Type::Array { of, .. } | Type::Vector { of, .. } => of,
                Type::Struct { fields: Some(fields), .. } => *self.module.types.members(fields).first()?,
                _ => return None,
            };
        }
        None
    }

    /// A pointer in another address space, once it points to the right type.
    pub(super) fn space_cast(&mut self, value: Value, to: TypeId) -> Value {
        let from = self.type_of(value).and_then(|of| self.module.types.get(of));
        let mut value = value;
        if let (Some(from @ Type::Pointer { to: pointee, .. }), Some(Type::Pointer { to: wanted, .. })) =
            (from, self.module.types.get(to))
            && pointee != wanted
        {
            let between = self.plain_type(Type::Pointer { to: wanted, space: from.space().unwrap_or(0) });
            value = self.bit_cast(value, between);
        }
        let scalar = self.type_of(value).and_then(|of| self.scalar(of));
        if !matches!(scalar, Some(Type::Pointer { .. })) {
            // It was told of behind the cast, and is of another type than was said there.
            let error = self.error(Code::ModuleType, "what is no pointer in another address space");
            self.note(error);
        }
        self.make(Opcode::ADDR_SPACE_CAST, 0, to, &[value.0])
    }

    /// The one of two values that can only be chosen.
    fn chosen(&self, condition: u32, a: u32, b: u32) -> Option<Value> {
        let undefined = |word: u32| self.is_undefined(Value(word));
        let word = match self.kind_of(Value(condition)) {
            Some(ConstantKind::Zero | ConstantKind::Number([0, 0])) => b,
            Some(ConstantKind::Number([1, 0])) => a,
            Some(ConstantKind::Undefined) => {
                if undefined(a) {
                    a
                } else {
                    b
                }
            }
            _ if undefined(a) => b,
            _ if undefined(b) || a == b => a,
            _ => return None,
        };
        Some(Value(word))
    }

    /// Takes operands that are looked at once more off what may be; whether there were so many left.
    pub(super) fn spend_steps(&mut self, count: u32) -> bool {
        let left = self.spare_steps.checked_sub(u64::from(count));
        self.spare_steps = left.unwrap_or(self.spare_steps);
        left.is_some()
    }

    pub(super) fn is_null(&self, word: u32) -> bool {
        matches!(self.kind_of(Value(word)), Some(ConstantKind::Zero | ConstantKind::Number([0, 0])))
    }

    /// A number that is an index: its type, the type's width, and what it is.
    fn index(&self, word: u32) -> Option<(TypeId, u32, i64)> {
        let constant = self.module.constants.get(Value(word).constant()?)?;
        let (Type::Integer(width @ 1..=64), ConstantKind::Number([low, high])) =
            (self.module.types.get(constant.of)?, constant.kind)
        else {
            return None;
        };
        let number = u64::from(low) | u64::from(high) << 32;
        Some((constant.of, width, ((number << (64 - width)) as i64) >> (64 - width)))
    }

    /// Arithmetic with a pointer: the words are what it points to, the pointer and the indices.
    fn element_pointer(&mut self, of: TypeId, mut flags: u16, words: &mut Vec<u32>) -> Value {
        if let [_, base, index] = **words
            && self.is_null(index)
        {
            return Value(base);
        }
        let base = Value(words.get(1).copied().unwrap_or(u32::MAX));
        match self.kind_of(base) {
            Some(ConstantKind::Undefined) => return self.intern_constant(of, ConstantKind::Undefined),
            Some(ConstantKind::Zero) if words.iter().skip(2).all(|&index| self.is_null(index)) => {
                return self.intern_constant(of, ConstantKind::Zero);
            }
            _ => {}
        }
        // Each round takes an index to the one before it.
        for _ in 0..words.len() {
            if !self.spend_steps(words.len() as u32) {
                let error =
                    self.error(Code::ModuleValue, "indices that are taken to others are out of proportion to the file");
                self.note(error);
                break;
            }
            match self.carry(words) {
                Carried::Into(next) => *words = next,
                Carried::Nothing { known } => {
                    let is_variable = matches!(base.kind(), ValueKind::Global(_)) && self.is_somewhere(base);
                    if known && is_variable && self.is_within(words) {
                        flags |= 1;
                    }
                    break;
                }
            }
        }
        self.make(Opcode::GET_ELEMENT_PTR, flags, of, words)
    }

    /// Whether indices that lead nowhere out of their arrays stay within what the pointer points to, or end right behind it.
    fn is_within(&self, words: &[u32]) -> bool {
        let Some((&first, rest)) = words.get(2..).and_then(|indices| indices.split_first()) else { return true };
        self.is_null(first)
            || self.index(first).is_some_and(|(.., number)| number == 1)
                && rest.iter().all(|&index| self.is_null(index))
    }

    /// Takes indices that lead out of their array to the index before, where that steps over whole arrays.
    fn carry(&mut self, words: &[u32]) -> Carried {
        let (Some(&pointee), Some(indices)) = (words.first(), words.get(2..)) else {
            return Carried::Nothing { known: false };
        };
        let mut known = indices.first().is_some_and(|&index| self.index(index).is_some());
        let (mut of, mut steps) = (TypeId(pointee), true);
        let mut next: Option<Vec<u32>> = None;
        for (i, &word) in indices.iter().enumerate().skip(1) {
            let index = self.index(word);
            known &= index.is_some();
            let (inner, count) = match self.module.types.get(of) {
                Some(Type::Array { count, of }) => (Some(of), Some(count)),
                Some(Type::Vector { count, of }) => (Some(of), Some(u64::from(count))),
                Some(Type::Struct { fields: Some(fields), .. }) => {
                    let field = index.and_then(|(.., field)| usize::try_from(field).ok());
                    (field.and_then(|field| self.module.types.members(fields).get(field).copied()), None)
                }
                _ => (None, None),
            };
            if let (Some((of_index, width, number)), Some(count @ 1..)) = (index, count)
                && number > 0
                && number as u64 >= count
            {
                let before = indices.get(i - 1).copied().unwrap_or_default();
                match self.index(before).filter(|_| steps && (width == 64 || count >> (width - 1) == 0)) {
                    Some((.., step)) => {
                        let (count, mask) = (count as i64, crate::bitstream::bits::mask(width));
                        let long = self.plain_type(Type::Integer(64));
                        let rest = ConstantKind::number((number % count) as u64 & mask);
                        let whole = ConstantKind::number(step.wrapping_add(number / count) as u64);
                        let (rest, whole) = (self.intern_constant(of_index, rest), self.intern_constant(long, whole));
                        let place = i + 2;
                        let next = next.get_or_insert_with(|| words.to_vec());
                        if let Some(pair) = next.get_mut(place - 1..=place) {
                            pair.copy_from_slice(&[whole.0, rest.0]);
                        }
                    }
                    None => known = false,
                }
            }
            steps = count.is_some();
            let Some(inner) = inner else { return Carried::Nothing { known: false } };
            of = inner;
        }
        next.map_or(Carried::Nothing { known }, Carried::Into)
    }
}

/// What became of indices.
enum Carried {
    Into(Vec<u32>),
    Nothing {
        /// Whether all are numbers that lead nowhere out of their arrays.
        known: bool,
    },
}
