//! Preshaders: what an effect's compiler takes out of a shader, since it depends on constants alone, and writes into a comment
//! (PRES).
//!
//! The comment is a program of its own: a version token and comments, the table of the constants that are read (CTAB), the
//! numbers (CLIT), and the code (FXLC), whose outputs are constants of the shader.

use dxbin_base::{Code, Error};

use crate::constants::ConstantTable;
use crate::decode::{Comment, Program};
use crate::spec::{CommentKind, PRESHADER_VERSIONS, PreshaderFile, PreshaderOpcode};
use crate::token::Version;

/// A preshader in its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Preshader<'a> {
    program: Program<'a>,
    code: Option<Comment<'a>>,
    literals: Option<Comment<'a>>,
}

/// A component of a register, by number: the register four times over, and which of its components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Reference {
    /// What it refers to.
    pub file: PreshaderFile,
    /// Which component of which register.
    pub index: u32,
}

/// An operand: a reference, indexed by others.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Operand {
    /// What the reference is indexed by; each by those before it.
    pub indices: Vec<Reference>,
    /// The first component.
    pub base: Reference,
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PreshaderInstruction {
    /// Where it stands, in bytes from the code's first one.
    pub at: usize,
    /// Its token.
    pub token: u32,
    /// What is read.
    pub arguments: Vec<Operand>,
    /// What is written.
    pub destination: Operand,
}

impl PreshaderInstruction {
    /// Bits 20 to 30.
    pub fn opcode(&self) -> PreshaderOpcode {
        PreshaderOpcode((self.token >> 20 & 0x7ff) as u16)
    }

    /// Bits 0 to 19: how many components the operands have.
    pub fn components(&self) -> u32 {
        self.token & 0xf_ffff
    }

    /// Bit 31: of the first argument there is one component for all.
    pub fn is_first_scalar(&self) -> bool {
        self.token >> 31 == 1
    }

    /// Appends its bytes.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        let mut put = |word: u32| bytes.extend_from_slice(&word.to_le_bytes());
        put(self.token);
        put(self.arguments.len() as u32);
        for operand in self.arguments.iter().chain([&self.destination]) {
            put(operand.indices.len() as u32);
            for reference in operand.indices.iter().chain([&operand.base]) {
                put(reference.file.0);
                put(reference.index);
            }
        }
    }
}

/// The code as values.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PreshaderModel {
    /// How many instructions are stated.
    pub count: u32,
    /// Those that there are.
    pub instructions: Vec<PreshaderInstruction>,
    /// What follows them: fxc ends with two words that are no instruction.
    pub tail: Vec<u8>,
}

impl PreshaderModel {
    /// Decodes code, from behind the FourCC on, as far as it goes; what is no whole instruction is kept as bytes.
    pub fn read(code: &[u8]) -> Self {
        decode(code).0
    }

    /// The code's bytes, from behind the FourCC on. A model that was decoded and not changed gives the same bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = self.count.to_le_bytes().to_vec();
        self.instructions.iter().for_each(|instruction| instruction.encode(&mut bytes));
        bytes.extend_from_slice(&self.tail);
        bytes
    }
}

impl<'a> Preshader<'a> {
    /// The program's preshader: the first comment that is one.
    pub fn find(program: &Program<'a>) -> Option<Self> {
        program.comments().find_map(|comment| Self::read(&comment))
    }

    /// The preshader in a comment, if it is one.
    pub fn read(comment: &Comment<'a>) -> Option<Self> {
        if comment.kind() != CommentKind::PRESHADER {
            return None;
        }
        let data = comment.data.get(4..)?;
        let version = Version(u32::from_le_bytes(*data.first_chunk()?));
        let program = Program::within(version, data, comment.reach.get(4..)?, comment.offset + 4);
        let known = PRESHADER_VERSIONS.contains(&version.stage().0);
        let find = |kind: CommentKind| program.comments().filter(|_| known).find(|found| found.kind() == kind);
        Some(Self { program, code: find(CommentKind::PRESHADER_CODE), literals: find(CommentKind::LITERALS) })
    }

    /// The preshader as a program of comments.
    pub fn program(&self) -> &Program<'a> {
        &self.program
    }

    /// The constants it reads.
    pub fn constants(&self) -> Option<ConstantTable<'a>> {
        ConstantTable::find(&self.program)
    }

    /// Whether there is code.
    pub fn has_code(&self) -> bool {
        self.code.is_some()
    }

    /// The absolute offset of the code's first byte, behind its FourCC.
    pub fn origin(&self) -> u64 {
        self.code.map_or(self.program.offset(0), |code| code.offset + 4)
    }

    /// How many numbers CLIT states.
    fn literals(&self) -> Option<(u32, &'a [u8])> {
        let (count, numbers) = self.literals?.reach.get(4..)?.split_first_chunk()?;
        Some((u32::from_le_bytes(*count), numbers))
    }

    /// The number at an index, which goes round past the last; `None` where the program holds none.
    pub fn literal(&self, index: u32) -> Option<f64> {
        let (count, numbers) = self.literals()?;
        let index = index.checked_rem(count)? as usize;
        numbers.get(index.checked_mul(8)?..)?.first_chunk().map(|bytes| f64::from_le_bytes(*bytes))
    }

    /// Decodes the code, as far as its comment holds it; what is no whole instruction is kept as bytes.
    ///
    /// ```
    /// use dxbin_base::Diagnostics;
    /// use dxbin_d3dbc::{Program, preshader::Preshader};
    /// // ps_2_0 with `neg c0.x, c1.y` as its preshader.
    /// let words = [
    ///     0xffff_0200_u32, 0x000d_fffe, 0x5345_5250, 0x4658_0201, 0x000a_fffe, 0x434c_5846,
    ///     1, 0x1010_0001, 1, 0, 2, 5, 0, 4, 0, 0x0000_ffff,
    /// ];
    /// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    /// let program = Program::read(&bytes, 0)?;
    /// let preshader = Preshader::find(&program).unwrap();
    /// let model = preshader.model();
    /// assert_eq!(model.instructions.len(), 1);
    /// assert_eq!(model.instructions[0].opcode().name(), Some("neg"));
    /// assert_eq!(model.encode(), bytes[24..60]);
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    pub fn model(&self) -> PreshaderModel {
        let data = self.code.and_then(|code| code.data.get(4..)).unwrap_or_default();
        PreshaderModel::read(data)
    }

    /// Decodes the code as Microsoft's disassembler does, wherever in the program it leads.
    ///
    /// # Errors
    ///
    /// [`Code::PreshaderBroken`]: it leads out of the program, or needs numbers where there are none.
    pub(crate) fn reached(&self) -> Result<Vec<PreshaderInstruction>, Error> {
        let broken = |message: &str| {
            let start = self.origin();
            Error::new(Code::PreshaderBroken, start..start + 4, message)
        };
        let reach = self.code.and_then(|code| code.reach.get(4..)).unwrap_or_default();
        let (model, whole) = decode(reach);
        if !whole {
            return Err(broken("the preshader's code leads out of the program"));
        }
        let mut letters = 0_u64;
        for instruction in &model.instructions {
            let count = u64::from(instruction.components());
            for operand in instruction.arguments.iter().chain([&instruction.destination]) {
                letters += count + operand.indices.len() as u64;
                if letters > MOST_LETTERS {
                    return Err(broken("the preshader names more components than can be meant"));
                }
                self.check(operand)
                    .ok_or_else(|| broken("the preshader reads numbers that the program does not hold"))?;
            }
        }
        Ok(model.instructions)
    }

    /// Whether all that an operand names can be printed.
    fn check(&self, operand: &Operand) -> Option<()> {
        if operand.indices.is_empty() && operand.base.file == PreshaderFile::LITERAL {
            // They go round: where the last one is there, all are.
            let (all, _) = self.literals()?;
            self.literal(all.checked_sub(1)?)?;
        }
        // Microsoft's disassembler faults where the file of an index has no name.
        operand.indices.iter().try_for_each(|reference| reference.file.short().map(|_| ()))
    }
}

/// Components that all operands may have together.
const MOST_LETTERS: u64 = 1 << 22;

/// Decodes code, and whether as many instructions are there as are stated.
fn decode(data: &[u8]) -> (PreshaderModel, bool) {
    let mut words = Words { data, at: 0 };
    let Some(count) = words.next() else {
        return (PreshaderModel { tail: data.to_vec(), ..PreshaderModel::default() }, false);
    };
    let mut instructions = Vec::new();
    for _ in 0..count {
        let start = words.at;
        let Some(instruction) = words.instruction() else {
            words.at = start;
            break;
        };
        instructions.push(instruction);
    }
    let whole = instructions.len() == count as usize;
    (PreshaderModel { count, instructions, tail: words.data.get(words.at..).unwrap_or_default().to_vec() }, whole)
}

struct Words<'a> {
    data: &'a [u8],
    at: usize,
}

impl Words<'_> {
    fn next(&mut self) -> Option<u32> {
        let word = self.data.get(self.at..)?.first_chunk()?;
        self.at += 4;
        Some(u32::from_le_bytes(*word))
    }

    fn reference(&mut self) -> Option<Reference> {
        Some(Reference { file: PreshaderFile(self.next()?), index: self.next()? })
    }

    fn operand(&mut self) -> Option<Operand> {
        let count = self.next()?;
        let mut operand = Operand::default();
        for _ in 0..count {
            let reference = self.reference()?;
            operand.indices.push(reference);
        }
        operand.base = self.reference()?;
        Some(operand)
    }

    fn instruction(&mut self) -> Option<PreshaderInstruction> {
        let mut instruction =
            PreshaderInstruction { at: self.at, token: self.next()?, ..PreshaderInstruction::default() };
        for _ in 0..self.next()? {
            let operand = self.operand()?;
            instruction.arguments.push(operand);
        }
        instruction.destination = self.operand()?;
        Some(instruction)
    }
}
