//! The table of constants: each is there once, in the form that LLVM gives it, and those that waited for others are put in
//! when all are there.

use dxbin_base::Code;

use super::constants::{Waiting, pending_number};
use super::intern::Hash;
use super::{Known, Reader};
use crate::model::{Constant, ConstantId, ConstantKind, Constants, Opcode, Span, Type, TypeId, Value, ValueKind};

impl Reader<'_, '_> {
    /// An aggregate as LLVM has it, and its type: a vector, and an array that is data, are of as many elements as there are, and of
    /// what the first one is. Its elements are the last words there are, or are left where they are.
    pub(super) fn aggregated(&mut self, of: TypeId, span: Span) -> (TypeId, ConstantKind) {
        let first = span.of(&self.module.constants.words).first().and_then(|&word| self.type_of(Value(word)));
        let (Some(of_type), Some(first)) = (self.module.types.get(of), first) else {
            return (of, ConstantKind::Aggregate(span));
        };
        let kind = self.canonical(of_type, first, span);
        let fitting = match (of_type, kind) {
            (Type::Vector { .. }, _) => Type::Vector { count: span.length, of: first },
            (Type::Array { .. }, ConstantKind::Data(_)) => Type::Array { count: u64::from(span.length), of: first },
            _ => of_type,
        };
        (if fitting == of_type { of } else { self.plain_type(fitting) }, kind)
    }

    /// The form LLVM gives an aggregate whose first element is of this type.
    fn canonical(&mut self, of: Type, first: TypeId, span: Span) -> ConstantKind {
        let structure = matches!(of, Type::Struct { .. });
        let (mut zero, mut undefined, mut numbers, mut alike, mut same) = (true, true, !structure, true, true);
        let constants = &self.module.constants;
        let words = span.of(&constants.words);
        for &word in words {
            let constant = Value(word).constant().and_then(|id| constants.get(id));
            let kind = constant.map(|constant| constant.kind);
            zero &= matches!(kind, Some(ConstantKind::Zero | ConstantKind::Number([0, 0])));
            undefined &= matches!(kind, Some(ConstantKind::Undefined));
            numbers &= matches!(kind, Some(ConstantKind::Number(_)));
            alike &= constant.is_some_and(|constant| constant.of == first);
            same &= words.first() == Some(&word);
        }
        let whole = structure || same;
        let kind = if zero && whole {
            ConstantKind::Zero
        } else if undefined && whole {
            ConstantKind::Undefined
        } else if numbers
            && (alike || self.is_of_one_sort(span))
            && let Some(size) = self.data_size(first)
        {
            let constants = &mut self.module.constants;
            let start = constants.bytes.len() as u32;
            for i in 0..span.length {
                let word = constants.words.get((span.start + i) as usize).copied().unwrap_or(0);
                let number = Value(word).constant().and_then(|id| constants.number(id)).unwrap_or(0);
                constants.bytes.extend_from_slice(number.to_le_bytes().get(..size).unwrap_or_default());
            }
            ConstantKind::Data(Span { start, length: constants.bytes.len() as u32 - start })
        } else {
            return ConstantKind::Aggregate(span);
        };
        self.drop_words(span);
        kind
    }

    /// Whether numbers of several types are all integers, or all none.
    #[cold]
    fn is_of_one_sort(&self, span: Span) -> bool {
        let words = span.of(&self.module.constants.words);
        let mut integers = words.iter().map(|&word| self.module.integer(Value(word)).is_some());
        let first = integers.next();
        integers.all(|integer| Some(integer) == first)
    }

    /// Takes words back, if they are the last.
    pub(super) fn drop_words(&mut self, span: Span) {
        let words = &mut self.module.constants.words;
        if (span.start + span.length) as usize == words.len() {
            words.truncate(span.start as usize);
        }
    }

    fn constant_hash(&self, of: TypeId, kind: ConstantKind) -> Hash {
        let constants = &self.module.constants;
        let start = |tag: u64| self.seed.start(u64::from(of.0) << 8 | tag);
        match kind {
            // Those are not pooled.
            ConstantKind::Zero | ConstantKind::Undefined | ConstantKind::Number(_) => start(0),
            ConstantKind::Wide(span) => start(3).words(span.of(&constants.words)),
            ConstantKind::Aggregate(span) => start(4).words(span.of(&constants.words)),
            ConstantKind::Data(span) => start(5).bytes(span.of(&constants.bytes)),
            ConstantKind::Expression { opcode, flags, operands } => {
                start(6).add(u64::from(opcode.0) << 16 | u64::from(flags)).words(operands.of(&constants.words))
            }
            ConstantKind::BlockAddress(span) => start(7).words(span.of(&constants.words)),
            ConstantKind::Assembly(span) => {
                let hash = start(8);
                match *span.of(&constants.words) {
                    [flags, text, length, constraints, constraint_length] => {
                        let text = Span { start: text, length };
                        let constraints = Span { start: constraints, length: constraint_length };
                        let pool = &self.module.text;
                        hash.add(u64::from(flags)).bytes(text.of(pool)).bytes(constraints.of(pool))
                    }
                    _ => hash,
                }
            }
        }
    }

    /// The constant that is this, which is added where there is none.
    #[inline(always)]
    pub(super) fn intern_constant(&mut self, of: TypeId, kind: ConstantKind) -> Value {
        match kind {
            ConstantKind::Zero => self.intern_plain(of, kind, 0, 0),
            ConstantKind::Undefined => self.intern_plain(of, kind, 1, 0),
            ConstantKind::Number([low, high]) => self.intern_plain(of, kind, 2, u64::from(low) | u64::from(high) << 32),
            kind => self.intern_pooled(of, kind),
        }
    }

    /// The same of a constant that is one number, or none.
    fn intern_plain(&mut self, of: TypeId, kind: ConstantKind, tag: u64, number: u64) -> Value {
        let hash = self.seed.start(u64::from(of.0) << 8 | tag).add(number);
        let entries = &mut self.module.constants.entries;
        let next = entries.len() as u32;
        let same = |id: u32| entries.get(id as usize) == Some(&Constant { of, kind });
        if let Some(id) = self.kept.constant_ids.table.find_or_add(hash, next, same) {
            return ValueKind::Constant(ConstantId(id)).into();
        }
        super::room::push_tight(entries, Constant { of, kind });
        ValueKind::Constant(ConstantId(next)).into()
    }

    /// The same of a constant whose words or bytes are in the pools.
    fn intern_pooled(&mut self, of: TypeId, kind: ConstantKind) -> Value {
        let hash = self.constant_hash(of, kind);
        let (constants, text) = (&self.module.constants, &self.module.text);
        let next = constants.entries.len() as u32;
        let found = self.kept.constant_ids.table.find_or_add(hash, next, |id| {
            let found = constants.entries.get(id as usize);
            found.is_some_and(|found| found.of == of && same_constant(constants, text, found.kind, kind))
        });
        if let Some(id) = found {
            match kind {
                ConstantKind::Aggregate(span)
                | ConstantKind::Wide(span)
                | ConstantKind::BlockAddress(span)
                | ConstantKind::Assembly(span)
                | ConstantKind::Expression { operands: span, .. } => self.drop_words(span),
                ConstantKind::Data(span) => {
                    let bytes = &mut self.module.constants.bytes;
                    if (span.start + span.length) as usize == bytes.len() {
                        bytes.truncate(span.start as usize);
                    }
                }
                _ => {}
            }
            return ValueKind::Constant(ConstantId(id)).into();
        }
        super::room::push_tight(&mut self.module.constants.entries, Constant { of, kind });
        ValueKind::Constant(ConstantId(next)).into()
    }

    /// Constants that waited, now that all are there: each after those it needs.
    pub(super) fn resolve_constants(&mut self, waiting: &[Waiting]) {
        // 1: what it needs was looked at; 2: done. Numbers rise, so that one waiting is found by its number.
        let mut state = vec![0u8; waiting.len()];
        let mut stack = Vec::new();
        for first in 0..waiting.len() {
            stack.push(first);
            while let Some(&at) = stack.last() {
                let Some(&one) = waiting.get(at) else { break };
                match state.get(at) {
                    Some(0) => {
                        set(&mut state, at, 1);
                        self.needs(one.kind, waiting, &state, &mut stack);
                        continue;
                    }
                    Some(1) => {
                        // All it needs is done: its operands can be put in, and it can be one with its equals.
                        self.needs(one.kind, waiting, &state, &mut Vec::new());
                        let (of, kind) = match one.kind {
                            ConstantKind::Aggregate(span) => self.aggregated(one.of, span),
                            kind => self.made_again(one.of, kind),
                        };
                        let value = self.folded(of, kind);
                        let of = self.type_of(value).unwrap_or(of);
                        if let Some(place) = self.kept.values.get_mut(one.number as usize) {
                            *place = Known { value, of };
                        }
                        set(&mut state, at, 2);
                    }
                    _ => {}
                }
                stack.pop();
            }
        }
    }

    /// Puts in the operands that are there now; those that wait still go onto the stack.
    fn needs(&mut self, kind: ConstantKind, waiting: &[Waiting], state: &[u8], stack: &mut Vec<usize>) {
        let span = operands_of(kind);
        for i in 0..span.length {
            let place = (span.start + i) as usize;
            let word = self.module.constants.words.get(place).copied().unwrap_or(0);
            let Some(number) = pending_number(word).filter(|_| self.is_value_operand(kind, i)) else { continue };
            let mut value = self.value(number);
            if value.is_none() {
                match waiting.binary_search_by_key(&number, |other| other.number) {
                    Ok(other) if state.get(other) == Some(&0) => {
                        stack.push(other);
                        continue;
                    }
                    _ => {
                        let message = format!("constant {number} is used and is nowhere, or uses itself");
                        let error = self.error(Code::ModuleValue, message);
                        self.note(error);
                        value = Value::NONE;
                    }
                }
            }
            if let Some(word) = self.module.constants.words.get_mut(place) {
                *word = value.0;
            }
        }
    }

    fn is_value_operand(&self, kind: ConstantKind, index: u32) -> bool {
        // The first operand of a pointer's arithmetic is a type.
        !matches!(kind, ConstantKind::Expression { opcode: Opcode::GET_ELEMENT_PTR, .. } if index == 0)
    }
}

/// Whether two constants of one type are the same.
fn same_constant(constants: &Constants, text: &[u8], a: ConstantKind, b: ConstantKind) -> bool {
    let (words, bytes) = (&constants.words, &constants.bytes);
    match (a, b) {
        (ConstantKind::Wide(a), ConstantKind::Wide(b))
        | (ConstantKind::Aggregate(a), ConstantKind::Aggregate(b))
        | (ConstantKind::BlockAddress(a), ConstantKind::BlockAddress(b)) => a.of(words) == b.of(words),
        (ConstantKind::Data(a), ConstantKind::Data(b)) => a.of(bytes) == b.of(bytes),
        (
            ConstantKind::Expression { opcode: a, flags: flags_a, operands: operands_a },
            ConstantKind::Expression { opcode: b, flags: flags_b, operands: operands_b },
        ) => a == b && flags_a == flags_b && operands_a.of(words) == operands_b.of(words),
        (ConstantKind::Assembly(a), ConstantKind::Assembly(b)) => match (a.of(words), b.of(words)) {
            (&[flags_a, a, length_a, c, length_c], &[flags_b, b, length_b, d, length_d]) => {
                let text = |start, length| Span { start, length }.of(text);
                flags_a == flags_b && text(a, length_a) == text(b, length_b) && text(c, length_c) == text(d, length_d)
            }
            _ => false,
        },
        (a, b) => a == b,
    }
}

/// The words that are a constant's operands.
const fn operands_of(kind: ConstantKind) -> Span {
    match kind {
        ConstantKind::Aggregate(span) | ConstantKind::Expression { operands: span, .. } => span,
        _ => Span { start: 0, length: 0 },
    }
}

fn set(state: &mut [u8], at: usize, to: u8) {
    if let Some(place) = state.get_mut(at) {
        *place = to;
    }
}
