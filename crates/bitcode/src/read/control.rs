//! Records of calls and of instructions that end blocks or start them.

use dxbin_base::{Code, Error};

use super::Reader;
use super::body::Frame;
use super::constants::signed;
use super::instructions::Words;
use crate::model::{Instruction, Opcode, Type, TypeId, Value, ValueKind};
use crate::spec::codes::FunctionCode;

impl Reader<'_, '_> {
    pub(super) fn ret(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        if words.left() > 0 {
            let (value, _) = self.pair(words)?;
            if words.left() > 0 {
                return Err(self.short(words.record));
            }
            self.push_operand(value, frame);
        }
        Ok(Instruction::new(Opcode::RET, frame.void))
    }

    pub(super) fn branch(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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

    pub(super) fn switch(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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

    pub(super) fn indirect_branch(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let of = self.record_type(words)?;
        let value = self.typed(words, of)?;
        self.push_operand(value, frame);
        while let Some(block) = words.next() {
            let block = self.block_at(block)?;
            self.push_word(block.0);
        }
        Ok(Instruction::new(Opcode::INDIRECT_BR, frame.void))
    }

    pub(super) fn phi(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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

    pub(super) fn call(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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
    #[inline(always)]
    fn arguments(&mut self, signature: TypeId, words: &mut Words<'_>, frame: &mut Frame) -> Result<TypeId, Error> {
        let Some(Type::Function { returns, parameters, variadic }) = self.module.types.get(signature) else {
            return Err(self.no_type(u64::from(signature.0)));
        };
        for i in 0..parameters.length {
            let Some(&of) = self.module.types.members.get((parameters.start + i) as usize) else { break };
            if of == self.label {
                return Err(self.error(Code::ModuleValue, "a label is no value of a call"));
            }
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

    pub(super) fn invoke(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
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

    pub(super) fn landing_pad(
        &mut self,
        code: FunctionCode,
        words: &mut Words<'_>,
        frame: &mut Frame,
    ) -> Result<Instruction, Error> {
        let of = self.record_type(words)?;
        if code == FunctionCode::INST_LANDINGPAD_OLD {
            let (personality, _) = self.pair(words)?;
            self.needs_constant(personality)?;
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
            if words.next().is_none() {
                return Err(self.short(words.record));
            }
            let (value, of) = self.pair(words)?;
            self.needs_constant(value)?;
            // LLVM goes by the type: arrays are filters.
            let filters = matches!(self.module.types.get(of), Some(Type::Array { .. }));
            self.push_word(u32::from(filters));
            self.push_operand(value, frame);
        }
        Ok(Instruction { flags: u16::from(cleanup != 0), ..Instruction::new(Opcode::LANDING_PAD, of) })
    }

    /// Clauses and personalities are constants.
    fn needs_constant(&self, value: Value) -> Result<(), Error> {
        match value.kind() {
            ValueKind::Constant(_) | ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_) => Ok(()),
            _ => Err(self.error(Code::ModuleValue, "a clause or a personality that is no constant")),
        }
    }

    pub(super) fn variable_argument(&mut self, words: &mut Words<'_>, frame: &mut Frame) -> Result<Instruction, Error> {
        let of = self.record_type(words)?;
        let value = self.typed(words, of)?;
        let result = self.record_type(words)?;
        self.push_operand(value, frame);
        Ok(Instruction::new(Opcode::VA_ARG, result))
    }
}
