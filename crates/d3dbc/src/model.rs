//! A program as values.

use crate::spec::Opcode;
use crate::token::{DeclarationToken, InstructionToken, ParameterToken, Version};

/// A register that an instruction names, and the one that indexes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Parameter {
    /// The register.
    pub token: ParameterToken,
    /// The token of the register that indexes it. Before Shader Model 2 there is none, also where the register is indexed.
    pub index: Option<ParameterToken>,
}

impl Parameter {
    /// The register that indexes this one, also where no token says so.
    pub fn indexed_by(&self) -> Option<ParameterToken> {
        self.token.is_relative().then(|| self.index.unwrap_or(ParameterToken::IMPLIED_INDEX))
    }
}

/// One instruction, or a comment.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Instruction {
    /// Where it stands, in words from the program's start.
    pub at: usize,
    /// Its first token.
    pub token: InstructionToken,
    /// What a `dcl` declares.
    pub declaration: Option<DeclarationToken>,
    /// What is written to.
    pub destination: Option<Parameter>,
    /// The word in the predicate's place, where there is a predicate.
    pub predicate: Option<u32>,
    /// The token that Microsoft's disassembler prints as the predicate: that in [`Instruction::predicate`], but for a `dcl`
    /// and for an indexed destination, where it takes the word behind the first one all the same.
    pub printed_predicate: Option<ParameterToken>,
    /// The words of `def`, `defi` and `defb`.
    pub literals: Vec<u32>,
    /// What is read.
    pub sources: Vec<Parameter>,
    /// The bytes of a comment.
    pub comment: Vec<u8>,
}

impl Instruction {
    /// The opcode.
    #[inline]
    pub fn opcode(&self) -> Opcode {
        self.token.opcode()
    }

    /// Empties it for another instruction; the memory is kept.
    pub(crate) fn clear(&mut self, at: usize, token: InstructionToken) {
        self.at = at;
        self.token = token;
        self.declaration = None;
        self.destination = None;
        self.predicate = None;
        self.printed_predicate = None;
        self.literals.clear();
        self.sources.clear();
        self.comment.clear();
    }
}

/// A whole program as values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramModel {
    /// Stage and Shader Model.
    pub version: Version,
    /// The instructions and comments.
    pub instructions: Vec<Instruction>,
    /// The end token and all that follows it; or what could not be decoded.
    pub tail: Vec<u8>,
}
