//! Tokens to instructions.
//!
//! The decoder reads as Microsoft's `CShaderCodeParser` does, so that a broken stream decodes to the same: an
//! instruction's operands are read whatever its length says, beyond the instruction and even beyond the program into
//! the bytes that follow it in the container; the next instruction starts where the length says. What Microsoft's reader
//! does with memory it does not own we do not do: reading ends where the container ends.

use dxbin_base::{Code, Diagnostics, Error, Limits};

use crate::model::{Index, Instruction, Operand, ProgramModel};
use crate::spec::{Info, MAX_EXTENDED, Opcode};
use crate::token::{
    ExtendedToken, OpcodeToken, OperandExtension, OperandToken, Representation, Selection, Tokens, Version,
};

/// A program in the bytes of its part.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// Which stage and Shader Model it is for.
    pub version: Version,
    /// Its length in words, as it states it.
    pub length: u32,
    /// The part's bytes.
    data: &'a [u8],
    /// The words from the part's start to where reading must end.
    tokens: Tokens<'a>,
    origin: u64,
}

impl<'a> Program<'a> {
    /// Reads the two leading tokens of the program in `data`, which lies at `origin` in the file.
    ///
    /// ```
    /// use dxbin_tpf::{Instruction, Program};
    /// // ps_5_0, four words in all: `ret`, `ret`.
    /// let words = [0x50_u32, 4, 0x0100_003e, 0x0100_003e];
    /// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    /// let program = Program::read(&bytes, 0).unwrap();
    /// let mut instruction = Instruction::default();
    /// let mut decoder = program.decoder();
    /// let mut count = 0;
    /// while decoder.next(&mut instruction).unwrap() {
    ///     assert_eq!(format!("{:?}", instruction.opcode()), "ret");
    ///     count += 1;
    /// }
    /// assert_eq!(count, 2);
    /// ```
    pub fn read(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        Self::read_within(data, data, origin)
    }

    /// The same, where `reach` is all that may be read: the part's data and what follows it in the container.
    pub fn read_within(data: &'a [u8], reach: &'a [u8], origin: u64) -> Result<Self, Error> {
        let tokens = Tokens::new(reach);
        let (Some(version), Some(length)) = (tokens.get(0), tokens.get(1)) else {
            let span = origin..origin + data.len() as u64;
            let message = format!("expected the two leading tokens (8 bytes), found {} bytes", data.len());
            return Err(Error::new(Code::ProgramTruncated, span, message));
        };
        Ok(Self { version: Version(version), length, data, tokens, origin })
    }

    /// The bytes that it was read from: the whole part.
    pub fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The absolute offset of a word of the program.
    pub fn offset(&self, word: usize) -> u64 {
        self.origin + 4 * word as u64
    }

    /// Steps through the instructions.
    pub fn decoder(&self) -> Decoder<'a> {
        Decoder { program: *self, at: 2, max_depth: Limits::default().max_depth }
    }

    /// The instruction that starts at a word, whatever the program's length says.
    pub(crate) fn instruction_at(&self, word: usize) -> Option<Instruction> {
        let mut instruction = Instruction::default();
        let mut decoder = Decoder { at: word, ..self.decoder() };
        decoder.next(&mut instruction).ok()?.then_some(instruction)
    }

    /// Says what is unusual about the stated length.
    pub fn check_length(&self, diagnostics: &mut Diagnostics) {
        let size = self.data.len() as u64;
        if u64::from(self.length) * 4 != size {
            let message = format!("the program states {} words, the part holds {size} bytes", self.length);
            diagnostics.add(Code::ProgramLength, self.offset(1)..self.offset(2), message);
        }
    }

    /// Decodes all there is. What cannot be decoded is kept as bytes, and `diagnostics` is told of it.
    pub fn model(&self, diagnostics: &mut Diagnostics) -> ProgramModel {
        let mut instructions = Vec::new();
        let own = Self { tokens: Tokens::new(self.data), ..*self };
        let mut decoder = own.decoder();
        loop {
            let mut instruction = Instruction::default();
            match decoder.next(&mut instruction) {
                Ok(true) => instructions.push(instruction),
                Ok(false) => break,
                Err(error) => {
                    diagnostics.push(error.diagnostic().clone());
                    break;
                }
            }
        }
        let tail = self.data.get(4 * decoder.at.min(own.tokens.len())..).unwrap_or_default().to_vec();
        ProgramModel { version: self.version, length: self.length, instructions, tail }
    }
}

/// Steps through a program's instructions.
#[derive(Clone, Copy, Debug)]
pub struct Decoder<'a> {
    program: Program<'a>,
    at: usize,
    max_depth: u32,
}

impl Decoder<'_> {
    /// Reads the next instruction into `into`; false at the program's end.
    ///
    /// An error ends the walk, since where the next instruction starts is then unknown. Defects that leave it known are
    /// in [`Instruction::problem`].
    pub fn next(&mut self, into: &mut Instruction) -> Result<bool, Error> {
        if self.at as u64 >= u64::from(self.program.length) {
            return Ok(false);
        }
        let tokens = self.program.tokens;
        let Some(word) = tokens.get(self.at) else {
            return Err(self.error(Code::ProgramTruncated, self.at, || {
                format!("the program states {} words, but its bytes end at word {}", self.program.length, tokens.len())
            }));
        };
        into.clear(self.at, OpcodeToken(word));
        let mut reader = Reader { tokens, at: self.at + 1, into, max_depth: self.max_depth };
        let read = match reader.into.opcode().info() {
            Some(info) => reader.instruction(info, self.program.version),
            None => Err(Code::UnknownOpcode),
        };
        let end = reader.at;
        self.finish(into, end, read)?;
        Ok(true)
    }

    /// Checks the length, keeps what the fields cannot hold, and moves on.
    fn finish(&mut self, into: &mut Instruction, end: usize, read: Result<(), Code>) -> Result<(), Error> {
        let start = self.at;
        if read.is_ok() && into.length > 0 && end == start + into.length as usize {
            self.at = end;
            return Ok(());
        }
        if let Err(code @ (Code::OperandPastEnd | Code::OperandDepth)) = read {
            return Err(self.error(code, start, || match code {
                Code::OperandDepth => "the indices of an operand nest deeper than the limit".to_owned(),
                _ if into.opcode() == Opcode::CUSTOMDATA => {
                    "custom data needs words past the end of the bytes".to_owned()
                }
                _ => format!("{:?} needs words past the end of the bytes", into.opcode()),
            }));
        }
        if into.length == 0 {
            return Err(self.error(Code::InstructionLength, start, || {
                format!("{:?} states a length of 0 words, so that no next instruction can be found", into.opcode())
            }));
        }
        let next = start.saturating_add(into.length as usize);
        let have = self.program.tokens.len();
        into.problem = read.err();
        if into.problem.is_none() && end > next {
            into.problem = Some(Code::OperandPastInstruction);
        }
        if into.problem.is_some() {
            self.program.tokens.extend_into(start..next.min(have), &mut into.raw);
        } else {
            // The words of a table or of custom data are there already.
            self.program.tokens.extend_into(end.min(have)..next.min(have), &mut into.rest);
        }
        self.at = next;
        if next > have {
            into.problem = into.problem.or(Some(Code::InstructionLength));
        }
        Ok(())
    }

    #[cold]
    fn error(&self, code: Code, word: usize, message: impl FnOnce() -> String) -> Error {
        let offset = self.program.offset(word);
        Error::new(code, offset..offset + 4, message())
    }
}

/// Reads one instruction.
struct Reader<'a, 'i> {
    tokens: Tokens<'a>,
    at: usize,
    into: &'i mut Instruction,
    max_depth: u32,
}

impl Reader<'_, '_> {
    #[inline]
    fn word(&mut self) -> Result<u32, Code> {
        let word = self.tokens.get(self.at).ok_or(Code::OperandPastEnd)?;
        self.at += 1;
        Ok(word)
    }

    fn instruction(&mut self, info: &'static Info, version: Version) -> Result<(), Code> {
        let opcode = self.into.opcode();
        let is_table = matches!(opcode, Opcode::DCL_FUNCTION_TABLE | Opcode::DCL_INTERFACE);
        if self.into.token.is_extended() {
            // Also before custom data, whose class takes in this bit.
            self.extended_tokens(is_table)?;
        }
        if opcode == Opcode::CUSTOMDATA {
            return self.custom_data();
        }
        if info.leading_word {
            self.into.leading = self.word()?;
        }
        let count = info.operands();
        self.into.operands.resize(count, Operand::default());
        for place in 0..count {
            self.operand(place, 0)?;
        }
        let words = if version.has_spaces() { info.words_51 } else { info.words };
        for _ in 0..words {
            let word = self.word()?;
            self.into.words.push(word);
        }
        if is_table { self.table(opcode) } else { Ok(()) }
    }

    fn extended_tokens(&mut self, is_table: bool) -> Result<(), Code> {
        for _ in 0..MAX_EXTENDED {
            let token = ExtendedToken(self.word()?);
            self.into.extended.push(token);
            if is_table {
                // Such an instruction may be longer than its seven bits can say; here is its length.
                self.into.length = token.0;
                break;
            }
            if !token.is_extended() {
                break;
            }
        }
        Ok(())
    }

    /// The numbers behind `dcl_function_table` and `dcl_interface`.
    fn table(&mut self, opcode: Opcode) -> Result<(), Code> {
        let count = match (opcode, self.into.words.as_slice()) {
            (Opcode::DCL_INTERFACE, [_, _, lengths]) => lengths & 0xffff,
            (_, [_, count, ..]) => *count,
            _ => 0,
        };
        self.payload(count as usize)
    }

    /// `count` words that belong to the instruction and follow here.
    fn payload(&mut self, count: usize) -> Result<(), Code> {
        let end = self.at.checked_add(count).filter(|&end| end <= self.tokens.len()).ok_or(Code::OperandPastEnd)?;
        self.tokens.extend_into(self.at..end, &mut self.into.rest);
        self.into.table = count;
        self.at = end;
        Ok(())
    }

    /// A block that states its own length, of which less than two means none.
    ///
    /// Microsoft's reader takes the data's size in bytes from 32 bits: of lengths over a quarter of 2^32 words, the data are
    /// what is left of that, and the next instruction would stand where the whole length leads, past any program's end.
    fn custom_data(&mut self) -> Result<(), Code> {
        let stated = self.word()?;
        self.into.words.push(stated);
        self.into.length = stated.max(2);
        let data = (self.into.length & u32::MAX >> 2).checked_sub(2).ok_or(Code::OperandPastEnd)?;
        self.payload(data as usize)
    }

    /// Reads the operand that stands here into its place, which is empty; those in its indices are put behind.
    fn operand(&mut self, place: usize, depth: u32) -> Result<(), Code> {
        let token = OperandToken(self.word()?);
        if token.is_simple() {
            // One index, a word: most operands.
            let number = self.word()?;
            if let Some(operand) = self.into.operands.get_mut(place) {
                operand.token = token;
                operand.index[0].words[0] = number;
            }
            return Ok(());
        }
        let immediate = token.operand_type().is_immediate();
        if !immediate && token.components() == 2 && token.selection() == Selection::Unknown {
            return Err(Code::UnknownOperand);
        }
        let extension = OperandExtension(if token.is_extended() { self.word()? } else { 0 });
        let Some(operand) = self.into.operands.get_mut(place) else { return Ok(()) };
        operand.token = token;
        operand.extension = extension;
        if immediate {
            for value in operand.value.iter_mut().take(token.immediates()) {
                *value = self.tokens.get(self.at).ok_or(Code::OperandPastEnd)?;
                self.at += 1;
            }
            return Ok(());
        }
        for dimension in 0..token.dimensions() {
            self.index(place, dimension, token.representation(dimension), depth)?;
        }
        Ok(())
    }

    fn index(&mut self, place: usize, dimension: usize, form: Representation, depth: u32) -> Result<(), Code> {
        let mut index = Index::default();
        match form {
            Representation::Relative => {}
            Representation::Immediate64 => index.words = [self.word()?, self.word()?],
            Representation::Immediate32 | Representation::Immediate32PlusRelative => index.words[0] = self.word()?,
        }
        if matches!(form, Representation::Relative | Representation::Immediate32PlusRelative) {
            index.relative = Some(self.relative(depth)?);
        }
        let operand = self.into.operands.get_mut(place);
        if let Some(target) = operand.and_then(|operand| operand.index.get_mut(dimension)) {
            *target = index;
        }
        Ok(())
    }

    /// Reads the operand of an index; its place.
    fn relative(&mut self, depth: u32) -> Result<u16, Code> {
        if depth >= self.max_depth {
            return Err(Code::OperandDepth);
        }
        let place = self.into.operands.len();
        self.into.operands.push(Operand::default());
        self.operand(place, depth + 1)?;
        u16::try_from(place).map_err(|_| Code::OperandDepth)
    }
}

/// Reads one operand from words of its own, such as those of a shader message; the words it took.
pub(crate) fn read_operand(words: &[u8], into: &mut Instruction) -> Result<usize, Code> {
    let mut reader = Reader { tokens: Tokens::new(words), at: 0, into, max_depth: Limits::default().max_depth };
    let place = reader.into.operands.len();
    reader.into.operands.push(Operand::default());
    reader.operand(place, 0)?;
    Ok(reader.at)
}
