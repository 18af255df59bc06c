//! Programs and instructions as values.

use dxbin_base::Code;

use crate::spec::Opcode;
use crate::token::{ExtendedToken, OpcodeToken, OperandExtension, OperandToken};

/// An index of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Index {
    /// The stored number: one word, or the upper and the lower word of a 64-bit one. 0 where there is none.
    pub words: [u32; 2],
    /// The operand that is added: its place in [`Instruction::operands`].
    pub relative: Option<u16>,
}

impl Index {
    /// The number that Microsoft's tools take for the index.
    pub fn value(&self) -> u32 {
        self.words[0]
    }
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Operand {
    /// Its first token.
    pub token: OperandToken,
    /// Its extended token, if the first says that there is one.
    pub extension: OperandExtension,
    /// The indices; as many as the token says.
    pub index: [Index; 3],
    /// The words of a literal; as many as the token says.
    pub value: [u32; 4],
}

impl Operand {
    /// The number of indices: none for literals, whatever their token says.
    #[inline]
    pub fn dimensions(&self) -> usize {
        if self.token.operand_type().is_immediate() { 0 } else { self.token.dimensions() }
    }
}

/// An instruction or declaration.
///
/// One value serves for a whole program: a decoder fills it again for each instruction, so that no memory is taken in
/// the long run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Instruction {
    /// Its first token.
    pub token: OpcodeToken,
    /// Its place in the program, in words.
    pub at: usize,
    /// Its length in words. More than 127 do not fit in the token: custom data and long tables have a word for it.
    pub length: u32,
    /// The extended opcode tokens. For a table of functions whose token is extended it is the length instead.
    pub extended: Vec<ExtendedToken>,
    /// The word before the operands (`fcall`).
    pub leading: u32,
    /// The operands, and behind them those that their indices use.
    pub operands: Vec<Operand>,
    /// The words behind the operands; as many as the opcode's row says.
    pub words: Vec<u32>,
    /// What follows the words: a table's numbers, custom data (behind its length), and tokens that mean nothing.
    pub rest: Vec<u32>,
    /// How many words of `rest` are the table or the custom data.
    pub table: usize,
    /// What is wrong with it. With [`Code::UnknownOpcode`] or [`Code::OperandPastInstruction`] `raw` is what was stored.
    pub problem: Option<Code>,
    /// All words as stored, for an instruction that the fields above do not give back.
    pub raw: Vec<u32>,
}

impl Instruction {
    /// What it does.
    #[inline]
    pub fn opcode(&self) -> Opcode {
        self.token.opcode()
    }

    /// Makes it empty, and keeps the memory.
    #[inline]
    pub(crate) fn clear(&mut self, at: usize, token: OpcodeToken) {
        let Self { extended, operands, words, rest, raw, .. } = self;
        extended.clear();
        operands.clear();
        words.clear();
        rest.clear();
        raw.clear();
        self.token = token;
        self.at = at;
        self.length = token.length();
        self.leading = 0;
        self.table = 0;
        self.problem = None;
    }
}

/// A whole program as values: what [`crate::encode`] writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramModel {
    /// The version token.
    pub version: crate::token::Version,
    /// The stated length in words.
    pub length: u32,
    /// Instructions and declarations in their order.
    pub instructions: Vec<Instruction>,
    /// What follows the last instruction that could be read: tokens and up to three odd bytes.
    pub tail: Vec<u8>,
}
