//! Programs of Direct3D 9: every token of every instruction, and comments by their kind.

use dxbin_d3dbc::spec::{CommentKind, Number, Opcode, TextureType};
use dxbin_d3dbc::token::{InstructionToken, Version};
use dxbin_d3dbc::{Instruction, Parameter, Program};

use super::Kind;
use super::walk::{New, Walk, fourcc, number};

/// Bytes of a token.
const TOKEN: usize = 4;

/// The program in `data`, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("tokens", "tokens that are not read");
    let Ok(program) = Program::read(data, start as u64) else { return };
    let mut tokens = Tokens { at: start, walk };
    tokens.token("VersionToken", &program.version.to_string(), "the stage and the Shader Model");
    let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
    while let Ok(true) = decoder.next(&mut instruction) {
        let (at, end) = (start + TOKEN * instruction.at, start + TOKEN * decoder.position());
        if at >= tokens.walk.limit() {
            return;
        }
        tokens.walk.heading(at.max(tokens.walk.at()), &title(&instruction, program.version), "", "");
        tokens.walk.nested(end, |walk| Tokens { at, walk }.instruction(&instruction));
    }
    tokens.at = start + TOKEN * decoder.position();
    if tokens.at < tokens.walk.limit() && InstructionToken(tokens.walk.word(tokens.at)).opcode() == Opcode::END {
        tokens.token("EndToken", "", "the program's last");
    }
    tokens.walk.gap("behind", "bytes behind the program's end");
}

/// What an instruction is.
fn title(instruction: &Instruction, version: Version) -> String {
    let opcode = instruction.opcode();
    match opcode.info() {
        _ if opcode == Opcode::COMMENT => "comment".to_owned(),
        Some(info) => {
            let old = info.old_mnemonic.as_ref().filter(|_| version.is_before(1, 4));
            old.unwrap_or(&info.mnemonic).as_str().to_owned()
        }
        None => format!("{opcode:?}"),
    }
}

struct Tokens<'w, 'a, 'r> {
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
        let (register, number) = (parameter.token.register(), parameter.token.number());
        let value = match register.map(|register| (register.prefix, register.number)) {
            None => format!("unknown {number}"),
            Some((prefix, Number::None)) => prefix.to_owned(),
            Some((prefix, Number::Named(names))) => match names.get(number as usize) {
                Some(name) => (*name).to_owned(),
                None => format!("{prefix}{number}"),
            },
            Some((prefix, Number::From(first))) => format!("{prefix}{}", number + first),
            Some((prefix, Number::Plain)) => format!("{prefix}{number}"),
        };
        self.token(name, &value, "a register, and what is read of it or written to it");
        if parameter.index.is_some() {
            self.token("IndexToken", "", "the register that indexes it");
        }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        self.token("InstructionToken", "", "opcode, controls and length");
        if instruction.opcode() == Opcode::COMMENT {
            return self.comment(&instruction.comment);
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
        for _ in &instruction.literals {
            self.token("Literal", "", "a component of the constant");
        }
        for source in &instruction.sources {
            self.parameter(source, "SourceToken");
        }
    }

    fn comment(&mut self, comment: &[u8]) {
        let Some(kind) = comment.get(..TOKEN).map(number) else { return };
        let meaning = CommentKind(kind as u32).name().unwrap_or("what the comment is");
        self.walk.row(&New {
            number: Some(kind),
            value: &fourcc(kind),
            meaning,
            ..New::field(self.at, TOKEN, "CommentFourCC")
        });
        self.at += TOKEN;
        let size = comment.len() - TOKEN;
        self.walk.row(&New { kind: Kind::Raw, meaning: "the comment's bytes", ..New::field(self.at, size, "comment") });
    }
}
