//! Programs of Direct3D 9: every token of every instruction under its line in a listing, and comments by their kind.

mod comments;

use dxbin_d3dbc::spec::{Literals, Opcode, TextureType};
use dxbin_d3dbc::token::{InstructionToken, Version};
use dxbin_d3dbc::{Instruction, Parameter, Program, print};

use super::walk::{New, Walk};

/// Bytes of a token.
const TOKEN: usize = 4;

/// The program in `data`, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("tokens", "tokens that are not read");
    let Ok(program) = Program::read(data, start as u64) else { return };
    let version = program.version;
    let mut tokens = Tokens { version, at: start, walk };
    tokens.token("VersionToken", &program.version.to_string(), "the stage and the Shader Model");
    let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
    while let Ok(true) = decoder.next(&mut instruction) {
        let (at, end) = (start + TOKEN * instruction.at, start + TOKEN * decoder.position());
        if at >= tokens.walk.limit() {
            return;
        }
        tokens.walk.heading(at.max(tokens.walk.at()), &title(&instruction, program.version), "", "");
        tokens.walk.nested(end, |walk| Tokens { version, at, walk }.instruction(&instruction));
    }
    tokens.at = start + TOKEN * decoder.position();
    if tokens.at < tokens.walk.limit() && InstructionToken(tokens.walk.word(tokens.at)).opcode() == Opcode::END {
        tokens.token("EndToken", "", "the program's last");
    }
    tokens.walk.gap("behind", "bytes behind the program's end");
}

/// An instruction as a listing has it.
fn title(instruction: &Instruction, version: Version) -> String {
    if instruction.opcode() == Opcode::COMMENT {
        return "comment".to_owned();
    }
    let mut line = Vec::new();
    print::instruction(version, instruction, &mut line);
    String::from_utf8_lossy(&line).into_owned()
}

struct Tokens<'w, 'a, 'r> {
    version: Version,
    /// The offset of the next token in the file.
    at: usize,
    walk: &'w mut Walk<'a, 'r>,
}

impl Tokens<'_, '_, '_> {
    fn token(&mut self, name: &str, value: &str, meaning: &str) {
        let number = self.walk.word(self.at);
        let hex = format!("{number:#010x}");
        let value = if value.is_empty() { &hex } else { value };
        self.walk.row(&New { number: Some(number.into()), value, meaning, ..New::field(self.at, TOKEN, name) });
        self.at += TOKEN;
    }

    fn parameter(&mut self, parameter: &Parameter, name: &str) {
        let value = parameter.token.spelling(self.version);
        self.token(name, &value, "a register, and what is read of it or written to it");
        if parameter.index.is_some() {
            self.token("IndexToken", "", "the register that indexes it");
        }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        self.token("InstructionToken", "", "opcode, controls and length");
        if instruction.opcode() == Opcode::COMMENT {
            return comments::walk(&instruction.comment, self.at, self.walk);
        }
        if let Some(declaration) = instruction.declaration {
            let (usage, texture) = (declaration.usage(), declaration.texture_type());
            let name = if texture == TextureType::UNKNOWN { usage.name() } else { texture.name() };
            self.token("DeclarationToken", name.unwrap_or_default(), "what is declared");
        }
        if let Some(destination) = &instruction.destination {
            self.parameter(destination, "DestinationToken");
        }
        if instruction.predicate.is_some() {
            self.token("PredicateToken", "", "the predicate");
        }
        let literals = instruction.opcode().info_or_unknown().literals;
        for &literal in &instruction.literals {
            let value = match literals {
                Literals::Floats => format!("{:?}", f32::from_bits(literal)),
                _ => (literal as i32).to_string(),
            };
            self.token("Literal", &value, "a component of the constant");
        }
        for source in &instruction.sources {
            self.parameter(source, "SourceToken");
        }
    }
}
