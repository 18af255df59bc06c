//! The pages of token streams.

use std::fmt::Write as _;

use dxbin::base::Code;
use dxbin::base::codes::CodeInfo;
use dxbin::tpf::spec::*;

use crate::Page;
use crate::tables::{bits, cell, names, place, record};

const SOURCES: &str = "\
Sources: `d3d12TokenizedProgramFormat.hpp` of DirectXShaderCompiler, which is public, for numbers and names; spellings, and
what readers make of values that the header leaves open, were measured with d3dcompiler_47 10.0.26100.4654.";

pub(crate) fn pages() -> Vec<Page> {
    vec![tokens(), opcodes(), operands(), declarations(), custom_data()]
}

fn tokens() -> Page {
    let mut text = format!(
        "The program of Shader Models 4.0 to 5.1 is a stream of 32-bit tokens: a version token, the length of the whole stream \
         in\ntokens, then instructions and declarations one after the other. An instruction is an opcode token, up to \
         {MAX_EXTENDED} extended\nopcode tokens, then its [operands](operands.md), then, for [declarations](declarations.md), \
         words of their own. The next\ninstruction starts where the length in the opcode token says, whatever the operands \
         took.\n[Custom data](custom-data.md) has its length in a second token.\n\n{SOURCES} Code: `crates/tpf/src/spec/fields.rs`, \
         `crates/tpf/src/decode.rs`.\n",
    );
    writeln!(text, "\n## The version token\n").unwrap();
    bits(&mut text, &VERSION_TOKEN);
    names(&mut text, "Stages", "`D3D10_SB_TOKENIZED_PROGRAM_TYPE`.", ProgramType::ROWS, true);
    writeln!(text, "\n## The opcode token\n\nEvery one has these; what the bits between are depends on the opcode.\n")
        .unwrap();
    bits(&mut text, &OPCODE_TOKEN);
    writeln!(text, "\nMost instructions have these, too:\n").unwrap();
    bits(&mut text, &INSTRUCTION_CONTROLS);
    writeln!(text, "\nSome have others, or more:\n\n| instructions | bits | field | meaning |\n|---|---|---|---|")
        .unwrap();
    for suffix in [Suffix::Test, Suffix::ResinfoReturn, Suffix::SampleInfoReturn, Suffix::Sync] {
        let of = OPCODES.iter().filter(|info| info.suffix == suffix).map(|info| info.name.as_str());
        let of: Vec<&str> = of.collect();
        for field in suffix.fields() {
            let (place, meaning) = (place(field), cell(field.meaning));
            writeln!(text, "| {} | {place} | {} | {meaning} |", of.join(", "), field.name).unwrap();
        }
    }
    writeln!(text, "\n## Extended opcode tokens\n\nEvery one has these:\n").unwrap();
    bits(&mut text, &EXTENDED_TOKEN);
    let kinds: [(&str, &[BitField]); 3] = [
        ("1: offsets of a sample", &SAMPLE_CONTROLS),
        ("2: the resource's shape", &RESOURCE_DIMENSION),
        ("3: what it returns", &RESOURCE_RETURN_TYPE),
    ];
    for (kind, fields) in kinds {
        writeln!(text, "\nType {kind}.\n").unwrap();
        bits(&mut text, fields);
    }
    writeln!(text, "\n## What can be wrong\n\n| code | name | severity | meaning |\n|---|---|---|---|").unwrap();
    // Constant tables are those of Shader Models 1 to 3.
    // Those of Direct3D 9 come last.
    let of_tokens = |row: &&CodeInfo| (4000..4010).contains(&row.number);
    for row in Code::ALL.iter().filter(of_tokens) {
        writeln!(text, "| DX{:04} | {} | {} | {} |", row.number, row.name, row.severity, row.meaning).unwrap();
    }
    Page {
        file: "tokens.md",
        title: "Token streams",
        about: "SHDR and SHEX: version, opcode tokens, extended tokens",
        text,
    }
}

fn opcodes() -> Page {
    let mut text = String::from(
        "Every opcode (`D3D10_SB_OPCODE_TYPE`), what its operands are for, and how listings spell the literals among \
         them.\nDeclarations have [a page of their own](declarations.md).\n\nOperands are told by a letter each; a capital \
         says that the operand is read at the first one's minimum precision:\n\n| letter | operand |\n|---|---|\n",
    );
    for (letter, meaning) in ROLES {
        writeln!(text, "| {letter} | {meaning} |").unwrap();
    }
    writeln!(
        text,
        "\nLiterals: `Float` as floats; `Int` as integers up to 10,000 either way, else in hex; `Mixed` as floats where the \
         bits\nare a normal number, else as integers.\n\n{SOURCES} Code: `crates/tpf/src/spec/opcodes.rs`.\n\n\
         | number | mnemonic | operands | literals | also |\n|---|---|---|---|---|"
    )
    .unwrap();
    for (number, info) in OPCODES.iter().enumerate().filter(|(_, info)| !info.is_declaration()) {
        let mut also: Vec<String> = info.suffix.fields().iter().map(|field| field.name.to_owned()).collect();
        if info.leading_word {
            also.push("a word before the operands: the function's index".into());
        }
        let name = match (info.name.as_str(), Opcode(number as u16)) {
            (_, Opcode::CUSTOMDATA) => "[custom data](custom-data.md)",
            ("", _) => "(reserved)",
            (name, _) => name,
        };
        let roles = if info.roles.is_empty() { "-" } else { info.roles };
        let also = if also.is_empty() { "-".into() } else { also.join(", ") };
        writeln!(text, "| {number} | {name} | {roles} | {:?} | {also} |", info.literals).unwrap();
    }
    Page { file: "opcodes.md", title: "Opcodes", about: "every instruction: number, mnemonic, operands", text }
}

fn operands() -> Page {
    let mut text = format!(
        "An operand is an operand token; an extended token, where the first says so; then either the literal's words or an \
         index\nfor each dimension. An index is a word, or two (the upper one first), or an operand of its own, or a word and an \
         operand\nthat is added. Literals have no indices, whatever their token says.\n\n{SOURCES} Code: \
         `crates/tpf/src/spec/operands.rs`, `crates/tpf/src/spec/fields.rs`.\n\n## The operand token\n\n"
    );
    bits(&mut text, &OPERAND_TOKEN);
    writeln!(text, "\nWhere the register has four components:\n").unwrap();
    bits(&mut text, &SELECTION_MODE);
    for (mode, fields) in SELECTIONS.iter().enumerate() {
        writeln!(
            text,
            "\nMode {mode}, {}.\n",
            SELECTION_MODE[0].spell((mode as u32) << SELECTION_MODE[0].low).unwrap()
        )
        .unwrap();
        bits(&mut text, *fields);
    }
    writeln!(
        text,
        "\nHow the indices are stored; Microsoft's readers take the lower two bits of each, so that 4 reads as 0:\n"
    )
    .unwrap();
    bits(&mut text, &INDEX_FORMS);
    writeln!(text, "\n## The extended operand token\n").unwrap();
    bits(&mut text, &OPERAND_EXTENSION);
    writeln!(
        text,
        "\n## Operand types\n\n`D3D10_SB_OPERAND_TYPE`, with the spelling in listings, that of Shader Model 5.1 where it is \
         another, and where brackets\nstand around an index that is a number.\n\n\
         | value | name | in listings | from 5.1 on | brackets |\n|---|---|---|---|---|"
    )
    .unwrap();
    for (value, info) in OPERAND_TYPES.iter().enumerate() {
        let (name, name_51) = (info.name.as_str(), info.name_51.as_str());
        let name_51 = if name == name_51 { "-".into() } else { format!("`{name_51}`") };
        writeln!(text, "| {value} | {} | `{name}` | {name_51} | {:?} |", info.constant, info.brackets).unwrap();
    }
    names(&mut text, "Minimum precisions", "`D3D11_SB_OPERAND_MIN_PRECISION`.", MinPrecision::ROWS, false);
    Page { file: "operands.md", title: "Operands", about: "operand tokens, indices, literals, register files", text }
}

/// The text of a declaration, its pieces in braces.
fn shape(opcode: Opcode, info: &Info) -> String {
    let words = words_of(opcode);
    let mut text = info.name.as_str().to_owned();
    for item in info.text.unwrap_or_default() {
        let word = item.word().and_then(|word| words.get(usize::from(word)));
        match (item, item.fields(), word) {
            (Item::Lit(literal), ..) => text.push_str(literal.as_str()),
            (Item::Operand | Item::Range(_) | Item::Buffer { .. }, ..) => text.push_str("{operand}"),
            (Item::Table(prefix), ..) => write!(text, "{{{prefix}...}}").unwrap(),
            (Item::Space(_) | Item::BufferSpace(_), _, Some(word)) => write!(text, "{{, {}}}", word.name).unwrap(),
            (_, _, Some(word)) => write!(text, "{{{}}}", word.name).unwrap(),
            (Item::GlobalFlags | Item::UavFlags, ..) => text.push_str("{flags}"),
            (_, [field, ..], _) => write!(text, "{{{}}}", field.name).unwrap(),
            _ => write!(text, "{{{item:?}}}").unwrap(),
        }
    }
    text.trim_end().to_owned()
}

fn declarations() -> Page {
    let mut text = format!(
        "Declarations stand before the instructions and say what registers there are. A declaration is an opcode token with \
         its\ncontrol bits, an operand for most, then words. From Shader Model 5.1 on a resource's operand has three indices: \
         the name\nthat instructions use, and the first and the last register; a word for the register space follows.\n\n\
         {SOURCES} Code: `crates/tpf/src/spec/opcodes.rs`, `crates/tpf/src/spec/fields.rs`.\n\n\
         | number | in listings | operands | words |\n|---|---|---|---|\n"
    );
    let rows = || OPCODES.iter().enumerate().map(|(number, info)| (Opcode(number as u16), info));
    for (opcode, info) in rows().filter(|(_, info)| info.is_declaration()) {
        let words: Vec<&str> = words_of(opcode).iter().map(|word| word.name).collect();
        let words = match (words.len(), usize::from(info.words)) {
            (0, _) => "-".to_owned(),
            (all, before) if all == before => words.join(", "),
            (_, before) => format!("{} ({before} before 5.1)", words.join(", ")),
        };
        writeln!(text, "| {} | `{}` | {} | {words} |", opcode.0, cell(&shape(opcode, info)), info.roles.len()).unwrap();
    }
    writeln!(text, "\n## Words\n\n| declaration | word | meaning | bits |\n|---|---|---|---|").unwrap();
    for (opcode, words) in WORDS {
        for word in *words {
            let fields: Vec<String> =
                word.fields.iter().map(|field| format!("{} {}", place(field), field.name)).collect();
            let fields = if fields.is_empty() { "-".into() } else { fields.join(", ") };
            writeln!(text, "| {opcode:?} | {} | {} | {fields} |", word.name, cell(word.meaning)).unwrap();
        }
    }
    writeln!(text, "\n## Control bits\n\n| declaration | bits | field | meaning |\n|---|---|---|---|").unwrap();
    for (opcode, _) in rows().filter(|(_, info)| info.is_declaration()) {
        for field in control_fields(opcode) {
            writeln!(text, "| {opcode:?} | {} | {} | {} |", place(field), field.name, cell(field.meaning)).unwrap();
        }
    }
    names(&mut text, "Shapes of resources", "`D3D10_SB_RESOURCE_DIMENSION`.", ResourceDimension::ROWS, false);
    names(&mut text, "Return types", "`D3D10_SB_RESOURCE_RETURN_TYPE`.", ReturnType::ROWS, false);
    names(&mut text, "Sampler modes", "`D3D10_SB_SAMPLER_MODE`.", SamplerMode::ROWS, false);
    names(&mut text, "Interpolation modes", "`D3D10_SB_INTERPOLATION_MODE`.", InterpolationMode::ROWS, false);
    names(&mut text, "System values", "`D3D10_SB_NAME`.", SystemName::ROWS, false);
    names(&mut text, "Output topologies", "`D3D10_SB_PRIMITIVE_TOPOLOGY`.", OutputTopology::ROWS, false);
    names(
        &mut text,
        "Input primitives",
        "`D3D10_SB_PRIMITIVE`; 8 to 39 are patches of 1 to 32 control points.",
        InputPrimitive::ROWS,
        false,
    );
    names(&mut text, "Tessellator domains", "`D3D11_SB_TESSELLATOR_DOMAIN`.", TessellatorDomain::ROWS, false);
    names(
        &mut text,
        "Tessellator partitionings",
        "`D3D11_SB_TESSELLATOR_PARTITIONING`.",
        TessellatorPartitioning::ROWS,
        false,
    );
    names(
        &mut text,
        "Tessellator output primitives",
        "`D3D11_SB_TESSELLATOR_OUTPUT_PRIMITIVE`.",
        TessellatorOutputPrimitive::ROWS,
        false,
    );
    Page {
        file: "declarations.md",
        title: "Declarations",
        about: "every declaration: operands, words, control bits",
        text,
    }
}

fn custom_data() -> Page {
    let mut text = format!(
        "Blocks of data in the stream: an opcode token whose upper bits are a class, the block's length in tokens (both of \
         these\nincluded; less than two means none), then the data.\n\n{SOURCES} Code: `crates/tpf/src/spec.rs`, \
         `crates/tpf/src/print/custom_data.rs`.\n\n## The opcode token\n\n"
    );
    bits(&mut text, &CUSTOM_DATA_TOKEN);
    names(&mut text, "Classes", "`D3D10_SB_CUSTOMDATA_CLASS`.", CustomDataClass::ROWS, false);
    writeln!(
        text,
        "\nAn immediate constant buffer is rows of four words, which the operand `icb` indexes; listings call it\n\
         `{IMMEDIATE_CONSTANT_BUFFER}`. A comment is text up to a NUL."
    )
    .unwrap();
    record::<ShaderMessage>(
        &mut text,
        "Shader messages",
        "What `printf` and `errorf` of HLSL become; the operands follow, then the text with its NUL.",
    );
    names(&mut text, "Functions", "`D3D11_SB_SHADER_MESSAGE_ID`.", MessageId::ROWS, true);
    Page { file: "custom-data.md", title: "Custom data", about: "immediate constant buffers, messages, comments", text }
}
