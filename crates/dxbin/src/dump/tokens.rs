//! Token streams: every token of every instruction, under the line that the listing has for it.

use std::fmt::Write as _;

use dxbin_base::Code;
use dxbin_base::record::Record;
use dxbin_tpf::spec::{self, BitField, CustomDataClass, OPERAND_EXTENSION, ShaderMessage, VERSION_TOKEN};
use dxbin_tpf::token::{Representation, Version};
use dxbin_tpf::{Instruction, Operand, Program, print};

use super::Kind;
use super::walk::{New, Walk, quoted};

/// Bytes of a token.
const TOKEN: usize = 4;

/// The most bytes of a listing's line that are shown: a message's text may be as long as the program.
const LONGEST_LINE: usize = 200;

/// A part's data, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("tokens", "tokens that are not read");
    let Ok(program) = Program::read(data, start as u64) else { return };
    let version = program.version.to_string();
    walk.token(start, "VersionToken", &version, "the stage and the Shader Model", &mut VERSION_TOKEN.iter());
    let length = format!("{} words", program.length);
    walk.token(start + TOKEN, "LengthToken", &length, "the program's length, these two included", &mut [].iter());
    let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
    let mut line = Vec::new();
    while let Ok(true) = decoder.next(&mut instruction) {
        let at = start + TOKEN * instruction.at;
        if at >= walk.limit() {
            return;
        }
        line.clear();
        let end = at.saturating_add(TOKEN.saturating_mul(instruction.length as usize));
        walk.heading(at, &title(program.version, &instruction, &mut line), "", "");
        walk.nested(end, |walk| Tokens { instruction: &instruction, at, walk }.rows());
    }
    walk.gap("behind", "tokens behind the last instruction");
}

/// The instruction's line in a listing; of several, the first.
fn title(version: Version, instruction: &Instruction, line: &mut Vec<u8>) -> String {
    // What Microsoft's disassembler gives up at is printed as far as it can be.
    let _ = print::instruction(version, instruction, &print::Options { lenient: true, ..Default::default() }, line);
    let first = line.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let shown = first.get(..LONGEST_LINE).unwrap_or(first);
    let more = if shown.len() < line.trim_ascii_end().len() { " ..." } else { "" };
    let text = quoted(shown.trim_ascii());
    // Quotes of the line's own are escaped; those around it are not wanted.
    format!("{}{more}", text.get(1..text.len() - 1).unwrap_or_default().replace("\\\"", "\""))
}

/// Writes the rows of an instruction.
struct Tokens<'i, 'w, 'a, 'r> {
    instruction: &'i Instruction,
    /// The offset of the next token in the file.
    at: usize,
    walk: &'w mut Walk<'a, 'r>,
}

impl Tokens<'_, '_, '_, '_> {
    fn token(&mut self, name: &str, value: &str, meaning: &str, fields: &mut dyn Iterator<Item = &'static BitField>) {
        self.walk.token(self.at, name, value, meaning, fields);
        self.at += TOKEN;
    }

    /// Whether tokens of this instruction are left.
    fn more(&self) -> bool {
        self.at < self.walk.limit()
    }

    fn rows(mut self) {
        let instruction = self.instruction;
        let opcode = instruction.opcode();
        let name = format!("{opcode:?}");
        let meaning = if opcode == spec::Opcode::CUSTOMDATA { "a block of data" } else { "" };
        self.token("OpcodeToken", &name, meaning, &mut spec::opcode_fields(instruction.token));
        let unread = matches!(instruction.problem, Some(Code::UnknownOpcode | Code::UnknownOperand));
        let (Some(info), false) = (opcode.info(), unread) else {
            return self.walk.gap("tokens", "no table row describes them");
        };
        let is_table = matches!(opcode, spec::Opcode::DCL_FUNCTION_TABLE | spec::Opcode::DCL_INTERFACE);
        for token in &instruction.extended {
            match is_table {
                true => self.token("ExtendedLength", &token.0.to_string(), "words of the instruction", &mut [].iter()),
                false => {
                    let meaning = "more controls of the opcode";
                    self.token("ExtendedToken", "", meaning, &mut spec::extended_fields(*token));
                }
            }
        }
        if opcode == spec::Opcode::CUSTOMDATA {
            return self.custom_data();
        }
        if info.leading_word {
            self.token(
                "FunctionIndex",
                &instruction.leading.to_string(),
                "the function that is called",
                &mut [].iter(),
            );
        }
        for (operand, role) in instruction.operands.iter().zip(info.roles.bytes()) {
            self.operand(operand, spec::role(role).unwrap_or_default(), 0);
        }
        let words = spec::words_of(opcode);
        for (word, row) in instruction.words.iter().zip(words) {
            let mut value = word.to_string();
            if row.name == "MaxTessFactor" {
                value = format!("{:?}", f32::from_bits(*word));
            }
            let value = if row.fields.is_empty() { &*value } else { "" };
            self.token(row.name, value, row.meaning, &mut row.fields.iter());
        }
        for (i, entry) in instruction.rest.iter().take(instruction.table).enumerate() {
            if !self.more() {
                return;
            }
            self.token(&format!("Table[{i}]"), &entry.to_string(), "an entry of the table", &mut [].iter());
        }
        self.walk.gap("tokens", "behind the operands; they mean nothing");
    }

    /// An operand: its token, its extension, its literals or indices, and the operands in those.
    fn operand(&mut self, operand: &Operand, role: &str, depth: usize) {
        if !self.more() {
            return;
        }
        let token = operand.token;
        let value = format!("{:?}", token.operand_type());
        self.token("OperandToken", &value, role, &mut spec::operand_fields(token));
        if token.is_extended() {
            self.token("ExtendedOperand", "", "modifiers of the operand", &mut OPERAND_EXTENSION.iter());
        }
        if token.operand_type().is_immediate() {
            for (component, word) in ["x", "y", "z", "w"].iter().zip(&operand.value).take(token.immediates()) {
                self.token(&format!("Literal.{component}"), &literal(*word), "", &mut [].iter());
            }
        }
        for (dimension, index) in operand.index.iter().enumerate().take(operand.dimensions()) {
            let name = format!("Index[{dimension}]");
            match token.representation(dimension) {
                Representation::Immediate32 => self.token(&name, &index.words[0].to_string(), "", &mut [].iter()),
                Representation::Immediate32PlusRelative => {
                    self.token(&name, &index.words[0].to_string(), "added to the operand that follows", &mut [].iter());
                }
                Representation::Immediate64 => {
                    for (word, half) in index.words.iter().zip(["the upper half", "the lower half"]) {
                        self.token(&name, &word.to_string(), half, &mut [].iter());
                    }
                }
                Representation::Relative => {}
            }
            let relative = index.relative.and_then(|place| self.instruction.operands.get(usize::from(place)));
            // Each operand stands behind those that use it; the depth is a second fence.
            if let (Some(relative), true) = (relative, depth < self.instruction.operands.len()) {
                self.operand(relative, "the index, or what is added to it", depth + 1);
            }
        }
    }

    fn custom_data(&mut self) {
        let instruction = self.instruction;
        let length = format!("{} words", instruction.words.first().copied().unwrap_or_default());
        self.token("DataLength", &length, "the block's length, both tokens included", &mut [].iter());
        match instruction.token.custom_data_class() {
            CustomDataClass::IMMEDIATE_CONSTANT_BUFFER => self.constants(),
            CustomDataClass::COMMENT => self.text(self.at, "Comment"),
            CustomDataClass::SHADER_MESSAGE => self.message(),
            _ => self.walk.gap("data", "what this class of block holds"),
        }
    }

    /// A shader message: its record, the operands, the text.
    fn message(&mut self) {
        let at = self.at;
        self.walk.record::<ShaderMessage>(at, &|_, _| None);
        let words =
            self.walk.bytes().get(at..).and_then(ShaderMessage::read).map_or(0, |message| message.operand_words);
        self.walk.gap("operands", "those of the message, stored as an instruction's are");
        self.text(at.saturating_add(ShaderMessage::SIZE).saturating_add(TOKEN.saturating_mul(words as usize)), "Text");
    }

    /// Text up to its NUL; what follows in the block fills it up.
    fn text(&mut self, start: usize, name: &str) {
        let rest = self.walk.bytes().get(start..self.walk.limit()).unwrap_or_default();
        let length = rest.iter().position(|&byte| byte == 0).map_or(rest.len(), |end| end + 1);
        let value = quoted(rest.get(..length).unwrap_or_default().strip_suffix(b"\0").unwrap_or(rest));
        self.walk.row(&New { kind: Kind::Text, value: &value, ..New::field(start, length, name) });
        self.walk.gap("fill", "up to the block's end");
    }

    /// An immediate constant buffer: rows of four components.
    fn constants(&mut self) {
        let (rows, _) = self.instruction.rest.as_chunks::<4>();
        for (i, row) in rows.iter().enumerate() {
            if !self.more() {
                return;
            }
            let value = row.map(literal).join(", ");
            let name = format!("icb[{i}]");
            self.walk.row(&New { value: &value, meaning: "a row of constants", ..New::field(self.at, 16, &name) });
            self.at += 16;
        }
    }
}

/// A literal whose type is not known: as a float where it looks like one, and as it is stored.
fn literal(word: u32) -> String {
    let mut text = String::new();
    let float = f32::from_bits(word);
    // Writing to a string cannot fail.
    let _ = match word {
        0 => write!(text, "0"),
        _ if float.is_normal() => write!(text, "{float:?}"),
        _ if word < 0x1_0000 || (word as i32) > -0x1_0000 && (word as i32) < 0 => write!(text, "{}", word as i32),
        _ => write!(text, "{word:#x}"),
    };
    text
}
