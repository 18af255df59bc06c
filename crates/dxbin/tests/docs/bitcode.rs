//! The page of LLVM 3.7's bitcode.

use std::fmt::Write as _;

use dxbin::bitcode::bitstream::Operand;
use dxbin::bitcode::model::Opcode;
use dxbin::bitcode::spec::abbreviations::{
    GENERIC_DEBUG, LOCATION, NAME, STANDARD, STRING, TEXTS, TYPE, TYPES, aggregate, global,
};
use dxbin::bitcode::spec::codes::*;
use dxbin::bitcode::spec::debug::{FieldKind, NODES, Rest};

use crate::Page;

pub(crate) fn pages() -> Vec<Page> {
    vec![Page {
        file: "bitcode.md",
        title: "Bitcode",
        about: "the module of a Shader Model 6 program: blocks, records, abbreviations, metadata, numbers",
        text: text(),
    }]
}

fn text() -> String {
    let mut text = String::from(INTRODUCTION);
    records(&mut text);
    operations(&mut text);
    abbreviations(&mut text);
    nodes(&mut text);
    text.push_str(NUMBERS);
    text
}

const INTRODUCTION: &str = "\
What a DXIL, ILDB or STAT part holds behind its headers is a module of LLVM 3.7. The bytes `42 43 c0 de` and then one stream of
bits, lowest first, in little-endian words of 32: blocks, which hold records and blocks. Every entry starts with a number whose
width the block states (2 bits outside): 0 ends the block (and fills up the word), 1 starts a block (its number as VBR8, the new
width as VBR4, to the next word, its length in words), 2 defines an abbreviation, 3 is a record in full (code, count and values,
each VBR6), and what is above is a record by the abbreviation of that number. VBRn is a number in chunks of n bits, whose highest
bit says that another chunk follows.

dxc writes the blocks in this order: BLOCKINFO, PARAMATTR_GROUP, PARAMATTR, TYPE, the module's own records, CONSTANTS, METADATA,
METADATA with the kinds of attachments, VALUE_SYMTAB, USELIST, and a FUNCTION for each body: its CONSTANTS, METADATA, records,
VALUE_SYMTAB, METADATA_ATTACHMENT, USELIST. Names stand in the order of their bytes.

Sources: LLVMBitCodes.h, BitcodeWriter.cpp, ValueEnumerator.cpp and DebugInfoMetadata.cpp of DirectXShaderCompiler, which is
public, for numbers and orders; checked by writing every module of a wide set anew, byte for byte. Code: `crates/bitcode/src/spec`.

## Blocks and records

| block | records |
|---|---|
";

fn records(text: &mut String) {
    type Rows = &'static [(u32, &'static str, &'static str)];
    let all: [(Block, Rows); 11] = [
        (Block::BLOCKINFO, BlockInfoCode::ROWS),
        (Block::MODULE, ModuleCode::ROWS),
        (Block::PARAMATTR, AttributeCode::ROWS),
        (Block::PARAMATTR_GROUP, AttributeCode::ROWS),
        (Block::CONSTANTS, ConstantCode::ROWS),
        (Block::FUNCTION, FunctionCode::ROWS),
        (Block::VALUE_SYMTAB, SymbolCode::ROWS),
        (Block::METADATA, MetadataCode::ROWS),
        (Block::METADATA_ATTACHMENT, &[(11, "ATTACHMENT", "")]),
        (Block::TYPE, TypeCode::ROWS),
        (Block::USELIST, UseListCode::ROWS),
    ];
    for (block, rows) in all {
        let list: Vec<_> = rows.iter().map(|(code, name, _)| format!("{code} {name}")).collect();
        writeln!(text, "| {} {} | {} |", block.0, block.name().unwrap(), list.join(", ")).unwrap();
    }
}

fn operations(text: &mut String) {
    text.push_str("\n## Operations\n\nThe codes of BINOP (on integers, on floats) and of CAST.\n\n| code | operation |\n|---|---|\n");
    let name = |opcode: Opcode| opcode.name().unwrap();
    for (code, (integers, floats)) in BINARY.iter().enumerate() {
        let floats = floats.map(|floats| format!(", {}", name(floats))).unwrap_or_default();
        writeln!(text, "| BINOP {code} | {}{floats} |", name(*integers)).unwrap();
    }
    for (code, &cast) in CASTS.iter().enumerate() {
        writeln!(text, "| CAST {code} | {} |", name(cast)).unwrap();
    }
}

fn fields(operands: &[Operand]) -> String {
    let one = |operand: &Operand| match *operand {
        operand if operand == TYPE => "type".to_owned(),
        Operand::Literal(value) => value.to_string(),
        Operand::Fixed(width) => format!("fixed {width}"),
        Operand::Vbr(width) => format!("VBR{width}"),
        Operand::Array => "array of".to_owned(),
        Operand::Char6 => "char6".to_owned(),
        Operand::Blob => "blob".to_owned(),
    };
    operands.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn abbreviations(text: &mut String) {
    text.push_str(
        "\n## Abbreviations\n\nThose that dxc defines, in order; the first value is the code. `type` is a field wide enough for the \
         number of types. Values that\ndo not fit are written in full.\n\n| where | abbreviation |\n|---|---|\n",
    );
    let mut row = |place: &str, operands: &[Operand]| {
        writeln!(text, "| {place} | {} |", fields(operands)).unwrap();
    };
    for (block, operands) in STANDARD {
        row(&format!("BLOCKINFO, for {}", block.name().unwrap()), operands);
    }
    TYPES.iter().for_each(|operands| row("TYPE", operands));
    row("MODULE, where globals have neither alignment nor section", &global(4, None, None));
    row("CONSTANTS of the module (the last width is that of a value's number)", &aggregate(7));
    TEXTS.iter().for_each(|operands| row("CONSTANTS of the module", operands));
    row("METADATA, where there are strings", STRING);
    row("METADATA, where there are debug locations", LOCATION);
    row("METADATA, where there are nodes that only have a tag", GENERIC_DEBUG);
    row("METADATA, where there are named lists", NAME);
}

fn nodes(text: &mut String) {
    text.push_str(
        "\n## Nodes of debug information\n\nEach record starts with whether the node is distinct. A reference is the number of the \
         metadata + 1, 0 for none; one that is\nrequired is the number itself. A number in brackets is the place among the node's \
         operands in memory, by which LLVM numbers\nwhat it refers to.\n\n| code | node | fields |\n|---|---|---|\n",
    );
    for kind in NODES.iter().filter(|kind| !kind.name.is_empty()) {
        let field = |field: &dxbin::bitcode::spec::debug::Field| {
            let kind = match field.kind {
                FieldKind::Reference | FieldKind::Text => "",
                FieldKind::Required => ", required",
                FieldKind::Number64 => ", 64 bits",
                FieldKind::Count64 => ", 64 bits",
                FieldKind::Signed64 => ", 64 bits, the sign lowest",
                _ => ", number",
            };
            let place = if field.operand == 0 { String::new() } else { format!(" ({})", field.operand) };
            format!("{}{place}{kind}", field.name)
        };
        let mut list: Vec<_> = kind.fields.iter().map(field).collect();
        list.extend(match kind.rest {
            Rest::None => None,
            Rest::References => Some("references ...".to_owned()),
            Rest::Numbers => Some("64-bit numbers ...".to_owned()),
        });
        writeln!(text, "| {} | {} | {} |", kind.code, kind.name, list.join("; ")).unwrap();
    }
}

const NUMBERS: &str = "
## Numbers

A file's numbers follow from the order in which LLVM's writer meets things.

- **Values**: globals, functions, aliases; the module's constants; in a body its arguments, its constants, its instructions that
  have a result. An instruction refers to values by how far back they are, modulo 2^32.
- **Constants**, as they are met: what globals hold, what aliases stand for, prefixes, prologues and personalities, then what named
  metadata refer to, and what instructions' metadata and attachments do; each after what it is made of. Then sorted by type and,
  within a type, the more often met first; then all that are neither integers nor vectors of them are swapped behind those, from
  both ends. Where dxc keeps the orders of uses (a debug module that it wrote a second time), constants stay as they were met.
- **Types**, each after what it is made of, but a named structure may come after what leads to it: of globals, functions, aliases
  and their constants, `metadata`, then of each instruction's operands and of its result. A branch's targets are of type `label`.
- **Metadata**: from named lists, then from each function's attachments and instructions, each node after what it refers to.
  What is local to a function follows in it.
- **Attribute lists**: of functions, then of calls as they are met.
- Operands are met in the order LLVM has them in memory: a call's arguments before what is called, what is stored before where.
";
