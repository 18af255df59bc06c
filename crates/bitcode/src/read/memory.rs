//! Records of instructions that read and write memory.

use dxbin_base::{Code, Error};

use super::Reader;
use super::body::Frame;
use super::instructions::Words;
use crate::model::{Instruction, Opcode, Span, Type, TypeId, Value, ValueKind, memory};
use crate::spec::codes::FunctionCode;

const RELEASE: u16 = 4;
const ACQUIRE: u16 = 3;
const BOTH: u16 = 5;

impl Reader<'_, '_> {
    pub(super) fn alloca(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        const IN_ALLOCA: u64 = 1 << 5;
        const EXPLICIT: u64 = 1 << 6;
        let &[_, _, count, packed] = words.record else { return Err(self.short(words.record)) };
        let mut of = self.record_type(words)?;
        if packed & EXPLICIT == 0 {
            let Some(to) = self.module.types.pointee(of) else {
                return Err(self.error(Code::ModuleType, "what is allocated has no pointer type"));
            };
            of = to;
        }
        // No type will do if the count is there.
        let of_count = words.next().and_then(|number| self.type_at(number));
        let (count, _) = match of_count {
            Some(of) => self.value_or_metadata(count as u32, of)?,
            None => self.value_of(count as u32, None)?,
        };
        let detail = self.alignment(packed & !(IN_ALLOCA | EXPLICIT))?;
        self.push_word(of.0);
        self.push_operand(count, frame);
        let result = self.plain_type(Type::Pointer { to: of, space: 0 });
        let flags = if packed & IN_ALLOCA != 0 { memory::IN_ALLOCA } else { 0 };
        Ok(Instruction { flags, detail, ..Instruction::new(Opcode::ALLOCA, result) })
    }

    /// What a pointer points to that is read or written.
    fn accessed(&self, pointer: TypeId, stated: Option<TypeId>) -> Result<TypeId, Error> {
        let Some(of) = self.module.types.pointee(pointer) else {
            return Err(self.error(Code::ModuleType, "what is read or written is no pointer"));
        };
        if stated.is_some_and(|stated| stated != of) {
            return Err(self.error(Code::ModuleType, "a pointer points to another type than is stated"));
        }
        match self.module.types.get(of) {
            Some(Type::Function { .. } | Type::Void | Type::Label | Type::Metadata) | None => {
                Err(self.error(Code::ModuleType, "a function or nothing is read or written"))
            }
            _ => Ok(of),
        }
    }

    pub(super) fn load(
        &mut self,
        code: FunctionCode,
        words: &mut Words<'_>,
        frame: &mut Frame,
    ) -> Result<Instruction, Error> {
        let atomic = code == FunctionCode::INST_LOADATOMIC;
        let (pointer, of) = self.pair(words)?;
        let tail = if atomic { 4 } else { 2 };
        if words.left() != tail && words.left() != tail + 1 {
            return Err(self.short(words.record));
        }
        let stated = if words.left() == tail + 1 { words.next().and_then(|number| self.type_at(number)) } else { None };
        let result = self.accessed(of, stated)?;
        let (detail, flags) = self.access(atomic, words.rest(), &[0, RELEASE, BOTH])?;
        self.push_operand(pointer, frame);
        Ok(Instruction { flags, detail, ..Instruction::new(Opcode::LOAD, result) })
    }

    /// Alignment and flags: `[align, volatile]`, and `[ordering, scope]` behind them. Some orderings cannot be.
    fn access(&self, atomic: bool, words: &[u64], not: &[u16]) -> Result<(u32, u16), Error> {
        let (alignment, volatile) = match *words {
            [alignment, volatile, ..] => (alignment, volatile),
            _ => return Err(self.short(words)),
        };
        let mut flags = if volatile != 0 { memory::VOLATILE } else { 0 };
        if atomic {
            let order = words.get(2).map_or(0, |&word| ordering(word));
            if not.contains(&order) || alignment == 0 {
                return Err(self.error(Code::ModuleRecord, "an atomic access without alignment or in this order"));
            }
            flags |= memory::ATOMIC | order << memory::ORDERING;
            if words.get(3).is_some_and(|&scope| scope as u32 == 0) {
                flags |= memory::SINGLE_THREAD;
            }
        }
        Ok((self.alignment(alignment)?, flags))
    }

    pub(super) fn store(
        &mut self,
        code: FunctionCode,
        words: &mut Words<'_>,
        frame: &mut Frame,
    ) -> Result<Instruction, Error> {
        let atomic = matches!(code, FunctionCode::INST_STOREATOMIC | FunctionCode::INST_STOREATOMIC_OLD);
        let (pointer, of) = self.pair(words)?;
        let (value, of_value) = if matches!(code, FunctionCode::INST_STORE | FunctionCode::INST_STOREATOMIC) {
            self.pair(words)?
        } else {
            let inner = self.accessed(of, None)?;
            (self.typed(words, inner)?, inner)
        };
        if words.left() != if atomic { 4 } else { 2 } {
            return Err(self.short(words.record));
        }
        self.accessed(of, Some(of_value))?;
        let (detail, flags) = self.access(atomic, words.rest(), &[0, ACQUIRE, BOTH])?;
        self.push_operand(pointer, frame);
        self.push_operand(value, frame);
        Ok(Instruction { flags, detail, ..Instruction::new(Opcode::STORE, frame.void) })
    }

    pub(super) fn atomic(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (pointer, of) = self.pair(words)?;
        let Some(inner) = self.module.types.pointee(of) else {
            return Err(self.error(Code::ModuleType, "what is changed is no pointer"));
        };
        let value = self.typed(words, inner)?;
        let &[operation, volatile, order, scope] = words.rest() else { return Err(self.short(words.record)) };
        let (order, operation) = (ordering(order), operation as u32);
        if operation > 10 || order < 2 {
            return Err(self.error(Code::ModuleRecord, "an atomic operation of no kind or in no order"));
        }
        self.push_operand(pointer, frame);
        self.push_operand(value, frame);
        let mut flags = memory::ATOMIC | order << memory::ORDERING;
        flags |= if volatile != 0 { memory::VOLATILE } else { 0 };
        flags |= if scope as u32 == 0 { memory::SINGLE_THREAD } else { 0 };
        Ok(Instruction { flags, detail: operation, ..Instruction::new(Opcode::ATOMIC_RMW, inner) })
    }

    pub(super) fn exchange(
        &mut self,
        code: FunctionCode,
        words: &mut Words<'_>,
        frame: &mut Frame,
    ) -> Result<(), Error> {
        let (pointer, of) = self.pair(words)?;
        let inner = self.accessed(of, None)?;
        let (compare, of_compare) =
            if code == FunctionCode::INST_CMPXCHG { self.pair(words)? } else { (self.typed(words, inner)?, inner) };
        let value = self.typed(words, of_compare)?;
        let (volatile, order, scope, rest) = match words.rest() {
            &[volatile, order, scope, ref rest @ ..] if rest.len() <= 2 => (volatile, ordering(order), scope, rest),
            _ => return Err(self.short(words.record)),
        };
        if order < 2 {
            return Err(self.error(Code::ModuleRecord, "an atomic exchange in no order"));
        }
        self.accessed(of, Some(of_compare))?;
        for operand in [pointer, compare, value] {
            self.push_operand(operand, frame);
        }
        // LLVM looks at the record's length here, whatever is in it.
        let failure = match rest.first() {
            Some(&word) if words.record.len() >= 7 => ordering(word),
            _ => match order {
                RELEASE => 2,
                BOTH => ACQUIRE,
                order => order,
            },
        };
        let mut flags = memory::ATOMIC | order << memory::ORDERING;
        flags |= if volatile != 0 { memory::VOLATILE } else { 0 };
        flags |= if scope as u32 == 0 { memory::SINGLE_THREAD } else { 0 };
        let whole = words.record.len() >= 8;
        flags |= if whole && rest.get(1).is_some_and(|&weak| weak != 0) { memory::WEAK } else { 0 };
        let bit = self.plain_type(Type::Integer(1));
        let of = Type::Struct { name: None, fields: Some(Span::default()), packed: false };
        let pair = self.intern_type(of, &[of_compare, bit]);
        let made = Instruction { flags, detail: u32::from(failure), ..Instruction::new(Opcode::CMP_XCHG, pair) };
        if whole {
            return self.add_instruction(frame, made);
        }
        // Once the instruction gave the value alone; the number is that of the value taken out.
        let made_at = self.module.instructions.len() as u32;
        self.add_instruction(frame, made)?;
        frame.pass_over(made_at);
        self.kept.values.pop();
        self.push_word(Value::from(ValueKind::Instruction(crate::model::InstructionId(made_at))).0);
        self.push_word(0);
        self.add_instruction(frame, Instruction::new(Opcode::EXTRACT_VALUE, of_compare))
    }

    pub(super) fn fence(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let &[order, scope] = words.record else { return Err(self.short(words.record)) };
        let order = ordering(order);
        if order < 3 {
            return Err(self.error(Code::ModuleRecord, "a fence in no order"));
        }
        let single = if scope as u32 == 0 { memory::SINGLE_THREAD } else { 0 };
        Ok(Instruction { flags: single | order << memory::ORDERING, ..Instruction::new(Opcode::FENCE, frame.void) })
    }
}

/// An ordering's code, of 32 bits; what is none is the strongest.
const fn ordering(word: u64) -> u16 {
    match word as u32 {
        0..=5 => word as u16,
        _ => 6,
    }
}
