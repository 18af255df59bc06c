//! The corpus's programs: each encodes to the bytes it was decoded from, and together they reach every row of the tables.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::Container;
use dxbin_tpf::spec::*;
use dxbin_tpf::token::{Extended, return_types};
use dxbin_tpf::{Instruction, Program, ProgramModel};

fn corpus(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cso"));
    files.sort();
    assert!(!files.is_empty());
    files
}

/// The program of a container and its part's bytes; none in a bare root signature.
fn program(path: &Path) -> Option<(ProgramModel, Vec<u8>)> {
    let bytes = fs::read(path).unwrap();
    let mut diagnostics = Diagnostics::new();
    let container = Container::read(&bytes, 0, &Limits::default(), &mut diagnostics).unwrap();
    let part = container.part(FourCc(*b"SHEX")).or_else(|| container.part(FourCc(*b"SHDR")))?;
    let program = Program::read(part.data, part.start()).unwrap();
    let model = program.model(&mut diagnostics);
    assert!(diagnostics.worst() < Some(dxbin_base::Severity::Error), "{}: {diagnostics:?}", path.display());
    Some((model, part.data.to_vec()))
}

#[test]
fn every_program_encodes_to_the_bytes_it_was_read_from() {
    let mut count = 0;
    for path in corpus("fxc").into_iter().chain(corpus("tokens")).chain(corpus("header")) {
        let Some((model, bytes)) = program(&path) else { continue };
        assert_eq!(model.encode(), bytes, "{}", path.display());
        count += 1;
    }
    assert!(count > 1000, "only {count} programs");
}

/// What an instruction holds says how long it is, for all that fxc writes.
#[test]
fn fitting_the_lengths_changes_nothing_in_what_fxc_wrote() {
    for path in corpus("fxc") {
        let Some((mut model, bytes)) = program(&path) else { continue };
        model.fit();
        assert_eq!(model.encode(), bytes, "{}", path.display());
    }
}

/// Everything a program's tables could name, as `table: row`.
fn rows(model: &ProgramModel, reached: &mut BTreeSet<String>) {
    reached.insert(format!("stage: {:?}", model.version.program_type()));
    for instruction in &model.instructions {
        reached.insert(format!("opcode: {:?}", instruction.opcode()));
        for operand in &instruction.operands {
            reached.insert(format!("operand: {:?}", operand.token.operand_type()));
            reached.insert(format!("precision: {:?}", operand.extension.min_precision()));
            reached.insert(format!("modifier: {}", operand.extension.modifier()));
            reached.insert(format!("non-uniform: {}", operand.extension.is_non_uniform()));
            for dimension in 0..operand.dimensions() {
                reached.insert(format!("index: {:?}", operand.token.representation(dimension)));
            }
        }
        for token in &instruction.extended {
            match token.decode() {
                Extended::SampleControls(_) => _ = reached.insert("extended: offsets".to_owned()),
                Extended::ResourceDimension(dimension, _) => _ = reached.insert(format!("dimension: {dimension:?}")),
                Extended::ReturnTypes(types) => reached.extend(types.map(|ty| format!("return type: {ty:?}"))),
                Extended::Other(_) => {}
            }
        }
        if instruction.opcode() == Opcode::CUSTOMDATA {
            custom_data(instruction, reached);
        } else {
            controls(instruction, reached);
        }
    }
}

fn custom_data(instruction: &Instruction, reached: &mut BTreeSet<String>) {
    let class = instruction.token.custom_data_class();
    reached.insert(format!("custom data: {class:?}"));
    if let (CustomDataClass::SHADER_MESSAGE, Some(&id)) = (class, instruction.rest.first()) {
        reached.insert(format!("message: {:?}", MessageId(id)));
    }
}

fn controls(instruction: &Instruction, reached: &mut BTreeSet<String>) {
    let token = instruction.token;
    let info = instruction.opcode().info().unwrap();
    let bits = |low, count| token.bits(low, count) as u8;
    match info.suffix {
        Suffix::Test => _ = reached.insert(format!("test: {}", bits(18, 1))),
        Suffix::ResinfoReturn => _ = reached.insert(format!("resinfo: {}", bits(11, 2))),
        Suffix::SampleInfoReturn => _ = reached.insert(format!("sampleinfo: {}", bits(11, 2))),
        Suffix::Sync => flags(token.0, SYNC_FLAGS, "sync", reached),
        Suffix::None => {}
    }
    if !info.is_declaration() && info.suffix != Suffix::Sync {
        reached.insert(format!("saturate: {}", token.saturates()));
        reached.insert(format!("precise: {:#x}", token.precise()));
    }
    for item in info.text.unwrap_or_default() {
        match item {
            Item::Dimension => _ = reached.insert(format!("dimension: {:?}", ResourceDimension(bits(11, 5)))),
            Item::Returns(place) => {
                let types = return_types(instruction.words[usize::from(*place)]);
                reached.extend(types.map(|ty| format!("return type: {ty:?}")));
            }
            Item::SystemName(place) => {
                let name = SystemName(instruction.words[usize::from(*place)] as u16);
                reached.insert(format!("system value: {name:?}"));
            }
            Item::UavFlags => flags(token.0, UAV_FLAGS, "view", reached),
            Item::GlobalFlags => flags(token.0, GLOBAL_FLAGS, "global flag", reached),
            Item::AccessPattern => _ = reached.insert(format!("access pattern: {}", bits(11, 1))),
            Item::SamplerMode => _ = reached.insert(format!("sampler mode: {:?}", SamplerMode(bits(11, 4)))),
            Item::Interpolation => _ = reached.insert(format!("interpolation: {:?}", InterpolationMode(bits(11, 4)))),
            Item::Topology => _ = reached.insert(format!("topology: {:?}", OutputTopology(bits(11, 6)))),
            Item::Primitive => {
                let primitive = InputPrimitive(bits(11, 6));
                reached.insert(match primitive.patch() {
                    Some(points) => format!("primitive: patch{points}"),
                    None => format!("primitive: {primitive:?}"),
                });
            }
            Item::Domain => _ = reached.insert(format!("domain: {:?}", TessellatorDomain(bits(11, 2)))),
            Item::Partitioning => {
                reached.insert(format!("partitioning: {:?}", TessellatorPartitioning(bits(11, 3))));
            }
            Item::OutputPrimitive => {
                reached.insert(format!("output primitive: {:?}", TessellatorOutputPrimitive(bits(11, 3))));
            }
            _ => {}
        }
    }
}

fn flags(token: u32, names: &[BitName], table: &str, reached: &mut BTreeSet<String>) {
    reached.extend(names.iter().filter(|(bit, _)| token & bit != 0).map(|(_, name)| format!("{table}: {name}")));
}

/// Every row there is.
fn every_row() -> BTreeSet<String> {
    let mut rows = BTreeSet::new();
    macro_rules! named {
        ($table:literal, $type:ident) => {
            rows.extend($type::ROWS.iter().map(|row| format!(concat!($table, ": {:?}"), $type(row.0))))
        };
    }
    named!("stage", ProgramType);
    named!("precision", MinPrecision);
    named!("dimension", ResourceDimension);
    named!("return type", ReturnType);
    named!("custom data", CustomDataClass);
    named!("message", MessageId);
    named!("system value", SystemName);
    named!("sampler mode", SamplerMode);
    named!("interpolation", InterpolationMode);
    named!("topology", OutputTopology);
    named!("primitive", InputPrimitive);
    named!("domain", TessellatorDomain);
    named!("partitioning", TessellatorPartitioning);
    named!("output primitive", TessellatorOutputPrimitive);
    rows.extend((0..OPCODES.len()).map(|code| format!("opcode: {:?}", Opcode(code as u16))));
    rows.extend((0..OPERAND_TYPES.len()).map(|code| format!("operand: {:?}", OperandType(code as u8))));
    rows.extend((0..4).map(|modifier| format!("modifier: {modifier}")));
    rows.extend((0..16).map(|mask| format!("precise: {mask:#x}")));
    rows.extend((1..33).map(|points| format!("primitive: patch{points}")));
    rows.extend((0..3).map(|value| format!("resinfo: {value}")));
    for value in 0..2 {
        rows.extend([format!("test: {value}"), format!("sampleinfo: {value}"), format!("access pattern: {value}")]);
    }
    for value in [false, true] {
        rows.extend([format!("saturate: {value}"), format!("non-uniform: {value}")]);
    }
    for form in ["Immediate32", "Immediate64", "Relative", "Immediate32PlusRelative"] {
        rows.insert(format!("index: {form}"));
    }
    rows.insert("extended: offsets".to_owned());
    for (table, names) in [("sync", SYNC_FLAGS), ("view", UAV_FLAGS), ("global flag", GLOBAL_FLAGS)] {
        rows.extend(names.iter().map(|(_, name)| format!("{table}: {name}")));
    }
    rows
}

fn reached(folder: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    for path in corpus(folder) {
        if let Some((model, _)) = program(&path) {
            rows(&model, &mut reached);
        }
    }
    reached
}

/// Rows that fxc's containers in the corpus do not reach, each with the reason; the programs of tokens/ do.
const NOT_BY_FXC: &[(&str, &str)] = &[
    ("custom data: D3D10_SB_CUSTOMDATA_COMMENT", "fxc never writes it"),
    ("custom data: D3D10_SB_CUSTOMDATA_DEBUGINFO", "fxc never writes it"),
    ("custom data: D3D10_SB_CUSTOMDATA_OPAQUE", "fxc never writes it"),
    ("custom data: D3D11_SB_CUSTOMDATA_SHADER_CLIP_PLANE_CONSTANT_MAPPINGS_FOR_DX9", "level 9 profiles only"),
    ("dimension: D3D10_SB_RESOURCE_DIMENSION_UNKNOWN", "every resource has a dimension"),
    ("index: Immediate64", "fxc adds large offsets with iadd"),
    ("interpolation: D3D10_SB_INTERPOLATION_UNDEFINED", "every input of a pixel program has a mode"),
    ("opcode: Opcode(112)", "reserved"),
    ("opcode: Opcode(209)", "reserved"),
    ("opcode: Opcode(218)", "reserved"),
    ("opcode: Opcode(235)", "reserved"),
    ("opcode: jmp", "reserved"),
    ("opcode: callc", "[call] is honoured on switch only"),
    ("opcode: debug_break", "no intrinsic makes it"),
    ("opcode: emit_then_cut", "Append and RestartStrip stay two instructions"),
    ("opcode: emit_then_cut_stream", "Append and RestartStrip stay two instructions"),
    ("opcode: umad", "unsigned products are imad"),
    ("opcode: umul", "unsigned products are imul"),
    ("opcode: usubb", "no intrinsic makes it"),
    ("operand: CYCLE_COUNTER", "no HLSL for it"),
    ("operand: FUNCTION_INPUT", "interfaces are called without it"),
    ("operand: FUNCTION_OUTPUT", "interfaces are called without it"),
    ("operand: FUNCTION_TABLE", "interfaces are called without it"),
    ("primitive: D3D10_SB_PRIMITIVE_UNDEFINED", "the input's kind is required"),
    ("resinfo: 1", "fxc divides itself"),
    ("sampler mode: D3D10_SB_SAMPLER_MODE_MONO", "the filters of sampler states are ignored"),
    ("stage: D3D11_SB_RESERVED0", "libraries, which are effects' and linkers' work"),
    ("sync: _ugroup", "barriers for unordered-access views are always global"),
    ("system value: D3D10_SB_NAME_UNDEFINED", "a declaration without a system value is another opcode"),
    ("system value: D3D12_SB_NAME_BARYCENTRICS", "Shader Model 6"),
    ("system value: D3D12_SB_NAME_CULLPRIMITIVE", "Shader Model 6"),
    ("system value: D3D12_SB_NAME_SHADINGRATE", "Shader Model 6"),
    ("topology: D3D10_SB_PRIMITIVE_TOPOLOGY_UNDEFINED", "a stream has a topology"),
];

#[test]
fn the_corpus_reaches_every_row() {
    let every = every_row();
    let by_fxc = reached("fxc");
    let missing: Vec<&String> = every.difference(&by_fxc).collect();
    let listed: BTreeSet<&str> = NOT_BY_FXC.iter().map(|row| row.0).collect();
    let unknown: Vec<_> = listed.iter().filter(|row| !every.contains(**row)).collect();
    assert!(unknown.is_empty(), "no table has {unknown:#?}");
    let unlisted: Vec<_> = missing.iter().filter(|row| !listed.contains(row.as_str())).collect();
    assert!(unlisted.is_empty(), "no container of tests/corpus/fxc reaches {unlisted:#?}");
    let reached_after_all: Vec<_> = listed.iter().filter(|row| by_fxc.contains(**row)).collect();
    assert!(reached_after_all.is_empty(), "fxc does reach {reached_after_all:#?}");

    let by_tokens = reached("tokens");
    let nowhere: Vec<_> = missing.iter().filter(|row| !by_tokens.contains(**row)).collect();
    assert!(nowhere.is_empty(), "no program of tests/corpus/tokens reaches {nowhere:#?}");
}
