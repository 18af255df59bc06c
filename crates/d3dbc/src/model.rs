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

impl ProgramModel {
    /// Notes where each instruction stands, after some were added or left out.
    pub fn renumber(&mut self) {
        let mut at = 1;
        for instruction in &mut self.instructions {
            instruction.at = at;
            at += instruction.size() / 4;
        }
    }

    /// Takes the comments of another program: each before the instruction that has as many before it as the one it stood
    /// at. Comments of its own are left out.
    ///
    /// ```
    /// use dxbin_base::Diagnostics;
    /// use dxbin_d3dbc::{Program, parse};
    /// // ps_2_0: a comment of one word, and `nop`.
    /// let words = [0xffff_0200_u32, 0x0001_fffe, 0x6f6c_6f68, 0, 0x0000_ffff];
    /// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    /// let original = Program::read(&bytes, 0)?.model(&mut Diagnostics::new());
    /// let mut program = parse::parse(b"ps_2_0\nnop\nnop\n").unwrap().program;
    /// program.take_comments(&original);
    /// assert_eq!(program.instructions.len(), 3);
    /// assert_eq!(program.instructions[0].comment, b"holo");
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    pub fn take_comments(&mut self, from: &Self) {
        let own = std::mem::take(&mut self.instructions).into_iter();
        let mut own = own.filter(|instruction| instruction.opcode() != Opcode::COMMENT);
        let mut all = Vec::new();
        for instruction in &from.instructions {
            if instruction.opcode() == Opcode::COMMENT {
                all.push(instruction.clone());
            } else {
                all.extend(own.next());
            }
        }
        all.extend(own);
        self.instructions = all;
        self.renumber();
    }
}

impl Instruction {
    /// A comment. Bytes that make no whole words, or more than a token can state, make none.
    pub fn of_comment(comment: Vec<u8>) -> Option<Self> {
        let length = u16::try_from(comment.len() / 4).ok().filter(|_| comment.len().is_multiple_of(4))?;
        let token = InstructionToken(u32::from(length) << 16 | u32::from(Opcode::COMMENT.0));
        Some(Self { token, comment, ..Self::default() })
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        let parameter = |parameter: &Parameter| 1 + usize::from(parameter.index.is_some());
        let words = 1
            + usize::from(self.declaration.is_some())
            + self.destination.as_ref().map_or(0, parameter)
            + usize::from(self.predicate.is_some())
            + self.literals.len()
            + self.sources.iter().map(parameter).sum::<usize>();
        4 * words + self.comment.len()
    }

    /// Its words; of a comment those of its token and its bytes.
    pub fn words(&self) -> Vec<u32> {
        let mut bytes = Vec::with_capacity(self.size());
        self.encode(&mut bytes);
        bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word)).collect()
    }

    /// States its length, from Shader Model 2 on.
    pub(crate) fn fit(&mut self, version: Version) {
        if version.major() >= 2 && !matches!(self.opcode(), Opcode::COMMENT | Opcode::PHASE) {
            let length = (self.size() / 4).saturating_sub(1) as u32 & 0xf;
            self.token.0 |= length << 24;
        }
    }
}
