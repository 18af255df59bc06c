//! Records of instructions.

use dxbin_base::{Code, Error};

use super::Reader;
use super::body::Frame;
use super::constants::pending_number;
use super::expressions::binary_flags;
use super::types::HOLE;
use crate::model::{Instruction, InstructionId, Opcode, Type, TypeId, Value, ValueKind};
use crate::spec::codes::{CASTS, FunctionCode};

/// A record's values, one after another.
pub(super) struct Words<'r> {
    pub(super) record: &'r [u64],
    pub(super) at: usize,
}

impl<'r> Words<'r> {
    pub(super) fn next(&mut self) -> Option<u64> {
        let word = self.record.get(self.at).copied()?;
        self.at += 1;
        Some(word)
    }

    pub(super) const fn left(&self) -> usize {
        self.record.len() - self.at
    }

    pub(super) fn rest(&self) -> &'r [u64] {
        self.record.get(self.at..).unwrap_or_default()
    }
}

/// What LLVM keeps of a comparison's predicate.
const PREDICATES: u32 = (1 << 15) - 1;

impl Reader<'_, '_> {
    /// A value by its number: one that is there, of this type if one must be; or one to come, whose type must be known.
    pub(super) fn value_of(&mut self, number: u32, of: Option<TypeId>) -> Result<(Value, TypeId), Error> {
        if let Some(&known) = self.kept.values.get(number as usize)
            && known.of != HOLE
        {
            if of.is_some_and(|of| of != known.of) {
                return Err(self.wrong_type(number));
            }
            return Ok((known.value, known.of));
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
    pub(super) const fn number(&self, word: u64) -> u32 {
        if self.relative { (self.kept.values.len() as u32).wrapping_sub(word as u32) } else { word as u32 }
    }

    #[inline(always)]
    pub(super) fn push_operand(&mut self, value: Value, frame: &mut Frame) {
        if pending_number(value.0).is_some() {
            let instructions = &self.module.instructions;
            let place = instructions.tail(frame.start).len() as u32;
            frame.patches.push((instructions.len() as u32, place));
        }
        self.module.instructions.push_word(value.0);
    }

    pub(super) fn push_word(&mut self, word: u32) {
        self.module.instructions.push_word(word);
    }

    /// A value, and its type behind it if it is one to come.
    #[inline(always)]
    pub(super) fn pair(&mut self, words: &mut Words<'_>) -> Result<(Value, TypeId), Error> {
        if let Some(&word) = words.record.get(words.at)
            && let Some(known) = self.kept.values.get(self.number(word) as usize)
            && known.of != HOLE
        {
            words.at += 1;
            return Ok((known.value, known.of));
        }
        self.rare_pair(words)
    }

    #[cold]
    fn rare_pair(&mut self, words: &mut Words<'_>) -> Result<(Value, TypeId), Error> {
        let Some(word) = words.next() else { return Err(self.short(words.record)) };
        let number = self.number(word);
        if (number as usize) < self.kept.values.len() {
            return self.value_of(number, None);
        }
        let Some(of) = words.next() else { return Err(self.short(words.record)) };
        match self.type_at(of) {
            Some(of) => self.value_or_metadata(number, of),
            // No type will do where it was said before.
            None => self.value_of(number, None),
        }
    }

    /// A value of a known type.
    #[inline(always)]
    pub(super) fn typed(&mut self, words: &mut Words<'_>, of: TypeId) -> Result<Value, Error> {
        if let Some(&word) = words.record.get(words.at)
            && let Some(known) = self.kept.values.get(self.number(word) as usize)
            && known.of == of
            // Of type metadata a record has metadata, and no value.
            && of != self.metadata_type
        {
            words.at += 1;
            return Ok(known.value);
        }
        self.rare_typed(words, of)
    }

    #[cold]
    fn rare_typed(&mut self, words: &mut Words<'_>, of: TypeId) -> Result<Value, Error> {
        let Some(word) = words.next() else { return Err(self.short(words.record)) };
        Ok(self.value_or_metadata(self.number(word), of)?.0)
    }

    pub(super) fn value_or_metadata(&mut self, number: u32, of: TypeId) -> Result<(Value, TypeId), Error> {
        if matches!(self.module.types.get(of), Some(Type::Metadata)) {
            let id = self.metadata_at(number)?;
            return Ok((ValueKind::Metadata(self.as_value(id)).into(), of));
        }
        self.value_of(number, Some(of))
    }

    /// A type that a record names.
    pub(super) fn record_type(&mut self, words: &mut Words<'_>) -> Result<TypeId, Error> {
        let Some(number) = words.next() else { return Err(self.short(words.record)) };
        self.type_at(number).ok_or_else(|| self.no_type(number))
    }

    #[inline(always)]
    pub(super) fn instruction_record(
        &mut self,
        code: FunctionCode,
        record: &[u64],
        frame: &mut Frame,
    ) -> Result<(), Error> {
        if self.module.instructions.is_full(record.len()) {
            self.make_room(record.len());
        }
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
        let (value, from) = self.pair(words)?;
        if words.left() != 2 {
            return Err(self.short(words.record));
        }
        let to = self.record_type(words)?;
        let opcode = words.next().and_then(|operation| CASTS.get(operation as u32 as usize));
        let Some(&opcode) = opcode else { return Err(self.error(Code::ModuleRecord, "a cast of a kind there is not")) };
        self.push_operand(value, frame);
        let spaces = self.space_of(from).zip(self.space_of(to));
        if opcode != Opcode::BIT_CAST || spaces.is_none_or(|(from, to)| from == to) {
            return Ok(Instruction::new(opcode, to));
        }
        // Between address spaces LLVM makes two casts of it; the number is that of the second.
        let word = self.plain_type(Type::Integer(64));
        let made = self.module.instructions.len() as u32;
        self.add_instruction(frame, Instruction::new(Opcode::PTR_TO_INT, word))?;
        self.kept.values.pop();
        self.push_word(Value::from(ValueKind::Instruction(InstructionId(made))).0);
        Ok(Instruction::new(Opcode::INT_TO_PTR, to))
    }

    /// The address space of a pointer, or of a vector of them.
    fn space_of(&self, of: TypeId) -> Option<u32> {
        self.scalar(of)?.space()
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
        let Some(pointee) = self.scalar_pointee(of_base) else { return Err(self.no_pointer()) };
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
        let inner =
            self.walk_indices(pointee, self.module.instructions.tail(frame.start).get(2..).unwrap_or_default())?;
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
    pub(super) fn walk_indices(&self, pointee: TypeId, indices: &[u32]) -> Result<TypeId, Error> {
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
    pub(super) fn pointer_type(&mut self, base: TypeId, inner: TypeId, lanes: Option<u32>) -> TypeId {
        let (scalar, lanes) = match self.module.types.get(base) {
            Some(Type::Vector { count, of }) => (self.module.types.get(of), Some(count)),
            scalar => (scalar, lanes),
        };
        let space = scalar.and_then(Type::space).unwrap_or(0);
        let pointer = self.plain_type(Type::Pointer { to: inner, space });
        match lanes {
            Some(count) => self.plain_type(Type::Vector { count, of: pointer }),
            None => pointer,
        }
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
        Ok(Instruction { flags, detail: predicate as u32 & PREDICATES, ..Instruction::new(opcode, result) })
    }
}
