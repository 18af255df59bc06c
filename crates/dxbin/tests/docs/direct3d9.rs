//! The pages of Direct3D 9's token streams.

use std::fmt::Write as _;

use dxbin::d3dbc::constants::{ConstantInfo, MemberInfo, TableHeader, TypeInfo};
use dxbin::d3dbc::debug::{DebugHeader, LineInfo, UseInfo, VariableInfo};
use dxbin::d3dbc::spec::{
    CommentKind, Comparison, DESTINATION_MODIFIERS, Form, Info, MinPrecision, OPCODES, ParameterClass, ParameterType,
    PreshaderFile, PreshaderOpcode, REGISTERS, RegisterSet, SHIFTS, SOURCE_MODIFIERS, Stage, TextureType, Usage,
};
use dxbin::d3dbc::token::Version;

use crate::Page;
use crate::tables::{names, record};

pub(crate) fn pages() -> Vec<Page> {
    vec![tokens(), comments(), preshaders()]
}

/// A version by its key.
fn version(stage: Stage, key: u8) -> String {
    let minor = if key & 0xf == 0xf { 255 } else { u32::from(key & 0xf) };
    Version(u32::from(stage.0) << 16 | u32::from(key >> 4) << 8 | minor).to_string()
}

fn form(form: &Form) -> String {
    let first = version(form.stage, form.first);
    let last = version(form.stage, form.last);
    let operands = if form.operands == 1 { "1 operand".to_owned() } else { format!("{} operands", form.operands) };
    if first == last { format!("{first}: {operands}") } else { format!("{first} to {last}: {operands}") }
}

fn opcode(info: &Info) -> String {
    let old = info.old_mnemonic.as_ref().map(|old| format!(", `{}` before 1.4", old.as_str())).unwrap_or_default();
    let written = info.written.map(|written| format!(", assembled as `{written}`")).unwrap_or_default();
    let forms = info.forms().map(form).collect::<Vec<_>>().join("; ");
    let (arithmetic, texture) = info.slots;
    let name = info.mnemonic.as_str();
    format!("| {:#x} | {} | `{name}`{old}{written} | {arithmetic} | {texture} | {forms} |\n", info.code, info.name)
}

fn tokens() -> Page {
    let mut text = String::from(
        "A program of Shader Model 1 to 3 is a version token, instructions and comments, and an end token, all of 32 bits. An\n\
         instruction's token has its opcode in bits 0 to 15, controls in bits 16 to 23, from Shader Model 2 on its length in\n\
         words in bits 24 to 27, bit 28 for a predicate, bit 30 for one that is issued with the instruction before. Operands\n\
         follow, each with bit 31 set: the register's number in bits 0 to 10, its file in bits 28 to 30 and 11 to 12, bit 13 for\n\
         one that another register indexes, whose token follows from Shader Model 2 on. Of a destination bits 16 to 19 are the\n\
         components written, 20 to 23 modifiers, 24 to 27 a shift; of a source bits 16 to 23 are a swizzle, 24 to 27 a modifier.\n\
         A comment's token has its length in words in its upper half.\n\n\
         Code: `crates/d3dbc/src/spec.rs`, `crates/d3dbc/src/token.rs`; which versions have what was asked of `D3DAssemble`.\n\n\
         ## Opcodes\n\n| number | D3DSIO_ | text | arithmetic slots | texture slots | versions |\n|---|---|---|---|---|---|\n",
    );
    OPCODES.iter().for_each(|info| text.push_str(&opcode(info)));
    text.push_str("\n## Register files\n\n| number | name | text | registers |\n|---|---|---|---|\n");
    for (number, register) in REGISTERS.iter().enumerate() {
        let extents = register.extents.iter().map(|extent| {
            let (first, last) = extent.versions;
            let (first, last) = (version(extent.stage, first), version(extent.stage, last));
            let versions = if first == last { first } else { format!("{first} to {last}") };
            format!("{versions}: {}", extent.count)
        });
        let extents = extents.collect::<Vec<_>>().join("; ");
        let other = register.other.map(|(_, other)| format!(", `{other}`")).unwrap_or_default();
        writeln!(text, "| {number} | {} | `{}`{other} | {extents} |", register.name, register.prefix).unwrap();
    }
    text.push_str("\n## Source modifiers\n\n| number | name | before | behind |\n|---|---|---|---|\n");
    for (number, row) in SOURCE_MODIFIERS.iter().enumerate() {
        writeln!(text, "| {number} | {} | {} | {} |", row.name, row.before, row.behind).unwrap();
    }
    text.push_str("\n## Modifiers and shifts of destinations\n\n| bits | text |\n|---|---|\n");
    for (bit, name) in DESTINATION_MODIFIERS {
        writeln!(text, "| {:#x} | {name} |", bit << 20).unwrap();
    }
    for (shift, name) in SHIFTS {
        writeln!(text, "| {:#x} | {name} |", shift << 24).unwrap();
    }
    names(&mut text, "Usages", "Bits 0 to 3 of a `dcl`'s token.", Usage::ROWS, false);
    names(&mut text, "Textures", "Bits 27 to 30 of a `dcl`'s token.", TextureType::ROWS, false);
    names(&mut text, "Comparisons", "The controls of `if`, `break` and `setp`.", Comparison::ROWS, false);
    names(&mut text, "Precisions", "Bits 14 and 15 of an operand, in level 9 programs.", MinPrecision::ROWS, false);
    names(&mut text, "Stages", "The upper half of a version token.", Stage::ROWS, true);
    let about = "token streams of Shader Models 1 to 3";
    Page { file: "direct3d9.md", title: "Direct3D 9 token streams", about, text }
}

fn comments() -> Page {
    let mut text = String::from(
        "What compilers leave in comments of a token stream, by the four letters the comment starts with. Offsets count from the\n\
         first byte behind them.\n\nCode: `crates/d3dbc/src/constants.rs`, `crates/d3dbc/src/debug.rs`.\n",
    );
    names(&mut text, "Kinds of comments", "The first word.", CommentKind::ROWS, true);
    record::<TableHeader>(&mut text, "CTAB: the header", "Constants and samplers, and where they lie.");
    record::<ConstantInfo>(&mut text, "CTAB: constants", "A constant in a set of registers.");
    record::<TypeInfo>(&mut text, "CTAB: types", "What a constant or a member is.");
    record::<MemberInfo>(&mut text, "CTAB: members", "A member of a structure.");
    names(&mut text, "Register sets", "Where a constant lies.", RegisterSet::ROWS, false);
    names(&mut text, "Classes", "Of a type.", ParameterClass::ROWS, false);
    names(&mut text, "Types", "Of a type's components.", ParameterType::ROWS, false);
    record::<DebugHeader>(&mut text, "DBUG: the header", "What /Zi says of files, lines and variables.");
    record::<LineInfo>(&mut text, "DBUG: lines", "One for each instruction.");
    record::<VariableInfo>(&mut text, "DBUG: variables", "A variable of a function, or of none.");
    record::<UseInfo>(&mut text, "DBUG: uses", "An instruction that writes a variable.");
    let about = "constant tables (CTAB) and debug information (DBUG) in Direct3D 9's streams";
    Page { file: "direct3d9-comments.md", title: "Comments of Direct3D 9 programs", about, text }
}

fn preshaders() -> Page {
    let mut text = String::from(
        "A preshader (PRES) is a program in a comment: a version token (`FX`, 2.1) and comments of its own: CTAB, the constants it\n\
         reads; PRSI; CLIT, a count and as many doubles; FXLC, the code. The code is a count and instructions: a token, the number\n\
         of arguments, the arguments, the destination. The token has the number of components in bits 0 to 19, the opcode in bits\n\
         20 to 30, and bit 31 for a first argument of one component. An operand is a count and as many references that index it,\n\
         then its own; a reference is a file and four times a register plus a component.\n\n\
         Code: `crates/d3dbc/src/preshader.rs`, `crates/d3dbc/src/spec/preshader.rs`.\n",
    );
    names(&mut text, "Opcodes", "Bits 20 to 30 of an instruction's token.", PreshaderOpcode::ROWS, true);
    names(&mut text, "Files", "The first word of a reference.", PreshaderFile::ROWS, false);
    let about = "what an effect's compiler computes ahead of a shader (PRES)";
    Page { file: "preshaders.md", title: "Preshaders", about, text }
}
