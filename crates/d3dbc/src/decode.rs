//! Tokens to instructions.
//!
//! The decoder reads as Microsoft's disassembler does, so that a broken stream decodes to the same: how long an
//! instruction is follows from its opcode and from the bit that parameters have and opcodes lack. The length that tokens
//! state from Shader Model 2 on counts for one thing only, in [`Program::read`]: going by it, an end token must be met.

use dxbin_base::{Code, Diagnostics, Error};

use crate::model::{Instruction, Parameter, ProgramModel};
use crate::spec::{CommentKind, Opcode};
use crate::token::{DeclarationToken, InstructionToken, ParameterToken, Tokens, Version};

/// A program in its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// Stage and Shader Model.
    pub version: Version,
    data: &'a [u8],
    tokens: Tokens<'a>,
    origin: u64,
    /// The data, and what follows it in a program that it is part of.
    reach: &'a [u8],
}

impl<'a> Program<'a> {
    /// A program of comments in another one, of any version.
    pub(crate) fn within(version: Version, data: &'a [u8], reach: &'a [u8], origin: u64) -> Self {
        Self { version, data, tokens: Tokens::new(data), origin, reach }
    }

    /// Reads the version token of the program in `data`, which lies at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::ProgramTruncated`] for less than a word, [`Code::NotAShader`] for a word that is no version.
    ///
    /// ```
    /// use dxbin_d3dbc::{Instruction, Program};
    /// let words = [0xffff_0101_u32, 0x0000_0001, 0x800f_0000, 0x90e4_0000, 0x0000_ffff];
    /// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    /// let program = Program::read(&bytes, 0)?;
    /// let mut instruction = Instruction::default();
    /// let mut decoder = program.decoder();
    /// assert!(decoder.next(&mut instruction)?);
    /// assert_eq!(format!("{:?}", instruction.opcode()), "MOV");
    /// assert_eq!(instruction.sources.len(), 1);
    /// assert!(!decoder.next(&mut instruction)?);
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    pub fn read(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let Some(word) = data.first_chunk() else {
            let message = format!("expected the version token (4 bytes), found {} bytes", data.len());
            return Err(Error::new(Code::ProgramTruncated, origin..origin + data.len() as u64, message));
        };
        let version = Version(u32::from_le_bytes(*word));
        if !version.is_known() {
            let message = format!("the version token {:#010x} names no stage", version.0);
            return Err(Error::new(Code::NotAShader, origin..origin + 4, message));
        }
        Ok(Self::within(version, data, data, origin))
    }

    /// The absolute offset of a word of the program.
    pub fn offset(&self, word: usize) -> u64 {
        self.origin + 4 * word as u64
    }

    /// The program's bytes, and whatever follows them.
    pub fn data(&self) -> &'a [u8] {
        self.data
    }

    /// Steps through the instructions and comments.
    pub fn decoder(&self) -> Decoder<'a> {
        Decoder { program: *self, at: 1 }
    }

    /// Checks what Microsoft's disassembler checks before it starts: that going by the lengths of instructions an end token
    /// is met. From Shader Model 2 on tokens state their lengths; before that `def` has one. What still looks like a
    /// parameter is passed over. What Microsoft's disassembler is after is debug information: where it meets some it looks no
    /// further.
    ///
    /// # Errors
    ///
    /// [`Code::ProgramTruncated`], about the token whose length leads past the end.
    pub fn check_lengths(&self) -> Result<(), Error> {
        let mut last = 0;
        for (at, token) in (Steps { program: *self, at: 1 }) {
            if token.opcode() == Opcode::END && !ParameterToken(token.0).is_parameter() {
                return Ok(());
            }
            if self.comment(at, token).is_some_and(|comment| comment.kind() == CommentKind::DEBUG) {
                return Ok(());
            }
            last = at;
        }
        Err(self.error(last, "going by the lengths of the instructions, no end token is met".to_owned()))
    }

    /// The comments that are met going by the lengths of instructions, as [`Program::check_lengths`] does.
    pub fn comments(&self) -> impl Iterator<Item = Comment<'a>> + use<'a> {
        let program = *self;
        Steps { program, at: 1 }.filter_map(move |(at, token)| program.comment(at, token))
    }

    /// The comment that a token starts, if it starts one.
    fn comment(&self, at: usize, token: InstructionToken) -> Option<Comment<'a>> {
        let is_comment = token.opcode() == Opcode::COMMENT && !ParameterToken(token.0).is_parameter();
        is_comment.then(|| Comment {
            data: self.tokens.bytes(at + 1..at + 1 + token.comment_length()),
            reach: self.reach.get(4 * (at + 1)..).unwrap_or_default(),
            offset: self.offset(at + 1),
        })
    }

    /// Decodes all there is. What cannot be decoded is kept as bytes, and `diagnostics` is told of it.
    pub fn model(&self, diagnostics: &mut Diagnostics) -> ProgramModel {
        let mut instructions = Vec::new();
        let mut decoder = self.decoder();
        loop {
            let mut instruction = Instruction::default();
            match decoder.next(&mut instruction) {
                Ok(true) => instructions.push(instruction),
                Ok(false) => {
                    decoder.check_tail(diagnostics);
                    break;
                }
                Err(error) => {
                    diagnostics.push(error.diagnostic().clone());
                    break;
                }
            }
        }
        let tail = self.data.get(4 * decoder.at..).unwrap_or_default().to_vec();
        ProgramModel { version: self.version, instructions, tail }
    }

    #[cold]
    fn error(&self, word: usize, message: String) -> Error {
        let offset = self.offset(word);
        Error::new(Code::ProgramTruncated, offset..offset + 4, message)
    }
}

/// A comment in its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Comment<'a> {
    /// The comment's bytes.
    pub data: &'a [u8],
    /// The same and all that follows in the program.
    pub reach: &'a [u8],
    /// The absolute offset of the first byte.
    pub offset: u64,
}

impl Comment<'_> {
    /// The FourCC it starts with; 0 for a comment that is too short for one.
    pub fn kind(&self) -> CommentKind {
        CommentKind(self.data.first_chunk().map_or(0, |&word| u32::from_le_bytes(word)))
    }
}

/// Goes from token to token by the lengths of instructions, up to the end token.
struct Steps<'a> {
    program: Program<'a>,
    at: usize,
}

impl Iterator for Steps<'_> {
    type Item = (usize, InstructionToken);

    fn next(&mut self) -> Option<Self::Item> {
        let at = self.at;
        let token = InstructionToken(self.program.tokens.get(at)?);
        self.at += 1 + match token.opcode() {
            _ if ParameterToken(token.0).is_parameter() => 0,
            Opcode::END => self.program.tokens.len(),
            Opcode::COMMENT => token.comment_length(),
            _ if self.program.version.major() >= 2 => token.length(),
            // Destination and four floats.
            Opcode::DEF => 5,
            _ => 0,
        };
        Some((at, token))
    }
}

/// Steps through a program's instructions and comments.
#[derive(Clone, Copy, Debug)]
pub struct Decoder<'a> {
    program: Program<'a>,
    at: usize,
}

impl<'a> Decoder<'a> {
    /// Reads the next instruction or comment into `into`; false at the end token.
    ///
    /// # Errors
    ///
    /// [`Code::ProgramTruncated`]: the bytes end before the end token. The decoder then stays where it is.
    pub fn next(&mut self, into: &mut Instruction) -> Result<bool, Error> {
        let tokens = self.program.tokens;
        let Some(word) = tokens.get(self.at) else {
            return Err(self.program.error(self.at, "the bytes end before the end token".to_owned()));
        };
        let token = InstructionToken(word);
        into.clear(self.at, token);
        let end = match token.opcode() {
            Opcode::END => return Ok(false),
            Opcode::COMMENT => {
                let end = self.at + 1 + token.comment_length();
                into.comment.extend_from_slice(tokens.bytes(self.at + 1..end));
                Some(end)
            }
            _ => {
                let implied = self.program.version.major() < 2;
                let mut reader = Reader { tokens, at: self.at + 1, implied, into };
                reader.instruction().map(|()| reader.at)
            }
        };
        // Whole words only, so that what was decoded encodes to the same; only the end token may be cut short.
        let Some(end) = end.filter(|&end| 4 * end <= self.program.data.len()) else {
            let message = format!("{:?} needs words past the end of the bytes", token.opcode());
            return Err(self.program.error(self.at, message));
        };
        self.at = end;
        Ok(true)
    }

    /// Where the next instruction stands, in words.
    pub fn position(&self) -> usize {
        self.at
    }

    /// At the end token: notes what follows it, since Direct3D reads no further.
    pub fn check_tail(&self, diagnostics: &mut Diagnostics) {
        let (start, end) = (self.program.offset(self.at + 1), self.program.origin + self.program.data.len() as u64);
        if start < end {
            let message = format!("{} bytes follow the end token", end - start);
            diagnostics.add(Code::TrailingBytes, start..end, message);
        }
    }
}

/// Reads one instruction.
struct Reader<'a, 'i> {
    tokens: Tokens<'a>,
    at: usize,
    /// Whether indices are implied.
    implied: bool,
    into: &'i mut Instruction,
}

impl Reader<'_, '_> {
    #[inline]
    fn word(&mut self) -> Option<u32> {
        let word = self.tokens.get(self.at)?;
        self.at += 1;
        Some(word)
    }

    /// The parameter that stands here; `Some(None)` where none does, `None` where it is cut short.
    #[inline]
    fn parameter(&mut self) -> Option<Option<Parameter>> {
        let token = ParameterToken(self.tokens.get(self.at).unwrap_or_default());
        if !token.is_parameter() {
            return Some(None);
        }
        self.at += 1;
        let index = if token.is_relative() && !self.implied { Some(ParameterToken(self.word()?)) } else { None };
        Some(Some(Parameter { token, index }))
    }

    /// `None` past the end of the bytes.
    fn instruction(&mut self) -> Option<()> {
        let start = self.at;
        let opcode = self.into.opcode();
        let info = opcode.info_or_unknown();
        if opcode == Opcode::DCL {
            self.into.declaration = Some(DeclarationToken(self.word()?));
        }
        if info.has_destination {
            self.into.destination = self.parameter()?;
        }
        if self.into.token.is_predicated() {
            let place = start + usize::from(info.has_destination);
            let printed = self.tokens.get(place).map(ParameterToken).filter(|token| token.is_parameter());
            self.into.printed_predicate = printed;
            if printed.is_some() {
                self.into.predicate = Some(self.word()?);
            }
        }
        for _ in 0..info.literals.count() {
            let word = self.word()?;
            self.into.literals.push(word);
        }
        while let Some(source) = self.parameter()? {
            self.into.sources.push(source);
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(words: &[u32]) -> Result<(), Error> {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        Program::read(&bytes, 0).unwrap().check_lengths()
    }

    /// As d3dcompiler_47 has it: a length that leads past the end token is no matter behind debug information.
    #[test]
    fn lengths_count_up_to_debug_information() {
        let mov = |length: u32| [0x0000_0001 | length << 24, 0x800f_0800, 0xa0e4_0000];
        let [a, b, c] = mov(2);
        assert!(check(&[0xffff_0200, a, b, c, 0xffff]).is_ok());
        let [a, b, c] = mov(3);
        assert!(check(&[0xffff_0200, a, b, c, 0xffff]).is_err());
        assert!(check(&[0xffff_0200, 0x0002_fffe, 0x4755_4244, 0, a, b, c, 0xffff]).is_ok());
        assert!(check(&[0xffff_0200, 0x0002_fffe, 0x4241_5443, 0, a, b, c, 0xffff]).is_err());
        assert!(check(&[0xffff_0200, a, b, c, 0x0002_fffe, 0x4755_4244, 0, 0xffff]).is_err());
    }
}
