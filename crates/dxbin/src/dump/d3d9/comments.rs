//! What stands in the comments of a token stream: constant tables, debug information, preshaders.

use dxbin_base::record::Record;
use dxbin_d3dbc::constants::{ConstantInfo, MemberInfo, TableHeader, TypeInfo};
use dxbin_d3dbc::debug::{DebugHeader, LineInfo, UseInfo, VariableInfo};
use dxbin_d3dbc::preshader::PreshaderModel;
use dxbin_d3dbc::spec::{CommentKind, ParameterClass};
use dxbin_d3dbc::token::Version;

use super::super::Kind;
use super::super::claims::Claims;
use super::super::parts::string;
use super::super::walk::{New, Walk, fourcc, name_at, number};
use super::TOKEN;

/// How deep comments may stand in comments.
const DEEPEST: usize = 4;

/// What a place in a table is. Of several things at one place, the first of these is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Constants,
    Debug,
    Constant(u32),
    File(u32),
    Line(u32),
    Variable(u32),
    Use(u32),
    Type,
    Member(u16),
    Default(u32),
    Name,
}

/// A comment's bytes from its FourCC on, which stand at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    nested(data, start, 0, walk);
}

fn nested(data: &[u8], start: usize, depth: usize, walk: &mut Walk<'_, '_>) {
    let Some(kind) = data.get(..TOKEN).map(number) else { return };
    let kind = CommentKind(kind as u32);
    let meaning = kind.name().unwrap_or("what the comment is");
    let value = fourcc(u64::from(kind.0));
    walk.row(&New {
        number: Some(u64::from(kind.0)),
        value: &value,
        meaning,
        ..New::field(start, TOKEN, "CommentFourCC")
    });
    let (data, start) = (data.get(TOKEN..).unwrap_or_default(), start + TOKEN);
    match kind {
        CommentKind::CONSTANT_TABLE => table(data, start, constants(data), walk),
        CommentKind::DEBUG => table(data, start, debug(data), walk),
        CommentKind::PRESHADER if depth < DEEPEST => preshader(data, start, depth, walk),
        CommentKind::LITERALS => literals(data, start, walk),
        CommentKind::PRESHADER_CODE => code(data, start, walk),
        _ => {}
    }
    let size = (start + data.len()).saturating_sub(walk.at());
    walk.row(&New {
        kind: Kind::Raw,
        meaning: "bytes that no table leads to",
        ..New::field(walk.at(), size, "comment")
    });
}

/// The places that a constant table leads to.
fn constants(data: &[u8]) -> Claims<Place> {
    let mut claims = Claims::new();
    claims.add(0, Place::Constants);
    let Some(header) = TableHeader::read(data) else { return claims };
    claims.add(header.creator.into(), Place::Name);
    claims.add(header.target.into(), Place::Name);
    for index in 0..header.constants {
        let at = u64::from(header.constant_info) + u64::from(index) * ConstantInfo::SIZE as u64;
        let Some(constant) = read::<ConstantInfo>(data, at).filter(|_| claims.look()) else { break };
        claims.add(at, Place::Constant(index));
        claims.add(constant.name.into(), Place::Name);
        if constant.default_value != 0 {
            claims.add(constant.default_value.into(), Place::Default(u32::from(constant.register_count)));
        }
        types(data, constant.type_info, 0, &mut claims);
    }
    claims
}

fn types(data: &[u8], offset: u32, depth: usize, claims: &mut Claims<Place>) {
    const DEEPEST_TYPE: usize = 16;
    let Some(ty) = read::<TypeInfo>(data, offset.into()).filter(|_| depth < DEEPEST_TYPE && claims.look()) else {
        return;
    };
    claims.add(offset.into(), Place::Type);
    if ty.class != ParameterClass::STRUCT {
        return;
    }
    for index in 0..ty.struct_members {
        let at = u64::from(ty.struct_member_info) + u64::from(index) * MemberInfo::SIZE as u64;
        let Some(member) = read::<MemberInfo>(data, at).filter(|_| claims.look()) else { return };
        claims.add(at, Place::Member(index));
        claims.add(member.name.into(), Place::Name);
        types(data, member.type_info, depth + 1, claims);
    }
}

/// The places that debug information leads to.
fn debug(data: &[u8]) -> Claims<Place> {
    let mut claims = Claims::new();
    claims.add(0, Place::Debug);
    let Some(header) = DebugHeader::read(data) else { return claims };
    claims.add(header.creator.into(), Place::Name);
    claims.add(header.entry.into(), Place::Name);
    for index in 0..header.files {
        let at = u64::from(header.file_info) + 4 * u64::from(index);
        let name = usize::try_from(at).ok().and_then(|at| data.get(at..)?.get(..4));
        let Some(name) = name.filter(|_| claims.look()) else { break };
        claims.add(at, Place::File(index));
        claims.add(number(name), Place::Name);
    }
    for index in 0..header.lines {
        let at = u64::from(header.line_info) + u64::from(index) * LineInfo::SIZE as u64;
        if read::<LineInfo>(data, at).is_none() || !claims.look() {
            break;
        }
        claims.add(at, Place::Line(index));
    }
    for index in 0..header.variables {
        let at = u64::from(header.variable_info) + u64::from(index) * VariableInfo::SIZE as u64;
        let Some(variable) = read::<VariableInfo>(data, at).filter(|_| claims.look()) else { break };
        claims.add(at, Place::Variable(index));
        for name in [variable.scope, variable.name].into_iter().filter(|&name| name != 0) {
            claims.add(name.into(), Place::Name);
        }
        types(data, variable.type_info, 0, &mut claims);
        for index in 0..variable.uses {
            let at = u64::from(variable.use_info) + u64::from(index) * UseInfo::SIZE as u64;
            if read::<UseInfo>(data, at).is_none() || !claims.look() {
                break;
            }
            claims.add(at, Place::Use(index));
        }
    }
    claims
}

fn read<R: Record>(data: &[u8], offset: u64) -> Option<R> {
    R::read(data.get(usize::try_from(offset).ok()?..)?)
}

/// Writes what a table leads to, in the order of the bytes.
fn table(data: &[u8], start: usize, claims: Claims<Place>, walk: &mut Walk<'_, '_>) {
    let spell = |name: &str, number: u64| match name {
        "Name" | "Creator" | "Target" | "Scope" | "EntryPoint" if number != 0 => name_at(data, number),
        "Version" => Some(Version(number as u32).to_string()),
        _ => None,
    };
    for (offset, place) in claims.sorted().filter(|&(offset, _)| offset < data.len()) {
        let at = start + offset;
        let named = |word: usize| {
            let word = data.get(offset + word..).and_then(|rest| rest.get(..4)).map(number);
            word.filter(|&word| word != 0).and_then(|word| name_at(data, word)).unwrap_or_default()
        };
        let mut record = |title: String, value: &str, size: usize, body: &dyn Fn(&mut Walk<'_, '_>)| {
            walk.heading(at.max(walk.at()), &title, value, "");
            walk.nested(at + size, |walk| body(walk));
        };
        match place {
            Place::Constants => walk.record::<TableHeader>(at, &spell),
            Place::Debug => walk.record::<DebugHeader>(at, &spell),
            Place::Constant(index) => record(format!("constant {index}"), &named(0), ConstantInfo::SIZE, &|walk| {
                walk.record::<ConstantInfo>(at, &spell);
            }),
            Place::Line(index) => record(format!("line of instruction {index}"), "", LineInfo::SIZE, &|walk| {
                walk.record::<LineInfo>(at, &spell);
            }),
            Place::Variable(index) => record(format!("variable {index}"), &named(4), VariableInfo::SIZE, &|walk| {
                walk.record::<VariableInfo>(at, &spell);
            }),
            Place::Use(index) => record(format!("use {index}"), "", UseInfo::SIZE, &|walk| {
                walk.record::<UseInfo>(at, &spell);
            }),
            Place::Type => record(format!("type at {offset:#x}"), "", TypeInfo::SIZE, &|walk| {
                walk.record::<TypeInfo>(at, &spell);
            }),
            Place::Member(index) => record(format!("member {index}"), &named(0), MemberInfo::SIZE, &|walk| {
                walk.record::<MemberInfo>(at, &spell);
            }),
            Place::File(index) => {
                let name = format!("File[{index}]");
                let value = named(0);
                walk.row(&New { value: &value, meaning: "offset of the file's name", ..New::field(at, 4, &name) });
            }
            Place::Default(registers) => floats(at, registers, walk),
            Place::Name => string(data, offset, start, walk),
        }
    }
}

/// A default value: four words to a register.
fn floats(at: usize, registers: u32, walk: &mut Walk<'_, '_>) {
    for register in 0..registers as usize {
        let from = at.saturating_add(16 * register);
        let Some(bytes) = walk.bytes().get(from..).and_then(|rest| rest.get(..16)).filter(|_| from < walk.limit())
        else {
            return;
        };
        let (words, _) = bytes.as_chunks::<4>();
        let value = words.iter().map(|&word| format!("{:?}", f32::from_le_bytes(word))).collect::<Vec<_>>().join(", ");
        let name = format!("Default[{register}]");
        walk.row(&New { value: &value, meaning: "as floats", ..New::field(from, 16, &name) });
    }
}

fn word(walk: &mut Walk<'_, '_>, at: usize, name: &str, value: &str, meaning: &str) -> u32 {
    let number = walk.word(at);
    let plain = number.to_string();
    let value = if value.is_empty() { &*plain } else { value };
    walk.row(&New { number: Some(u64::from(number)), value, meaning, ..New::field(at, TOKEN, name) });
    number
}

/// A preshader: a version, and comments.
fn preshader(data: &[u8], start: usize, depth: usize, walk: &mut Walk<'_, '_>) {
    let end = start + data.len();
    word(walk, start, "VersionToken", "", "the version of preshaders: `FX`, 2.1");
    let mut at = start + TOKEN;
    while at < end && walk.word(at) & 0xffff == 0xfffe {
        let size = TOKEN * (walk.word(at) >> 16) as usize;
        walk.heading(at, "comment", "", "");
        let inner = walk.bytes().get(at + TOKEN..end.min((at + TOKEN).saturating_add(size))).unwrap_or_default();
        walk.nested(at + TOKEN + inner.len(), |walk| {
            word(walk, at, "InstructionToken", "", "a comment, and its length in words");
            nested(inner, at + TOKEN, depth + 1, walk);
        });
        at += TOKEN + size;
    }
    if at < end && walk.word(at) == 0xffff {
        word(walk, at, "EndToken", "", "the preshader's last");
    }
}

/// The numbers of a preshader.
fn literals(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    if data.len() < TOKEN {
        return;
    }
    word(walk, start, "Count", "", "how many numbers there are");
    for (index, number) in data.get(TOKEN..).unwrap_or_default().as_chunks::<8>().0.iter().enumerate() {
        let (name, value) = (format!("Literal[{index}]"), format!("{:?}", f64::from_le_bytes(*number)));
        walk.row(&New { value: &value, meaning: "a number", ..New::field(start + TOKEN + 8 * index, 8, &name) });
    }
}

/// The code of a preshader.
fn code(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    if data.len() < TOKEN {
        return;
    }
    word(walk, start, "Count", "", "how many instructions there are");
    for instruction in PreshaderModel::read(data).instructions {
        let mut at = start + instruction.at;
        let name = instruction.opcode().name().unwrap_or("unknown");
        walk.heading(at, name, "", "");
        let components = format!("{} of {} components", name, instruction.components());
        let mut words = vec![("InstructionToken", components, "opcode and how many components")];
        words.push(("Arguments", instruction.arguments.len().to_string(), "how many operands are read"));
        for operand in instruction.arguments.iter().chain([&instruction.destination]) {
            words.push(("Indices", operand.indices.len().to_string(), "how many references index the operand"));
            for reference in operand.indices.iter().chain([&operand.base]) {
                let file = reference.file.name().unwrap_or("unknown").to_owned();
                words.push(("File", file, "what the reference refers to"));
                words.push(("Index", reference.index.to_string(), "a component: four times the register, and which"));
            }
        }
        let size = TOKEN * words.len();
        walk.nested(at + size, |walk| {
            for (name, value, meaning) in &words {
                word(walk, at, name, value, meaning);
                at += TOKEN;
            }
        });
    }
}
