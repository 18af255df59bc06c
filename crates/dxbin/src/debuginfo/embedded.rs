//! What a module's metadata say about its compilation: the way of dxc's first PDBs, of `-Qsource_in_debug_module` and of
//! `-Qembed_debug`.

use dxbin_bitcode::model::{Metadata, MetadataEntry, MetadataId, Module, ValueKind};

use super::options;
use super::shader_pdb::ShaderPdb;

/// The named metadata, under the names they have and those they had.
const CONTENTS: [&[u8]; 2] = [b"dx.source.contents", b"llvm.dbg.contents"];
const MAIN_FILE: [&[u8]; 2] = [b"dx.source.mainFileName", b"llvm.dbg.mainFileName"];
const ARGUMENTS: [&[u8]; 2] = [b"dx.source.args", b"llvm.dbg.args"];
const SHADER_MODEL: &[u8] = b"dx.shaderModel";
const ENTRY_POINTS: &[u8] = b"dx.entryPoints";

/// A field of a node.
enum Field<'m> {
    Text(&'m [u8]),
    Number(u64),
    Other,
}

/// The fields of a node; none for what is no node.
fn fields(module: &Module, node: MetadataId) -> impl Iterator<Item = Field<'_>> {
    let words = match module.metadata.get(node) {
        Some(MetadataEntry::Node(node)) => module.metadata.fields(node),
        _ => &[],
    };
    words.iter().map(|&word| match Metadata::reference(word).and_then(|id| module.metadata.get(id)) {
        Some(MetadataEntry::String(text)) => Field::Text(module.bytes(text)),
        Some(MetadataEntry::Value(value)) => match value.kind() {
            ValueKind::Constant(id) => module.constants.number(id).map_or(Field::Other, Field::Number),
            _ => Field::Other,
        },
        _ => Field::Other,
    })
}

/// The text of a field.
fn text<'m>(field: Option<Field<'m>>) -> &'m [u8] {
    match field {
        Some(Field::Text(text)) => text,
        _ => &[],
    }
}

/// The target that a module is for.
fn target(module: &Module, node: MetadataId) -> Option<Vec<u8>> {
    let mut fields = fields(module, node);
    match (fields.next()?, fields.next()?, fields.next()?) {
        (Field::Text(stage), Field::Number(major), Field::Number(minor)) => {
            // The highest minor version stands for libraries that are linked later.
            let minor = if minor == 15 { "x".to_owned() } else { minor.to_string() };
            Some([stage, format!("_{major}_{minor}").as_bytes()].concat())
        }
        _ => None,
    }
}

/// Adds what a module says.
pub(super) fn read(module: &Module, pdb: &mut ShaderPdb) {
    let first = |name: &[u8]| {
        let named = module.metadata.named.iter().find(|named| module.bytes(named.name) == name)?;
        named.nodes.first().copied()
    };
    // A library's entry has no name.
    let entry = first(ENTRY_POINTS).map(|node| text(fields(module, node).nth(1))).filter(|name| !name.is_empty());
    pdb.entry = entry.map(<[u8]>::to_vec);
    pdb.target = first(SHADER_MODEL).and_then(|node| target(module, node));
    // All that is said in a file of so many bytes; one that repeats itself would say more.
    let mut left = module.text.len().saturating_mul(4);
    for named in &module.metadata.named {
        let name = module.bytes(named.name);
        if CONTENTS.contains(&name) {
            for &node in &named.nodes {
                let mut fields = fields(module, node);
                let (name, contents) = (text(fields.next()), text(fields.next()));
                let Some(rest) = left.checked_sub(name.len() + contents.len()) else { break };
                left = rest;
                pdb.source(name.to_vec(), contents.to_vec());
            }
        } else if MAIN_FILE.contains(&name) {
            let name = named.nodes.first().map(|&node| text(fields(module, node).next()));
            pdb.main_file = name.map(<[u8]>::to_vec).or(pdb.main_file.take());
        } else if ARGUMENTS.contains(&name) {
            let Some(&node) = named.nodes.first() else { continue };
            let mut arguments = Vec::new();
            for argument in fields(module, node).map(|field| text(Some(field))) {
                let Some(rest) = left.checked_sub(argument.len()) else { break };
                left = rest;
                arguments.push(argument);
            }
            for (name, value) in options::pairs(&arguments) {
                pdb.argument(name.as_bytes(), value.unwrap_or_default());
            }
        }
    }
}
