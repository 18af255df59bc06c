//! The pages of DXIL: its operations, and its metadata.

use std::fmt::Write as _;

use dxbin::base::Code;
use dxbin::base::codes::CodeInfo;
use dxbin::dxil::spec::*;

use crate::Page;
use crate::tables::{cell, names};

const SOURCES: &str = "\
Sources: DXIL.rst, hctdb.py and the headers of DirectXShaderCompiler, which is public, for numbers and names; spellings, and
what dxc's disassembler makes of what it is given, were measured with dxc 1.9.2602.17.";

pub(crate) fn pages() -> Vec<Page> {
    vec![operations(), metadata()]
}

/// The letters of a set of bits.
fn overloads(dimension: &Overloads) -> String {
    let list = |bits: u16, prefix: &str| {
        let rows = Overload::ROWS.iter().filter(move |(overload, ..)| bits >> *overload as u32 & 1 != 0);
        let name = |(_, letter, name): &(Overload, u8, &str)| match (*letter, *name) {
            (b'u', _) => "a structure".to_owned(),
            (b'o', _) => "an object".to_owned(),
            (_, name) => format!("{prefix}{name}"),
        };
        rows.map(name).collect::<Vec<_>>()
    };
    let mut all = list(dimension.scalars, "");
    all.extend(list(dimension.elements, "vN"));
    all.join(" ")
}

fn stages(stages: Stages) -> String {
    if stages == Stages::ALL {
        return "all".into();
    }
    let kinds = ShaderKind::ROWS.iter().filter(|row| stages.has(ShaderKind(row.0)));
    kinds.map(|row| row.2).collect::<Vec<_>>().join(" ")
}

fn operations() -> Page {
    let mut text = format!(
        "The operations that a program of Shader Model 6 calls as functions `dx.op.CLASS` or `dx.op.CLASS.OVERLOAD`, with the \
         number\nas the first argument. An overload is a type's short name; `vN` stands for a vector of N elements, which Shader \
         Models 6.9\nand later have, and a structure stands there under its own name. Types of parameters and results: \
         `Overload` the overload,\n`Element` its element, `First` and `Second` the two dimensions of an overload of two, `ResRet` \
         and `CBufRet` the structures\n`%dx.types.ResRet.OVERLOAD` and `%dx.types.CBufRet.OVERLOAD`, the others as LLVM or \
         `%dx.types` name them; `U8` and `U32` are\nintegers without sign.\n\nThe attribute is that of the function, besides \
         `nounwind`. Numbers from 0x80000000 on are of a second table, of operations\nthat no released Shader Model has. A Shader \
         Model in brackets is the one that dxc's linker can bring the operation down to.\n\n{SOURCES} Code: \
         `crates/dxil/src/spec/operations.rs`.\n\n| number | operation | class, overloads | result, parameters | attribute | stages | \
         from |\n|---|---|---|---|---|---|---|\n",
    );
    for row in OPERATIONS.iter().filter(|row| !row.is_reserved()) {
        let number = if row.number >> 31 == 0 { row.number.to_string() } else { format!("{:#x}", row.number) };
        let dimensions = row.overloads.iter().filter(|dimension| !dimension.is_empty()).map(overloads);
        let overloads = dimensions.map(|list| format!(": {list}")).collect::<String>();
        let parameters = row.parameters.iter().map(|(shape, name)| format!("{shape:?} {name}")).collect::<Vec<_>>();
        let attribute = match row.attribute {
            Attribute::None => "-".to_owned(),
            attribute => format!("{attribute:?}").to_lowercase(),
        };
        let model = |model: Model| format!("{}.{}", model.major, model.minor);
        let mut from = model(row.model);
        if row.translated != row.model {
            write!(from, " ({})", model(row.translated)).unwrap();
        }
        writeln!(
            text,
            "| {number} | {} | {}{overloads} | {:?} ({}) | {attribute} | {} | {from} |",
            row.name,
            row.class,
            row.result,
            parameters.join(", "),
            stages(row.stages),
        )
        .unwrap();
    }
    let reserved = OPERATIONS.iter().filter(|row| row.is_reserved());
    let reserved =
        reserved.map(|row| if row.number >> 31 == 0 { row.number.to_string() } else { format!("{:#x}", row.number) });
    writeln!(text, "\nReserved: {}.", reserved.collect::<Vec<_>>().join(", ")).unwrap();
    Page {
        file: "dxil-operations.md",
        title: "DXIL operations",
        about: "what a program of Shader Model 6 can call: numbers, functions, parameters, stages",
        text,
    }
}

fn metadata() -> Page {
    let mut text = format!(
        "What a module of Shader Model 6 says of itself stands in lists of metadata. Properties are pairs of a tag and a value; \
         tags\nthat nobody knows are kept, and reported.\n\n{SOURCES} Code: `crates/dxil/src/model`, \
         `crates/dxil/src/spec/metadata.rs`.\n\n| name | what it holds |\n|---|---|\n",
    );
    for (name, about) in METADATA_NAMES {
        writeln!(text, "| `{name}` | {} |", cell(about)).unwrap();
    }
    writeln!(
        text,
        "\n## Flags\n\nThe bits of the property ShaderFlags, and those of [SFI0](sfi0.md) that follow from them. LowPrecisionPresent \
         makes 0x40000\ninstead where UseNativeLowPrecision stands beside it.\n\n| bit | flag | SFI0 |\n|---|---|---|"
    )
    .unwrap();
    for flag in ShaderFlags::ROWS {
        let features = if flag.features == 0 { "-".into() } else { format!("{:#x}", flag.features) };
        writeln!(text, "| {} | {} | {features} |", flag.bit, flag.name).unwrap();
    }
    tags(&mut text);
    values(&mut text);
    writeln!(
        text,
        "\n## Signature points\n\nWhat a semantic means where values come in or go out, and the Shader Model from which on it is \
         there, unless all have it. At other\npoints it cannot be.\n\n| semantic | point: meaning |\n|---|---|"
    )
    .unwrap();
    for &(kind, name, short) in SemanticKind::ROWS {
        let at = SigPoint::ROWS.iter().filter_map(|&(point, name, _)| {
            let (meaning, model) = SigPoint(point).interpretation(SemanticKind(kind))?;
            let from = if model.major == 0 { String::new() } else { format!(" from {}.{}", model.major, model.minor) };
            Some(format!("{name}: {meaning:?}{from}"))
        });
        let at = at.collect::<Vec<_>>().join(", ");
        if !at.is_empty() {
            writeln!(text, "| {} | {at} |", if short.is_empty() { name } else { short }).unwrap();
        }
    }
    writeln!(text, "\n## What can be wrong\n\n| code | name | severity | meaning |\n|---|---|---|---|").unwrap();
    let ours = [
        Code::DxilMetadata,
        Code::DxilMetadataTag,
        Code::DxilTypeAnnotations,
        Code::DxilMetadataShared,
        Code::DxilSource,
    ];
    for code in ours {
        let CodeInfo { name, severity, meaning, .. } = code.info();
        writeln!(text, "| {code} | {name} | {severity} | {} |", cell(meaning)).unwrap();
    }
    Page {
        file: "dxil-metadata.md",
        title: "DXIL metadata",
        about: "what a module of Shader Model 6 says of itself: entry points, resources, signatures, types, flags",
        text,
    }
}

fn tags(text: &mut String) {
    let about = "Tags in the fifth field of an entry of `dx.entryPoints`.";
    names::<EntryTag>(text, "Properties of entry points", about, &rows(EntryTag::ROWS, EntryTag), false);
    let about = "Tags of what comes into a node or goes out of it.";
    names::<NodeTag>(text, "Inputs and outputs of nodes", about, &rows(NodeTag::ROWS, NodeTag), false);
    names::<RecordTag>(text, "Records of nodes", "Tags of a record's type.", &rows(RecordTag::ROWS, RecordTag), false);
    let about = "Tags in the last field of an element.";
    names::<ElementTag>(text, "Elements of signatures", about, &rows(ElementTag::ROWS, ElementTag), false);
    let about = "Tags in the last field of a view.";
    names::<ResourceTag>(text, "Resources", about, &rows(ResourceTag::ROWS, ResourceTag), false);
    let about = "Tags of a structure's field, and of a function's parameter.";
    names::<FieldTag>(text, "Annotations of fields", about, &rows(FieldTag::ROWS, FieldTag), false);
    let about = "The second field of a subobject.";
    names::<SubobjectKind>(text, "Subobjects", about, &rows(SubobjectKind::ROWS, SubobjectKind), false);
}

fn values(text: &mut String) {
    let about = "`DXIL::ShaderKind`; as `dx.shaderModel` spells it.";
    names::<ShaderKind>(text, "Stages", about, &rows(ShaderKind::ROWS, ShaderKind), false);
    let about = "`DXIL::ResourceKind`; the dimension in listings.";
    names::<ResourceKind>(text, "Kinds of resources", about, &rows(ResourceKind::ROWS, ResourceKind), false);
    let about = "`DXIL::ComponentType`; in the table of resources.";
    names::<ComponentType>(text, "Component types", about, &rows(ComponentType::ROWS, ComponentType), false);
    let about = "`DXIL::InterpolationMode`.";
    let modes = rows(InterpolationMode::ROWS, InterpolationMode);
    names::<InterpolationMode>(text, "Interpolation modes", about, &modes, false);
    let about = "`DXIL::NodeIOFlags`, bits.";
    names::<NodeIoFlags>(
        text,
        "Flags of nodes' inputs and outputs",
        about,
        &rows(NodeIoFlags::ROWS, NodeIoFlags),
        true,
    );
}

/// Rows as [`names`] wants them.
fn rows<N>(rows: &[(u32, &'static str, &'static str)], new: fn(u32) -> N) -> Vec<(N, &'static str, &'static str)> {
    rows.iter().map(|&(value, name, short)| (new(value), name, short)).collect()
}
