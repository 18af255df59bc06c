//! Immediate constant buffers and shader messages, which are custom data.

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, unescape};

use super::operand::Role;
use super::{Parser, Result};
use crate::model::{Instruction, Operand};
use crate::spec::{CustomDataClass, Literals, Opcode, PRINTF_STYLE};
use crate::token::OpcodeToken;

/// The most values an immediate constant buffer may have: four for each of 4096 registers.
const MAX_CONSTANTS: usize = 4 * 4096;

fn custom_data(class: CustomDataClass, data: Vec<u32>) -> Instruction {
    let token = OpcodeToken(u32::from(Opcode::CUSTOMDATA.0) | class.0 << 11);
    Instruction { token, words: vec![0], table: data.len(), rest: data, ..Instruction::default() }
}

impl Parser<'_> {
    /// `dcl_immediateConstantBuffer { { 1.0, 2.0, 3.0, 4.0}, ... }`, over any number of lines.
    pub(super) fn constant_buffer(&mut self) -> Result<Instruction> {
        let mut data = Vec::new();
        self.lines();
        self.need(b'{', "before the list of registers")?;
        self.lines();
        while !self.lexer.punct(b'}') {
            if !data.is_empty() {
                self.need(b',', "or `}` behind a register's four values")?;
                self.lines();
            }
            self.need(b'{', "before a register's four values")?;
            for i in 0..4 {
                if i > 0 {
                    self.need(b',', "and the next of a register's four values")?;
                }
                data.push(self.literal_value(Literals::Mixed)?);
            }
            self.need(b'}', "behind a register's four values")?;
            self.lines();
            if data.len() > MAX_CONSTANTS {
                let message = "an immediate constant buffer has at most 4096 registers";
                return Err(TextError::new(Code::TextLength, self.lexer.peek().span(), message));
            }
        }
        Ok(custom_data(CustomDataClass::IMMEDIATE_CONSTANT_BUFFER, data))
    }

    /// Skips line ends and comments.
    fn lines(&mut self) {
        while matches!(self.lexer.peek().kind, Kind::LineEnd | Kind::Comment) {
            self.lexer.next();
        }
    }

    /// `printf "text", operands`.
    pub(super) fn message(&mut self, id: u32) -> Result<Instruction> {
        let text = self.message_text()?;
        let mut pool = Instruction::default();
        let mut places = Vec::new();
        while self.lexer.punct(b',') {
            let place = pool.operands.len();
            pool.operands.push(Operand::default());
            self.operand(&mut pool, place, Role::Source, Literals::Mixed)?;
            places.push(place);
        }
        let mut words = Vec::new();
        for operand in places.iter().filter_map(|&place| pool.operands.get(place)) {
            pool.encode_operand(operand, &mut words, 0);
        }
        let mut data = vec![id, PRINTF_STYLE, text.len() as u32, places.len() as u32, words.len() as u32];
        data.append(&mut words);
        // At least one NUL ends the text.
        let mut padded = text;
        padded.resize((padded.len() + 4) / 4 * 4, 0);
        data.extend(padded.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)));
        Ok(custom_data(CustomDataClass::SHADER_MESSAGE, data))
    }

    /// The text of a message. Quotes in it are not escaped, so it ends at the first one behind which a comma or nothing
    /// follows.
    fn message_text(&mut self) -> Result<Vec<u8>> {
        let first = self.lexer.peek();
        if !matches!(first.kind, Kind::String | Kind::OpenString) {
            return Err(self.expected(Code::TextString, "a message in quotes"));
        }
        let mut end = self.lexer;
        end.next();
        loop {
            let text = self.lexer.source().get(first.start..end.offset()).unwrap_or_default();
            let token = Token { kind: Kind::String, text, start: first.start };
            let closed = text.len() > 1 && text.ends_with(b"\"");
            if closed && matches!(end.peek().kind, Kind::Punct(b',') | Kind::LineEnd | Kind::End | Kind::Comment) {
                self.lexer.seek(end.offset());
                return unescape(&token).map_err(|at| {
                    let message = "expected one of the escapes \\n, \\t, \\r, \\b, \\\\ and \\\", found another";
                    TextError::new(Code::TextString, at..at + 2, message)
                });
            }
            // On to the next quote of the line.
            let more = end.rest().iter().position(|&byte| byte == b'"' || byte == b'\n' || byte == b'\r');
            match more.filter(|&more| end.rest().get(more) == Some(&b'"')) {
                Some(more) => end.seek(end.offset() + more + 1),
                None if first.kind == Kind::String => {
                    self.lexer.next();
                    return Err(self.expected(Code::TextSyntax, "`,` or the end of the line behind the message"));
                }
                None => {
                    let message = "the message has no closing quote on its line";
                    return Err(TextError::new(Code::TextString, first.span(), message));
                }
            }
        }
    }
}
