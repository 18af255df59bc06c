//! Small helpers that make instructions and operands.

use dxbin_base::{Error, FourCc};
use dxbin_container::Builder;
use dxbin_tpf::spec::{Opcode, OperandType, ProgramType};
use dxbin_tpf::token::{ExtendedToken, OpcodeToken, OperandExtension, OperandToken, Version};
use dxbin_tpf::{Index, Instruction, Operand, ProgramModel};

/// A container that holds nothing but the program.
pub(crate) fn container(program: &ProgramModel) -> Result<Vec<u8>, Error> {
    let mut builder = Builder::new();
    let kind = if program.version.major() < 5 { *b"SHDR" } else { *b"SHEX" };
    builder.push(FourCc(kind), program.encode());
    builder.build()
}

/// A program of instructions, ended by `ret`, its lengths set.
pub(crate) fn program(stage: ProgramType, model: u32, instructions: Vec<Instruction>) -> ProgramModel {
    let version = Version(u32::from(stage.0) << 16 | model);
    let mut program = ProgramModel { version, length: 0, instructions, tail: Vec::new() };
    program.instructions.push(op(Opcode::RET, &[]));
    program.fit();
    program
}

/// An instruction with these operands.
pub(crate) fn op(opcode: Opcode, operands: &[Operands]) -> Instruction {
    let mut instruction = Instruction { token: OpcodeToken(u32::from(opcode.0)), ..Instruction::default() };
    // The operands that indices use stand behind all others.
    instruction.operands = operands.iter().map(|operand| operand.operand).collect();
    for (place, operand) in operands.iter().enumerate() {
        for (dimension, relative) in operand.relative.iter().enumerate() {
            if let Some(relative) = relative {
                let behind = instruction.operands.len() as u16;
                instruction.operands.push(*relative);
                instruction.operands[place].index[dimension].relative = Some(behind);
            }
        }
    }
    instruction
}

impl Tuned for Instruction {}

/// Changes to an instruction, one after the other.
pub(crate) trait Tuned: Sized + Into<Instruction> + From<Instruction> {
    /// With these control bits.
    fn bits(self, bits: u32) -> Instruction {
        let mut instruction: Instruction = self.into();
        instruction.token.0 |= bits;
        instruction
    }

    /// With these words behind the operands.
    fn words(self, words: &[u32]) -> Instruction {
        let mut instruction: Instruction = self.into();
        instruction.words = words.to_vec();
        instruction
    }

    /// With these extended tokens, chained.
    fn extended(self, tokens: &[u32]) -> Instruction {
        let mut instruction: Instruction = self.into();
        instruction.token.0 |= 1 << 31;
        let last = tokens.len().saturating_sub(1);
        let chain = |i: usize, token: u32| ExtendedToken(token | u32::from(i < last) << 31);
        instruction.extended = tokens.iter().enumerate().map(|(i, &token)| chain(i, token)).collect();
        instruction
    }

    /// With a table or tokens that mean nothing behind the words.
    fn rest(self, rest: &[u32]) -> Instruction {
        let mut instruction: Instruction = self.into();
        instruction.rest = rest.to_vec();
        instruction
    }
}

/// Custom data of a class.
pub(crate) fn custom_data(class: u32, data: &[u32]) -> Instruction {
    op(Opcode::CUSTOMDATA, &[]).bits(class << 11).words(&[0]).rest(data)
}

/// An operand and those in its indices.
#[derive(Clone, Copy, Default)]
pub(crate) struct Operands {
    pub(crate) operand: Operand,
    pub(crate) relative: [Option<Operand>; 3],
}

/// An operand of four components, all taken, whose indices are these numbers.
pub(crate) fn register(operand_type: OperandType, indices: &[u32]) -> Operands {
    let token = 2 | 1 << 2 | 0xe4 << 4 | u32::from(operand_type.0) << 12 | (indices.len() as u32) << 20;
    let mut operand = Operand { token: OperandToken(token), ..Operand::default() };
    for (index, &number) in operand.index.iter_mut().zip(indices) {
        *index = Index { words: [number, 0], relative: None };
    }
    Operands { operand, relative: [None; 3] }
}

/// `rN`.
pub(crate) fn r(number: u32) -> Operands {
    register(OperandType::TEMP, &[number])
}

/// A literal of one or four components.
pub(crate) fn literal(values: &[u32]) -> Operands {
    let components = if values.len() == 1 { 1 } else { 2 };
    let mut operand =
        Operand { token: OperandToken(components | u32::from(OperandType::IMMEDIATE32.0) << 12), ..Operand::default() };
    for (value, &word) in operand.value.iter_mut().zip(values) {
        *value = word;
    }
    Operands { operand, relative: [None; 3] }
}

impl Operands {
    /// With other bits where `mask` is set.
    pub(crate) fn token(mut self, mask: u32, bits: u32) -> Self {
        self.operand.token.0 = self.operand.token.0 & !mask | bits;
        self
    }

    /// With a write mask.
    pub(crate) fn mask(self, mask: u32) -> Self {
        self.token(0xffc, mask << 4)
    }

    /// With no components.
    pub(crate) fn bare(self) -> Self {
        self.token(0xfff, 0)
    }

    /// With an extended token.
    pub(crate) fn extension(mut self, bits: u32) -> Self {
        self.operand.token.0 |= 1 << 31;
        self.operand.extension = OperandExtension(bits);
        self
    }

    /// With an index stored in a form: the three bits that are set aside for it.
    pub(crate) fn form(mut self, dimension: usize, form: u32, relative: Option<Operand>) -> Self {
        self.operand.token.0 |= form << (22 + 3 * dimension);
        self.relative[dimension] = relative;
        self
    }
}
