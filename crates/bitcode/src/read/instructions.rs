//! Records of instructions.

use dxbin_base::{Code, Error};

use super::Reader;
use super::body::Frame;
use super::constants::{binary_flags, pending_number, signed};
use crate::model::{Instruction, Opcode, Span, Type, TypeId, Value, ValueKind, memory};
use crate::spec::codes::{CASTS, FunctionCode};

/// A record's values, one after another.
struct Words<'r> {
    record: &'r [u64],
    at: usize,
}

impl<'r> Words<'r> {
    fn next(&mut self) -> Option<u64> {
        let word = self.record.get(self.at).copied()?;
        self.at += 1;
        Some(word)
    }

    const fn left(&self) -> usize {
        self.record.len() - self.at
    }

    fn rest(&self) -> &'r [u64] {
        self.record.get(self.at..).unwrap_or_default()
    }
}

/// An ordering's code; what is none is the strongest.
const fn ordering(word: u64) -> u16 {
    match word {
        0..=5 => word as u16,
        _ => 6,
    }
}

const RELEASE: u16 = 4;
const ACQUIRE: u16 = 3;
const BOTH: u16 = 5;

impl Reader<'_, '_> {
    /// A value by its number: one that is there, of this type if one must be; or one to come, whose type must be known.
    pub(super) fn value_of(&mut self, number: u32, of: Option<TypeId>) -> Result<(Value, TypeId), Error> {
        if let Some(&value) = self.values.get(number as usize)
            && let Some(found) = self.type_of(value)
        {
            if of.is_some_and(|of| of != found) {
                return Err(self.wrong_type(number));
            }
            return Ok((value, found));
        }
        let Some(of) = of.or_else(|| self.pending.get(&number).copied()) else { return Err(self.nowhere(number)) };
        let word = self.pending(number)?;
        if *self.pending.entry(number).or_insert(of) != of {
            return Err(self.wrong_type(number));
        }
        Ok((Value(word), of))
    }

    #[cold]
    fn nowhere(&self, number: u32) -> Error {
        self.error(Code::ModuleValue, format!("value {number} is nowhere"))
    }

    #[cold]
    fn wrong_type(&self, number: u32) -> Error {
        self.error(Code::ModuleValue, format!("value {number} is of another type than where it is used"))
    }

    /// The number of a value in an instruction's record.
    const fn number(&self, word: u64) -> u32 {
        if self.relative { (self.values.len() as u32).wrapping_sub(word as u32) } else { word as u32 }
    }

    fn push_operand(&mut self, value: Value, frame: &mut Frame) {
        if pending_number(value.0).is_some() {
            frame.patches.push((self.module.instructions.len() as u32, self.operands.len() as u32));
        }
        self.operands.push(value.0);
    }

    fn push_word(&mut self, word: u32) {
        self.operands.push(word);
    }

    /// A value, and its type behind it if it is one to come.
    #[inline]
    fn pair(&mut self, words: &mut Words<'_>) -> Result<(Value, TypeId), Error> {
        let Some(word) = words.next() else { return Err(self.short(words.record)) };
        let number = self.number(word);
        if let Some(&value) = self.values.get(number as usize)
            && let Some(of) = self.type_of(value)
        {
            return Ok((value, of));
        }
        if (number as usize) < self.values.len() {
            return self.value_of(number, None);
        }
        let Some(of) = words.next() else { return Err(self.short(words.record)) };
        let of = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        self.value_or_metadata(number, of)
    }

    /// A value of a known type.
    #[inline]
    fn typed(&mut self, words: &mut Words<'_>, of: TypeId) -> Result<Value, Error> {
        let Some(word) = words.next() else { return Err(self.short(words.record)) };
        let number = self.number(word);
        match self.values.get(number as usize) {
            Some(&value) if self.type_of(value) == Some(of) => Ok(value),
            _ => Ok(self.value_or_metadata(number, of)?.0),
        }
    }

    fn value_or_metadata(&mut self, number: u32, of: TypeId) -> Result<(Value, TypeId), Error> {
        if matches!(self.module.types.get(of), Some(Type::Metadata)) {
            return Ok((ValueKind::Metadata(self.metadata_at(number)?).into(), of));
        }
        self.value_of(number, Some(of))
    }

    /// A type that a record names.
    fn record_type(&mut self, words: &mut Words<'_>) -> Result<TypeId, Error> {
        let Some(number) = words.next() else { return Err(self.short(words.record)) };
        self.type_at(number).ok_or_else(|| self.no_type(number))
    }

    pub(super) fn instruction_record(
        &mut self,
        code: FunctionCode,
        record: &[u64],
        frame: &mut Frame,
    ) -> Result<(), Error> {
        self.operands.clear();
        let mut words = Words { record, at: 0 };
        let words = &mut words;
        let made = match code {
            FunctionCode::INST_CALL => self.call(words, frame)?,
            FunctionCode::INST_BINOP => self.binary_operation(words, frame)?,
            FunctionCode::INST_CAST => self.cast(words, frame)?,
            FunctionCode::INST_EXTRACTVAL => self.extract_value(words, frame)?,
            FunctionCode::INST_GEP | FunctionCode::INST_GEP_OLD | FunctionCode::INST_INBOUNDS_GEP_OLD => {
                self.pointer_arithmetic(code, words, frame)?
            }
            FunctionCode::INST_CMP | FunctionCode::INST_CMP2 => self.comparison(words, frame)?,
            FunctionCode::INST_BR => self.branch(words, frame)?,
            FunctionCode::INST_PHI => self.phi(words, frame)?,
            FunctionCode::INST_LOAD | FunctionCode::INST_LOADATOMIC => self.load(code, words, frame)?,
            FunctionCode::INST_STORE
            | FunctionCode::INST_STORE_OLD
            | FunctionCode::INST_STOREATOMIC
            | FunctionCode::INST_STOREATOMIC_OLD => self.store(code, words, frame)?,
            FunctionCode::INST_RET => self.ret(words, frame)?,
            FunctionCode::INST_SELECT | FunctionCode::INST_VSELECT => self.select(code, words, frame)?,
            FunctionCode::INST_SWITCH => self.switch(words, frame)?,
            FunctionCode::INST_ALLOCA => self.alloca(words, frame)?,
            FunctionCode::INST_INSERTVAL => self.insert_value(words, frame)?,
            FunctionCode::INST_EXTRACTELT | FunctionCode::INST_INSERTELT | FunctionCode::INST_SHUFFLEVEC => {
                self.vector(code, words, frame)?
            }
            FunctionCode::INST_UNREACHABLE => Instruction::new(Opcode::UNREACHABLE, frame.void),
            FunctionCode::INST_ATOMICRMW => self.atomic(words, frame)?,
            FunctionCode::INST_CMPXCHG | FunctionCode::INST_CMPXCHG_OLD => return self.exchange(code, words, frame),
            FunctionCode::INST_FENCE => self.fence(words, frame)?,
            FunctionCode::INST_INDIRECTBR => self.indirect_branch(words, frame)?,
            FunctionCode::INST_INVOKE => self.invoke(words, frame)?,
            FunctionCode::INST_RESUME => {
                let (value, _) = self.pair(words)?;
                self.push_operand(value, frame);
                Instruction::new(Opcode::RESUME, frame.void)
            }
            FunctionCode::INST_LANDINGPAD | FunctionCode::INST_LANDINGPAD_OLD => {
                self.landing_pad(code, words, frame)?
            }
            FunctionCode::INST_VAARG => self.variable_argument(words, frame)?,
            _ => return Err(self.error(Code::ModuleRecord, format!("no instruction has the code {}", code.0))),
        };
        self.add_instruction(frame, made)
    }

    fn binary_operation(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (a, of) = self.pair(words)?;
        let b = self.typed(words, of)?;
        let Some(operation) = words.next() else { return Err(self.short(words.record)) };
        let Some(opcode) = self.binary(operation, of) else {
            return Err(self.error(Code::ModuleRecord, format!("no operation {operation} on operands of this type")));
        };
        self.push_operand(a, frame);
        self.push_operand(b, frame);
        let flags = words.next().map_or(0, |flags| binary_flags(opcode, flags));
        Ok(Instruction { flags, ..Instruction::new(opcode, of) })
    }

    fn cast(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (value, _) = self.pair(words)?;
        if words.left() != 2 {
            return Err(self.short(words.record));
        }
        let to = self.record_type(words)?;
        let opcode = words.next().and_then(|operation| CASTS.get(operation as u32 as usize));
        let Some(&opcode) = opcode else { return Err(self.error(Code::ModuleRecord, "a cast of a kind there is not")) };
        self.push_operand(value, frame);
        Ok(Instruction::new(opcode, to))
    }

    fn pointer_arithmetic(
        &mut self,
        code: FunctionCode,
        words: &mut Words<'_>,
        frame: &mut Frame,
    ) -> Result<Instruction, Error> {
        let (inbounds, stated) = if code == FunctionCode::INST_GEP {
            let Some(inbounds) = words.next() else { return Err(self.short(words.record)) };
            // A type that is none is as good as none.
            let stated = words.next().and_then(|number| self.type_at(number));
            (inbounds != 0, stated)
        } else {
            (code == FunctionCode::INST_INBOUNDS_GEP_OLD, None)
        };
        let (base, of_base) = self.pair(words)?;
        let Some(pointee) = self.scalar_pointee(of_base) else {
            return Err(self.error(Code::ModuleType, "arithmetic with what is no pointer"));
        };
        if stated.is_some_and(|stated| stated != pointee) {
            return Err(self.error(Code::ModuleType, "a pointer points to another type than is stated"));
        }
        self.push_word(pointee.0);
        self.push_operand(base, frame);
        let mut lanes = None;
        while words.left() > 0 {
            let (index, of) = self.pair(words)?;
            if let Some(Type::Vector { count, .. }) = self.module.types.get(of) {
                lanes = lanes.or(Some(count));
            }
            self.push_operand(index, frame);
        }
        let inner = self.walk_indices(pointee, self.operands.get(2..).unwrap_or_default())?;
        let result = self.pointer_type(of_base, inner, lanes);
        Ok(Instruction { flags: u16::from(inbounds), ..Instruction::new(Opcode::GET_ELEMENT_PTR, result) })
    }

    /// What a pointer, or a vector's, points to.
    pub(super) fn scalar_pointee(&self, of: TypeId) -> Option<TypeId> {
        match self.module.types.get(of)? {
            Type::Pointer { to, .. } => Some(to),
            Type::Vector { of, .. } => self.module.types.pointee(of),
            _ => None,
        }
    }

    /// The type that indices lead to, of which the first steps over whole ones.
    fn walk_indices(&self, pointee: TypeId, indices: &[u32]) -> Result<TypeId, Error> {
        let mut of = pointee;
        for &word in indices.get(1..).unwrap_or_default() {
            let inner = match self.module.types.get(of) {
                Some(Type::Array { of, .. } | Type::Vector { of, .. }) => Some(of),
                Some(Type::Struct { fields: Some(fields), .. }) => {
                    let index = Value(word).constant().and_then(|id| self.module.constants.number(id));
                    index.and_then(|index| self.module.types.members(fields).get(index as usize).copied())
                }
                _ => None,
            };
            of = inner.ok_or_else(|| self.error(Code::ModuleType, "an index leads into what has no elements"))?;
        }
        Ok(of)
    }

    /// The type of a pointer to `inner`, like `base`; of a vector of them where the base or an index is one.
    fn pointer_type(&mut self, base: TypeId, inner: TypeId, lanes: Option<u32>) -> TypeId {
        let (scalar, lanes) = match self.module.types.get(base) {
            Some(Type::Vector { count, of }) => (self.module.types.get(of), Some(count)),
            scalar => (scalar, lanes),
        };
        let space = if let Some(Type::Pointer { space, .. }) = scalar { space } else { 0 };
        let pointer = self.plain_type(Type::Pointer { to: inner, space });
        match lanes {
            Some(count) => self.plain_type(Type::Vector { count, of: pointer }),
            None => pointer,
        }
    }

    /// The type of a constant's pointer arithmetic.
    pub(super) fn pointer_result(&mut self, base: TypeId, pointee: TypeId, indices: &[u32]) -> Result<TypeId, Error> {
        let inner = self.walk_indices(pointee, indices)?;
        Ok(self.pointer_type(base, inner, None))
    }

    fn extract_value(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (aggregate, of) = self.pair(words)?;
        self.push_operand(aggregate, frame);
        let result = self.indices(words, of)?;
        Ok(Instruction::new(Opcode::EXTRACT_VALUE, result))
    }

    /// Adds the indices that lead into an aggregate; gives the type they lead to.
    fn indices(&mut self, words: &mut Words<'_>, aggregate: TypeId) -> Result<TypeId, Error> {
        if words.left() == 0 {
            return Err(self.short(words.record));
        }
        let mut of = aggregate;
        while let Some(index) = words.next() {
            let inner = match self.module.types.get(of) {
                Some(Type::Array { count, of }) if index < count => Some(of),
                Some(Type::Struct { fields, .. }) => {
                    fields.and_then(|fields| self.module.types.members(fields).get(index as usize).copied())
                }
                _ => None,
            };
            of = inner
                .filter(|_| index <= u64::from(u32::MAX))
                .ok_or_else(|| self.error(Code::ModuleType, format!("index {index} leads to no element")))?;
            self.push_word(index as u32);
        }
        Ok(of)
    }

    fn insert_value(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (aggregate, of) = self.pair(words)?;
        let (element, of_element) = self.pair(words)?;
        self.push_operand(aggregate, frame);
        self.push_operand(element, frame);
        if self.indices(words, of)? != of_element {
            return Err(self.error(Code::ModuleType, "an element of another type than its place"));
        }
        Ok(Instruction::new(Opcode::INSERT_VALUE, of))
    }

    fn select(&mut self, code: FunctionCode, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (a, of) = self.pair(words)?;
        let b = self.typed(words, of)?;
        let bit = self.plain_type(Type::Integer(1));
        let condition = if code == FunctionCode::INST_SELECT {
            self.typed(words, bit)?
        } else {
            let (condition, of) = self.pair(words)?;
            let fits = match self.module.types.get(of) {
                Some(Type::Vector { of, .. }) => of == bit,
                _ => of == bit,
            };
            if !fits {
                return Err(self.error(Code::ModuleType, "a condition that is no bit"));
            }
            condition
        };
        self.push_operand(condition, frame);
        self.push_operand(a, frame);
        self.push_operand(b, frame);
        Ok(Instruction::new(Opcode::SELECT, of))
    }

    fn vector(&mut self, code: FunctionCode, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (a, of) = self.pair(words)?;
        let Some(Type::Vector { of: element, .. }) = self.module.types.get(of) else { return Err(self.no_vector()) };
        self.push_operand(a, frame);
        Ok(match code {
            FunctionCode::INST_EXTRACTELT => {
                let (index, _) = self.pair(words)?;
                self.push_operand(index, frame);
                Instruction::new(Opcode::EXTRACT_ELEMENT, element)
            }
            FunctionCode::INST_INSERTELT => {
                let value = self.typed(words, element)?;
                let (index, _) = self.pair(words)?;
                self.push_operand(value, frame);
                self.push_operand(index, frame);
                Instruction::new(Opcode::INSERT_ELEMENT, of)
            }
            _ => {
                let b = self.typed(words, of)?;
                let (mask, of_mask) = self.pair(words)?;
                let Some(Type::Vector { count, .. }) = self.module.types.get(of_mask) else {
                    return Err(self.no_vector());
                };
                self.push_operand(b, frame);
                self.push_operand(mask, frame);
                let result = self.plain_type(Type::Vector { count, of: element });
                Instruction::new(Opcode::SHUFFLE_VECTOR, result)
            }
        })
    }

    fn comparison(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (a, of) = self.pair(words)?;
        let b = self.typed(words, of)?;
        let Some(predicate) = words.next() else { return Err(self.short(words.record)) };
        let float = self.is_float(of);
        let flags = if float { words.next().map_or(0, |flags| flags as u16 & 31) } else { 0 };
        if words.left() != 0 {
            return Err(self.short(words.record));
        }
        let opcode = if float { Opcode::F_CMP } else { Opcode::I_CMP };
        let bit = self.plain_type(Type::Integer(1));
        let result = match self.module.types.get(of) {
            Some(Type::Vector { count, .. }) => self.plain_type(Type::Vector { count, of: bit }),
            _ => bit,
        };
        self.push_operand(a, frame);
        self.push_operand(b, frame);
        Ok(Instruction { flags, detail: predicate as u32, ..Instruction::new(opcode, result) })
    }

    fn ret(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        if words.left() > 0 {
            let (value, _) = self.pair(words)?;
            if words.left() > 0 {
                return Err(self.short(words.record));
            }
            self.push_operand(value, frame);
        }
        Ok(Instruction::new(Opcode::RET, frame.void))
    }

    fn branch(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        match *words.record {
            [to] => {
                let to = self.block_at(to)?;
                self.push_word(to.0);
            }
            [yes, no, _] => {
                words.at = 2;
                let (yes, no) = (self.block_at(yes)?, self.block_at(no)?);
                let bit = self.plain_type(Type::Integer(1));
                let condition = self.typed(words, bit)?;
                self.push_operand(condition, frame);
                self.push_word(yes.0);
                self.push_word(no.0);
            }
            _ => return Err(self.short(words.record)),
        }
        Ok(Instruction::new(Opcode::BR, frame.void))
    }

    fn switch(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let &[_, _, default, ref cases @ ..] = words.record else { return Err(self.short(words.record)) };
        if cases.len() % 2 == 1 {
            return Err(self.short(words.record));
        }
        let of = self.record_type(words)?;
        let value = self.typed(words, of)?;
        self.push_operand(value, frame);
        let default = self.block_at(default)?;
        self.push_word(default.0);
        for &[case, block] in cases.as_chunks::<2>().0 {
            let (value, _) = self.value_of(case as u32, Some(of))?;
            let number = value.constant().and_then(|id| self.module.constants.get(id)).map(|constant| constant.kind);
            use crate::model::ConstantKind::{Number, Wide};
            if !matches!(number, Some(Number(_) | Wide(_))) {
                return Err(self.error(Code::ModuleValue, "a case that is no constant number"));
            }
            let block = self.block_at(block)?;
            self.push_word(value.0);
            self.push_word(block.0);
        }
        Ok(Instruction::new(Opcode::SWITCH, frame.void))
    }

    fn indirect_branch(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let of = self.record_type(words)?;
        let value = self.typed(words, of)?;
        self.push_operand(value, frame);
        while let Some(block) = words.next() {
            let block = self.block_at(block)?;
            self.push_word(block.0);
        }
        Ok(Instruction::new(Opcode::INDIRECT_BR, frame.void))
    }

    fn phi(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        if words.left().is_multiple_of(2) {
            return Err(self.short(words.record));
        }
        let of = self.record_type(words)?;
        for &[word, block] in words.rest().as_chunks::<2>().0 {
            // What comes later has a number below zero.
            let word = if self.relative { signed(word) } else { word };
            let number = self.number(word);
            let (value, _) = self.value_or_metadata(number, of)?;
            let block = self.block_at(block)?;
            self.push_operand(value, frame);
            self.push_word(block.0);
        }
        Ok(Instruction::new(Opcode::PHI, of))
    }

    fn alloca(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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
        let of_count = self.record_type(words)?;
        let (count, _) = self.value_of(count as u32, Some(of_count))?;
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

    fn load(&mut self, code: FunctionCode, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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
            if words.get(3) == Some(&0) {
                flags |= memory::SINGLE_THREAD;
            }
        }
        Ok((self.alignment(alignment)?, flags))
    }

    fn store(&mut self, code: FunctionCode, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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

    fn atomic(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let (pointer, of) = self.pair(words)?;
        let Some(inner) = self.module.types.pointee(of) else {
            return Err(self.error(Code::ModuleType, "what is changed is no pointer"));
        };
        let value = self.typed(words, inner)?;
        let &[operation, volatile, order, scope] = words.rest() else { return Err(self.short(words.record)) };
        let order = ordering(order);
        if operation > 10 || order < 2 {
            return Err(self.error(Code::ModuleRecord, "an atomic operation of no kind or in no order"));
        }
        self.push_operand(pointer, frame);
        self.push_operand(value, frame);
        let mut flags = memory::ATOMIC | order << memory::ORDERING;
        flags |= if volatile != 0 { memory::VOLATILE } else { 0 };
        flags |= if scope == 0 { memory::SINGLE_THREAD } else { 0 };
        Ok(Instruction { flags, detail: operation as u32, ..Instruction::new(Opcode::ATOMIC_RMW, inner) })
    }

    fn exchange(&mut self, code: FunctionCode, words: &mut Words<'_>, frame: &mut Frame) -> Result<(), Error> {
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
        flags |= if scope == 0 { memory::SINGLE_THREAD } else { 0 };
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
        self.values.pop();
        self.operands.clear();
        self.push_word(Value::from(ValueKind::Instruction(crate::model::InstructionId(made_at))).0);
        self.push_word(0);
        self.add_instruction(frame, Instruction::new(Opcode::EXTRACT_VALUE, of_compare))
    }

    fn fence(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let &[order, scope] = words.record else { return Err(self.short(words.record)) };
        let order = ordering(order);
        if order < 3 {
            return Err(self.error(Code::ModuleRecord, "a fence in no order"));
        }
        let single = if scope == 0 { memory::SINGLE_THREAD } else { 0 };
        Ok(Instruction { flags: single | order << memory::ORDERING, ..Instruction::new(Opcode::FENCE, frame.void) })
    }

    fn call(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        const MUST_TAIL: u64 = 1 << 14;
        const EXPLICIT: u64 = 1 << 15;
        let &[attributes, packed, _, ..] = words.record else { return Err(self.short(words.record)) };
        words.at = 2;
        let stated = if packed & EXPLICIT != 0 { Some(self.record_type(words)?) } else { None };
        let (callee, of) = self.pair(words)?;
        let signature = self.called(of, stated)?;
        self.push_operand(callee, frame);
        self.push_word(signature.0);
        let result = self.arguments(signature, words, frame)?;
        let flags = packed as u16 & 1 | if packed & MUST_TAIL != 0 { 2 } else { 0 };
        Ok(Instruction {
            flags,
            detail: (packed >> 1) as u32 & 0x1fff,
            attributes: self.attribute_list(attributes).map_or(0, |list| list.0 + 1),
            ..Instruction::new(Opcode::CALL, result)
        })
    }

    /// The type of the function that a pointer points to.
    fn called(&self, pointer: TypeId, stated: Option<TypeId>) -> Result<TypeId, Error> {
        let signature = self.module.types.pointee(pointer);
        let function = |of: TypeId| matches!(self.module.types.get(of), Some(Type::Function { .. }));
        match signature.filter(|&of| function(of)) {
            Some(signature) if stated.is_none_or(|stated| stated == signature) => Ok(signature),
            _ => Err(self.error(Code::ModuleType, "what is called is no function, or of another type than is stated")),
        }
    }

    /// Adds the arguments of a call; gives what the function returns.
    fn arguments(&mut self, signature: TypeId, words: &mut Words<'_>, frame: &mut Frame) -> Result<TypeId, Error> {
        let Some(Type::Function { returns, parameters, variadic }) = self.module.types.get(signature) else {
            return Err(self.no_type(u64::from(signature.0)));
        };
        for i in 0..parameters.length {
            let Some(&of) = self.module.types.members.get((parameters.start + i) as usize) else { break };
            let value = self.typed(words, of)?;
            self.push_operand(value, frame);
        }
        if !variadic && words.left() > 0 {
            return Err(self.short(words.record));
        }
        while words.left() > 0 {
            let (value, _) = self.pair(words)?;
            self.push_operand(value, frame);
        }
        Ok(returns)
    }

    fn invoke(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        const EXPLICIT: u64 = 1 << 13;
        let &[attributes, packed, normal, unwind, ..] = words.record else { return Err(self.short(words.record)) };
        words.at = 4;
        let (normal, unwind) = (self.block_at(normal)?, self.block_at(unwind)?);
        let stated = if packed & EXPLICIT != 0 { Some(self.record_type(words)?) } else { None };
        let (callee, of) = self.pair(words)?;
        let signature = self.called(of, stated)?;
        self.push_operand(callee, frame);
        for word in [normal.0, unwind.0, signature.0] {
            self.push_word(word);
        }
        let result = self.arguments(signature, words, frame)?;
        Ok(Instruction {
            detail: packed as u32 & !(EXPLICIT as u32),
            attributes: self.attribute_list(attributes).map_or(0, |list| list.0 + 1),
            ..Instruction::new(Opcode::INVOKE, result)
        })
    }

    fn landing_pad(
        &mut self,
        code: FunctionCode,
        words: &mut Words<'_>,
        frame: &mut Frame,
    ) -> Result<Instruction, Error> {
        let of = self.record_type(words)?;
        if code == FunctionCode::INST_LANDINGPAD_OLD {
            let (personality, _) = self.pair(words)?;
            let function = self.module.functions.get_mut(frame.function.index());
            let same = function.is_some_and(|function| *function.personality.get_or_insert(personality) == personality);
            if !same {
                return Err(self.error(Code::ModuleValue, "a function has two personalities"));
            }
        }
        let (Some(cleanup), Some(count)) = (words.next(), words.next()) else { return Err(self.short(words.record)) };
        if count as u32 as usize > words.left() {
            return Err(self.short(words.record));
        }
        self.push_word(count as u32);
        for _ in 0..count as u32 {
            let Some(kind) = words.next() else { return Err(self.short(words.record)) };
            let (value, _) = self.pair(words)?;
            self.push_word(kind as u32);
            self.push_operand(value, frame);
        }
        Ok(Instruction { flags: u16::from(cleanup != 0), ..Instruction::new(Opcode::LANDING_PAD, of) })
    }

    fn variable_argument(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let of = self.record_type(words)?;
        let value = self.typed(words, of)?;
        let result = self.record_type(words)?;
        self.push_operand(value, frame);
        Ok(Instruction::new(Opcode::VA_ARG, result))
    }
}
