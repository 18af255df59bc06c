//! Custom data in listings: immediate constant buffers, shader messages, comments.

use dxbin_base::Code;
use dxbin_base::sink::{Class, Colour, Sink};

use super::Printer;
use crate::decode::read_operand;
use crate::model::Instruction;
use crate::spec::{CustomDataClass, ESCAPES, IMMEDIATE_CONSTANT_BUFFER, Literals, MessageId, PRINTF_STYLE};

/// A shader message is printed only if its words stay below these bounds.
const MAX_MESSAGE_OPERANDS: u32 = 0x1000;
const MAX_MESSAGE_WORDS: u32 = 0x1_0000;

impl<S: Sink> Printer<'_, '_, S> {
    /// Whether instruction numbers count it: messages do something when the program runs.
    pub(super) fn counts_data(&self, instruction: &Instruction) -> bool {
        instruction.token.custom_data_class() == CustomDataClass::SHADER_MESSAGE
    }

    pub(super) fn custom_data(&mut self, instruction: &Instruction) -> Result<(), Code> {
        self.pen.begin(Colour::Yellow);
        self.pen.end();
        let data = instruction.rest.get(..instruction.table).unwrap_or_default();
        match instruction.token.custom_data_class() {
            CustomDataClass::IMMEDIATE_CONSTANT_BUFFER => self.constant_buffer(data),
            // Of one that states no words of its own nothing is shown, not even that it is one.
            CustomDataClass::COMMENT if instruction.words.first().is_some_and(|&length| length < 2) => {}
            CustomDataClass::COMMENT => self.comment_data(data),
            CustomDataClass::SHADER_MESSAGE => return self.message(data),
            _ => self.undecipherable(),
        }
        Ok(())
    }

    fn undecipherable(&mut self) {
        self.pen.put(Class::Comment, b"undecipherable custom data");
    }

    fn constant_buffer(&mut self, data: &[u32]) {
        self.pen.begin(Colour::Yellow);
        self.pen.text(Class::Mnemonic, IMMEDIATE_CONSTANT_BUFFER.as_bytes());
        self.pen.end();
        self.pen.put(Class::Plain, b" { ");
        let (rows, _) = data.as_chunks::<4>();
        for (i, row) in rows.iter().enumerate() {
            if i > 0 {
                self.pen.put(Class::Plain, b",\n                              ");
            }
            self.pen.put(Class::Plain, b"{ ");
            for (i, &word) in row.iter().enumerate() {
                if i > 0 {
                    self.pen.put(Class::Plain, b", ");
                }
                self.literal_word(word, Literals::Mixed);
            }
            self.pen.put(Class::Plain, b"}");
            self.pen.spill();
        }
        self.pen.put(Class::Plain, b" }");
    }

    /// The text up to its NUL; the last byte is taken for one.
    fn comment_data(&mut self, data: &[u32]) {
        self.pen.begin(Colour::Grey);
        self.pen.put(Class::Comment, b"// COMMENT: ");
        let mut text: Vec<u8> = data.iter().flat_map(|word| word.to_le_bytes()).collect();
        let last = text.len().saturating_sub(1);
        let end = text.iter().position(|&byte| byte == 0).unwrap_or(last);
        text.truncate(end);
        self.pen.text(Class::Comment, &text);
        self.pen.end();
    }

    /// `printf`, `errorf`: id, format style, characters, operands, words of operands; the operands; the text.
    fn message(&mut self, data: &[u32]) -> Result<(), Code> {
        let [id, style, characters, operands, words, body @ ..] = data else {
            self.undecipherable();
            return Ok(());
        };
        let text_words = (u64::from(*characters) + 4) / 4;
        let fits = *operands < MAX_MESSAGE_OPERANDS
            && *words < MAX_MESSAGE_WORDS
            && text_words < u64::from(MAX_MESSAGE_WORDS)
            && u64::from(*words) + text_words <= body.len() as u64;
        if body.is_empty() || !fits {
            self.undecipherable();
            return Ok(());
        }
        let (operand_words, text) = body.split_at(*words as usize);
        let Some(parsed) = parse_operands(operand_words, *operands)? else {
            self.undecipherable();
            return Ok(());
        };
        let is_printf = *style == PRINTF_STYLE;
        let name = MessageId(*id).short().filter(|_| is_printf);
        self.pen.begin(Colour::Yellow);
        self.pen.text(Class::Mnemonic, name.unwrap_or("<unknown>").as_bytes());
        self.pen.put(Class::Plain, b" ");
        self.pen.end();
        self.pen.begin(Colour::Cyan);
        self.pen.text(Class::Literal, &quoted(text, is_printf));
        self.pen.end();
        for &place in &parsed.places {
            self.pen.put(Class::Plain, b", ");
            // An operand of an unknown kind is spelt as such here; the disassembler goes on.
            let _ = self.operand(&parsed.pool, place, Literals::Mixed, false);
        }
        // Operands that are counted but not stored are whatever Microsoft's memory held.
        if parsed.places.len() < *operands as usize { Err(Code::OperandPastEnd) } else { Ok(()) }
    }
}

struct MessageOperands {
    pool: Instruction,
    places: Vec<usize>,
}

/// The operands of a message; `None` unless they fill their words.
fn parse_operands(words: &[u32], count: u32) -> Result<Option<MessageOperands>, Code> {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut operands = MessageOperands { pool: Instruction::default(), places: Vec::new() };
    let mut rest = bytes.as_slice();
    for _ in 0..count {
        if rest.is_empty() {
            break;
        }
        operands.places.push(operands.pool.operands.len());
        match read_operand(rest, &mut operands.pool) {
            Ok(taken) => rest = rest.get(4 * taken..).unwrap_or_default(),
            Err(Code::OperandPastEnd) => return Ok(None),
            Err(code) => return Err(code),
        }
    }
    Ok(rest.is_empty().then_some(operands))
}

/// The text in quotes, up to its NUL. Escaped: with C's escapes for what C has them for, and dots for other control
/// characters; Microsoft's disassembler does so for the style of `printf` only.
fn quoted(words: &[u32], escaped: bool) -> Vec<u8> {
    let mut out = vec![b'"'];
    for byte in words.iter().flat_map(|word| word.to_le_bytes()).take_while(|&byte| byte != 0) {
        let escape = ESCAPES.iter().find(|row| row.1 == byte);
        match (byte, escape) {
            _ if !escaped => out.push(byte),
            (_, Some(&(letter, _))) => out.extend_from_slice(&[b'\\', letter]),
            (0x20..=0x7f, _) => out.push(byte),
            _ => out.push(b'.'),
        }
    }
    out.push(b'"');
    out
}
