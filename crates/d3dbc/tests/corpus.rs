//! The corpus's programs: each encodes to the bytes it was decoded from, and together they reach every row of the tables.
//!
//! That they list as Microsoft lists them is tested in crates/dxbin, for all of tests/corpus at once.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dxbin_base::{Diagnostics, Severity};
use dxbin_d3dbc::constants::{ConstantTable, MemberInfo, TypeInfo};
use dxbin_d3dbc::preshader::Preshader;
use dxbin_d3dbc::spec::*;
use dxbin_d3dbc::token::ParameterToken;
use dxbin_d3dbc::{Instruction, Parameter, Program};

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/d3d9");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cso"));
    files.sort();
    assert!(files.len() > 100, "only {} programs", files.len());
    files
}

/// Whether a program came from a compiler or the assembler, not from a loop over our own tables.
fn has_source(path: &Path) -> bool {
    !path.file_name().unwrap().to_string_lossy().starts_with("tokens_")
}

#[test]
fn every_program_encodes_to_the_bytes_it_was_read_from() {
    for path in corpus() {
        let bytes = fs::read(&path).unwrap();
        let mut diagnostics = Diagnostics::new();
        let model = Program::read(&bytes, 0).unwrap().model(&mut diagnostics);
        assert!(diagnostics.worst() < Some(Severity::Error), "{}: {diagnostics:?}", path.display());
        assert!(!model.instructions.is_empty(), "{}", path.display());
        assert_eq!(model.encode(), bytes, "{}", path.display());
        if has_source(&path) {
            assert_eq!(model.tail, [0xff, 0xff, 0, 0], "{}", path.display());
        }
    }
}

/// The decoder finds out how long an instruction is; Microsoft's tools state it from Shader Model 2 on.
#[test]
fn stated_lengths_are_those_that_are_found() {
    for path in corpus().into_iter().filter(|path| has_source(path)) {
        let bytes = fs::read(&path).unwrap();
        let program = Program::read(&bytes, 0).unwrap();
        program.check_lengths().unwrap();
        let mut encoded = Vec::new();
        for instruction in program.model(&mut Diagnostics::new()).instructions {
            encoded.clear();
            instruction.encode(&mut encoded);
            let stated = match instruction.opcode() {
                Opcode::COMMENT => instruction.token.comment_length(),
                _ if program.version.major() < 2 => 0,
                _ => instruction.token.length(),
            };
            if program.version.major() >= 2 || instruction.opcode() == Opcode::COMMENT {
                assert_eq!(stated, encoded.len() / 4 - 1, "{}: {instruction:?}", path.display());
            }
        }
    }
}

fn parameter(parameter: &Parameter, reached: &mut BTreeSet<String>) {
    reached.insert(format!("register: {}", parameter.token.register().map_or("unknown", |register| register.name)));
    reached.insert(format!("precision: {:?}", parameter.token.min_precision()));
    if parameter.token.is_relative() {
        reached.insert(format!("index: {}", parameter.index.map_or("implied", |_| "stated")));
    }
}

/// Everything of the tables that an instruction names.
fn rows(instruction: &Instruction, reached: &mut BTreeSet<String>) {
    reached.insert(format!("opcode: {:?}", instruction.opcode()));
    let controls = instruction.token.controls();
    match instruction.opcode().info_or_unknown().controls {
        Controls::Comparison => _ = reached.insert(format!("comparison: {:?}", Comparison(controls))),
        Controls::Texld => _ = reached.insert(format!("texld: {:?}", TexldControl(controls))),
        Controls::None => {}
    }
    reached.insert(format!("coissued: {}", instruction.token.is_coissued()));
    reached.insert(format!("predicated: {}", instruction.printed_predicate.is_some()));
    if let Some(declaration) = instruction.declaration {
        reached.insert(format!("usage: {:?}", declaration.usage()));
        reached.insert(format!("usage index: {}", declaration.usage_index()));
        reached.insert(format!("texture: {:?}", declaration.texture_type()));
    }
    if let Some(destination) = &instruction.destination {
        parameter(destination, reached);
        let token = destination.token;
        reached.insert(format!("mask: {:#x}", token.mask()));
        reached.insert(format!("shift: {}", token.shift()));
        for (bit, name) in DESTINATION_MODIFIERS {
            if token.destination_modifiers() & bit != 0 {
                reached.insert(format!("modifier: {name}"));
            }
        }
    }
    for source in &instruction.sources {
        parameter(source, reached);
        let modifier = SOURCE_MODIFIERS.get(source.token.source_modifier());
        reached.insert(format!("source modifier: {}", modifier.map_or("unknown", |modifier| modifier.name)));
    }
}

fn types(table: &ConstantTable<'_>, ty: TypeInfo, reached: &mut BTreeSet<String>) {
    reached.insert(format!("class: {:?}", ty.class));
    reached.insert(format!("type: {:?}", ty.ty));
    for index in 0..u32::from(ty.struct_members) {
        let Some(member) = table.nth::<MemberInfo>(ty.struct_member_info, index) else { break };
        types(table, table.member_type(member.type_info).unwrap(), reached);
    }
}

/// Every row there is, as `table: row`.
fn every_row() -> BTreeSet<String> {
    let mut rows = BTreeSet::new();
    macro_rules! named {
        ($table:literal, $type:ident) => {
            rows.extend($type::ROWS.iter().map(|row| format!(concat!($table, ": {:?}"), $type(row.0))))
        };
    }
    named!("comparison", Comparison);
    named!("texld", TexldControl);
    named!("usage", Usage);
    named!("texture", TextureType);
    named!("precision", MinPrecision);
    named!("set", RegisterSet);
    named!("class", ParameterClass);
    named!("type", ParameterType);
    named!("stage", Stage);
    named!("minor", MinorName);
    rows.extend(OPCODES.iter().map(|row| format!("opcode: {:?}", Opcode(row.code))));
    rows.insert("opcode: COMMENT".to_owned());
    rows.extend(REGISTERS.iter().map(|row| format!("register: {}", row.name)));
    rows.extend(SOURCE_MODIFIERS.iter().map(|row| format!("source modifier: {}", row.name)));
    rows.extend(DESTINATION_MODIFIERS.iter().map(|row| format!("modifier: {}", row.1)));
    rows.extend((0..16).map(|mask| format!("mask: {mask:#x}")));
    rows.extend((0..16).map(|index| format!("usage index: {index}")));
    rows.extend(SHIFTS.iter().map(|row| format!("shift: {}", row.0)));
    for value in [false, true] {
        rows.extend([format!("coissued: {value}"), format!("predicated: {value}")]);
    }
    rows.extend(["index: implied".to_owned(), "index: stated".to_owned()]);
    rows
}

fn reached(filter: fn(&Path) -> bool) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    for path in corpus().into_iter().filter(|path| filter(path)) {
        let bytes = fs::read(&path).unwrap();
        let program = Program::read(&bytes, 0).unwrap();
        reached.insert(format!("stage: {:?}", program.version.stage()));
        reached.insert(format!("minor: {:?}", MinorName(program.version.minor() as u8)));
        for instruction in program.model(&mut Diagnostics::new()).instructions {
            rows(&instruction, &mut reached);
        }
        let Some(table) = ConstantTable::find(&program) else { continue };
        for constant in table.constants() {
            reached.insert(format!("set: {:?}", constant.register_set));
            if let Some(ty) = table.record(constant.type_info) {
                types(&table, ty, &mut reached);
            }
        }
    }
    reached
}

#[test]
fn the_corpus_reaches_every_row() {
    let reached = reached(|_| true);
    let missing: Vec<String> = every_row().difference(&reached).cloned().collect();
    assert!(missing.is_empty(), "no program of tests/corpus/d3d9 has {missing:#?}");
}

/// Rows that no program with a source reaches, by the start of their names, each with the reason.
const NOT_BY_A_SOURCE: &[(&str, &str)] = &[
    ("stage: library", "fxc leaves functions of libraries in containers"),
    ("opcode: RESERVED0", "reserved"),
    ("opcode: TRUNC", "no version has it"),
    ("opcode: SIN", "no version has it"),
    ("opcode: COS", "no version has it"),
    ("precision: ", "Shader Model 4's level 9 programs only"),
    ("register: D3DSPR_TEMPFLOAT16", "no version has it"),
    ("register: D3DSPR_CONST3", "no version has as many constants"),
    ("register: D3DSPR_CONST4", "no version has as many constants"),
    ("register: D3DSPR_CONST2", "software vertex shaders with more than 2048 constants only"),
    ("mask: 0x0", "an instruction writes something"),
    ("type: ", "fxc writes no others into a constant table"),
    ("class: D3DXPC_OBJECT", "see the types"),
    ("usage index: ", "one is like the other"),
    ("mask: ", "one is like the other"),
    ("usage: D3DDECLUSAGE_POSITIONT", "position after transformation is no input of a shader"),
    ("set: ", "see the types"),
];

#[test]
fn sources_reach_all_that_they_can() {
    let reached = reached(has_source);
    let excused = |row: &String| NOT_BY_A_SOURCE.iter().any(|(start, _)| row.starts_with(start));
    let missing: Vec<String> = every_row().difference(&reached).filter(|row| !excused(row)).cloned().collect();
    assert!(missing.is_empty(), "no source of tests/corpus/d3d9 has {missing:#?}");
}

/// The preshaders decode to what encodes to their bytes, and together they have every row.
#[test]
fn preshaders_encode_to_the_bytes_they_were_read_from() {
    let (mut reached, mut count) = (BTreeSet::new(), 0);
    for path in corpus() {
        let bytes = fs::read(&path).unwrap();
        let Some(preshader) = Preshader::find(&Program::read(&bytes, 0).unwrap()).filter(Preshader::has_code) else {
            continue;
        };
        let model = preshader.model();
        let code = model.encode();
        let start = preshader.origin() as usize;
        assert_eq!(code, bytes[start..start + code.len()], "{}", path.display());
        assert_eq!(model.count as usize, model.instructions.len(), "{}", path.display());
        for instruction in &model.instructions {
            reached.insert(format!("{:?}", instruction.opcode()));
            let operands = instruction.arguments.iter().chain([&instruction.destination]);
            operands.for_each(|operand| _ = reached.insert(format!("{:?}", operand.base.file)));
        }
        count += 1;
    }
    assert!(count > 15, "{count}");
    let opcodes = PreshaderOpcode::ROWS.iter().map(|row| format!("{:?}", PreshaderOpcode(row.0)));
    let files = PreshaderFile::ROWS.iter().map(|row| format!("{:?}", PreshaderFile(row.0)));
    let missing: Vec<String> = opcodes.chain(files).filter(|row| !reached.contains(row)).collect();
    assert!(missing.is_empty(), "no preshader of tests/corpus/d3d9 has {missing:?}");
}

/// A token without bit 31 is no parameter and names no register.
#[test]
fn parameters_are_told_by_their_highest_bit() {
    assert!(ParameterToken(0x2000_0000).register().is_none());
    assert_eq!(ParameterToken(0xa000_0000).register().unwrap().name, "D3DSPR_CONST");
}
