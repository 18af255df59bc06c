//! Instructions to tokens: the inverse of [`crate::decode`].

use crate::model::{Instruction, Operand, ProgramModel};
use crate::spec::Opcode;
use crate::token::Representation;

impl ProgramModel {
    /// The program's bytes. A model that was decoded and not changed gives the same bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut words = vec![self.version.0, self.length];
        for instruction in &self.instructions {
            instruction.encode(&mut words);
        }
        let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.extend_from_slice(&self.tail);
        bytes
    }

    /// Sets the stated lengths of the program and of each instruction to what they hold, for after an edit.
    pub fn fit(&mut self) {
        let mut length = 2;
        for instruction in &mut self.instructions {
            instruction.fit();
            length += instruction.length;
        }
        self.length = length + (self.tail.len() / 4) as u32;
    }
}

impl Instruction {
    /// Appends the instruction's words.
    pub fn encode(&self, out: &mut Vec<u32>) {
        if !self.raw.is_empty() {
            out.extend_from_slice(&self.raw);
            return;
        }
        out.push(self.token.0);
        out.extend(self.extended.iter().map(|token| token.0));
        let Some(info) = self.opcode().info() else { return };
        if info.leading_word {
            out.push(self.leading);
        }
        for operand in self.operands.iter().take(info.operands()) {
            self.encode_operand(operand, out, 0);
        }
        out.extend_from_slice(&self.words);
        out.extend_from_slice(&self.rest);
    }

    /// Appends the words of an operand, whose indices are looked up here.
    pub(crate) fn encode_operand(&self, operand: &Operand, out: &mut Vec<u32>, depth: usize) {
        out.push(operand.token.0);
        if operand.token.is_extended() {
            out.push(operand.extension.0);
        }
        if operand.token.operand_type().is_immediate() {
            out.extend(operand.value.iter().take(operand.token.immediates()));
        }
        for (dimension, index) in operand.index.iter().enumerate().take(operand.dimensions()) {
            match operand.token.representation(dimension) {
                Representation::Immediate32 | Representation::Immediate32PlusRelative => out.push(index.words[0]),
                Representation::Immediate64 => out.extend(index.words),
                Representation::Relative => {}
            }
            // Each operand stands behind those that use it, so an operand cannot hold itself; the depth is a second
            // fence for models made by hand.
            let relative = index.relative.and_then(|place| self.operands.get(usize::from(place)));
            if let (Some(relative), true) = (relative, depth < self.operands.len()) {
                self.encode_operand(relative, out, depth + 1);
            }
        }
    }

    /// Sets the stated length to what the instruction holds.
    pub fn fit(&mut self) {
        let mut words = Vec::new();
        self.encode(&mut words);
        self.length = words.len() as u32;
        match self.opcode() {
            Opcode::CUSTOMDATA => self.words = vec![self.length],
            Opcode::DCL_FUNCTION_TABLE | Opcode::DCL_INTERFACE if self.token.is_extended() => {
                if let Some(token) = self.extended.first_mut() {
                    token.0 = self.length;
                }
            }
            _ => self.token = self.token.with_length(self.length),
        }
    }
}
