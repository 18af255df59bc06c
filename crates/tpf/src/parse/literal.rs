//! Literals: `l(1.0)`, `l(0, 1, 2, 3)`, `d(1.0l, 2.0l)`.

use std::ops::Range;

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token};

use super::operand::FOUR;
use super::{Parser, Result};
use crate::spec::{Literals, OperandType};

impl Parser<'_> {
    /// `l(1.0)`, `l(0, 1, 2, 3)`, from behind the bracket on; the token.
    pub(super) fn literal(&mut self, literals: Literals, word: &Token<'_>) -> Result<u32> {
        let mut count = 0;
        loop {
            let value = self.literal_value(literals)?;
            if count == 4 {
                return Err(self.literal_count(word, "more"));
            }
            self.words.push(value);
            count += 1;
            if !self.lexer.punct(b',') {
                break;
            }
        }
        self.need(b')', "behind the literal")?;
        let components = match count {
            1 => 1,
            4 => FOUR,
            _ => return Err(self.literal_count(word, &count.to_string())),
        };
        Ok(components | u32::from(OperandType::IMMEDIATE32.0) << 12)
    }

    fn literal_count(&self, word: &Token<'_>, found: &str) -> TextError {
        let span: Range<usize> = word.start..self.lexer.offset();
        TextError::new(Code::TextLiteral, span, format!("a literal has one value or four, found {found}"))
    }

    /// A literal's value: hexadecimal is bits, a point makes a float, all else is an integer.
    pub(super) fn literal_value(&mut self, literals: Literals) -> Result<u32> {
        let negative = self.lexer.punct(b'-');
        self.lexer.blanks();
        let start = self.lexer.offset();
        if let Some(value) = self.lexer.short_float() {
            if value == 0.0 && !negative && literals == Literals::Mixed {
                self.rounded(start);
            }
            return Ok(value.to_bits() | u32::from(negative) << 31);
        }
        if literals != Literals::Float
            && !negative
            && let Some(value) = self.lexer.small()
        {
            return Ok(value);
        }
        let Some(number) = self.lexer.number() else { return Err(self.expected(Code::TextLiteral, "a number")) };
        let wrong = |message: &str, hint: &str| {
            let message = format!("{message}, found `{}`", String::from_utf8_lossy(number.text));
            Err(TextError::new(Code::TextLiteral, number.span(), message).hint(hint))
        };
        if number.is_float() {
            return match number.f32_bits(negative) {
                Some(bits) => Ok(bits),
                None => wrong("expected a number that a 32-bit float can hold", "infinity is written `1.#INF00`"),
            };
        }
        if literals == Literals::Float && !number.is_hex() {
            return wrong("expected a float", "write `1.0` for the number, `0x00000001` for the bits");
        }
        if number.is_hex() && negative {
            return wrong("hexadecimal literals are bits and take no sign", "write the bits of the negative number");
        }
        if number.is_hex() {
            self.next_is_exact();
        }
        self.lexer.seek(start);
        if negative {
            // The sign belongs to the number's range.
            let value = number.integer().filter(|&value| value <= 0x8000_0000);
            self.lexer.number();
            return match value {
                Some(value) => Ok((value as u32).wrapping_neg()),
                None => wrong("expected an integer that 32 bits can hold", "the least is -2147483648"),
            };
        }
        self.signed("a number")
    }

    /// Warns, once, that a zero is none: of literals whose kind only their values tell, that of a zero is integer.
    #[cold]
    fn rounded(&mut self, start: usize) {
        if self.warnings.iter().all(|warning| warning.code != Code::TextRounded) {
            let text = String::from_utf8_lossy(self.lexer.source().get(start..self.lexer.offset()).unwrap_or_default());
            let message =
                format!("`{text}` stands for a small number that its digits do not show, zero being written `0`");
            let hint = "list with `--Lx` or `--exact`, or assemble `--into` the original";
            self.warnings.push(TextError::new(Code::TextRounded, start..self.lexer.offset(), message).hint(hint));
        }
    }

    /// Notes that the word that is written next was given in hexadecimal.
    fn next_is_exact(&mut self) {
        self.exact |= 1 << (self.words.len() - self.start).min(63);
    }

    /// `d(1.0l, 2.0l)`: two doubles; in hexadecimal four words. A single word is a float.
    pub(super) fn wide_literal(&mut self, word: &Token<'_>) -> Result<u32> {
        let first = self.words.len();
        loop {
            let negative = self.lexer.punct(b'-');
            let Some(number) = self.lexer.number() else { return Err(self.expected(Code::TextLiteral, "a number")) };
            if number.is_hex() {
                self.next_is_exact();
                self.lexer.seek(number.start);
                let word = self.signed("a word")?;
                self.words.push(word);
            } else if self.lexer.eat(b"l") || number.is_float() && self.lexer.peek().kind == Kind::Punct(b',') {
                let Some(bits) = number.f64_bits(negative) else {
                    let message = "expected a number that a 64-bit float can hold";
                    return Err(TextError::new(Code::TextLiteral, number.span(), message));
                };
                self.words.extend([bits as u32, (bits >> 32) as u32]);
            } else {
                match number.f32_bits(negative) {
                    Some(bits) => self.words.push(bits),
                    None => return Err(self.literal_count(word, "a number that is too large")),
                }
            }
            if self.words.len() - first > 4 || !self.lexer.punct(b',') {
                break;
            }
        }
        self.need(b')', "behind the literal")?;
        let components = match self.words.len() - first {
            1 => 1,
            4 => FOUR,
            _ => {
                let message = "a literal of doubles has two of them, such as `d(1.0l, 2.0l)`, or four words";
                return Err(TextError::new(Code::TextLiteral, word.start..self.lexer.offset(), message));
            }
        };
        Ok(components | u32::from(OperandType::IMMEDIATE64.0) << 12)
    }
}
