//! Immediate constant buffers and shader messages, which are custom data.

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, unescape};

use super::operand::Role;
use super::{Parser, Result};
use crate::spec::{CustomDataClass, Literals, Opcode, PRINTF_STYLE};

/// The most values an immediate constant buffer may have: four for each of 4096 registers.
const MAX_CONSTANTS: usize = 4 * 4096;

impl Parser<'_> {
    /// `dcl_immediateConstantBuffer { { 1.0, 2.0, 3.0, 4.0}, ... }`, over any number of lines.
    pub(super) fn constant_buffer(&mut self) -> Result<()> {
        self.custom_data(CustomDataClass::IMMEDIATE_CONSTANT_BUFFER);
        let first = self.words.len();
        self.lines();
        self.need(b'{', "before the list of registers")?;
        self.lines();
        while !self.lexer.punct(b'}') {
            if self.words.len() > first {
                self.need(b',', "or `}` behind a register's four values")?;
                self.lines();
            }
            self.need(b'{', "before a register's four values")?;
            for i in 0..4 {
                if i > 0 {
                    self.need(b',', "and the next of a register's four values")?;
                }
                let value = self.literal_value(Literals::Mixed)?;
                self.words.push(value);
            }
            self.need(b'}', "behind a register's four values")?;
            self.lines();
            if self.words.len() - first > MAX_CONSTANTS {
                let message = "an immediate constant buffer has at most 4096 registers";
                return Err(TextError::new(Code::TextLength, self.lexer.peek().span(), message));
            }
        }
        Ok(())
    }

    /// The token, and the word for the length.
    fn custom_data(&mut self, class: CustomDataClass) {
        self.words.extend([u32::from(Opcode::CUSTOMDATA.0) | class.0 << 11, 0]);
    }

    /// Skips line ends and comments.
    fn lines(&mut self) {
        while matches!(self.lexer.peek().kind, Kind::LineEnd | Kind::Comment) {
            self.lexer.next();
        }
    }

    /// `printf "text", operands`.
    pub(super) fn message(&mut self, id: u32) -> Result<()> {
        let text = self.message_text()?;
        self.custom_data(CustomDataClass::SHADER_MESSAGE);
        let counts = self.words.len() + 3;
        self.words.extend([id, PRINTF_STYLE, text.len() as u32, 0, 0]);
        let first = self.words.len();
        let mut operands = 0;
        while self.lexer.punct(b',') {
            self.operand(Role::Source, Literals::Mixed)?;
            operands += 1;
        }
        let words = (self.words.len() - first) as u32;
        self.add(counts, operands);
        self.add(counts + 1, words);
        // At least one NUL ends the text.
        let mut padded = text;
        padded.resize((padded.len() + 4) / 4 * 4, 0);
        self.words.extend(padded.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)));
        Ok(())
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
