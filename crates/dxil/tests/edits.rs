//! Metadata of other shapes than they should have: what dxc 1.9.2602.17 refuses, and what it does not mind.
//!
//! Each row edits a module of the corpus in one place. What dxc says was found by running it on the edited modules, which
//! `DXIL_EDITS=FOLDER` writes.

#![allow(clippy::unwrap_used)]

mod corpus;

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::model::{
    Constant, ConstantId, ConstantKind, Metadata, MetadataEntry, MetadataId, Module, Node, Span, Type, Value, ValueKind,
};
use dxbin_dxil::model::Dxil;

/// What is done to the field at the end of a path.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// It becomes null.
    Null,
    /// It becomes an integer of the type that it had.
    Number(u64),
    /// It becomes a text.
    Text(&'static str),
    /// It becomes an empty node.
    Empty,
    /// The node it is in ends before it.
    Cut,
    /// The node it is in has a further one behind it all.
    Append,
    /// The list has no entries.
    NoEntries,
    /// The list has its first entry twice.
    Twice,
}

use Change::{Append, Cut, Empty, NoEntries, Null, Number, Text, Twice};

/// What dxc does with the edited module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// It lists it.
    Listed,
    /// It lists it without the annotations of types.
    Forgets,
    /// It refuses it.
    Refused,
    /// It crashes, so that we refuse it.
    Crashes,
}

use Answer::{Crashes, Forgets, Listed, Refused};

/// A file of the corpus, a list, the way from its entries to a field, what happens to it, and what dxc does then.
const EDITS: &[(&str, &str, &[usize], Change, Answer)] = &[
    ("hs_tri.cso", "dx.version", &[0, 1], Number(77), Listed),
    ("hs_tri.cso", "dx.version", &[0, 1], Cut, Refused),
    ("hs_tri.cso", "dx.version", &[0, 1], Append, Refused),
    ("hs_tri.cso", "dx.version", &[0, 1], Null, Crashes),
    ("hs_tri.cso", "dx.version", &[], NoEntries, Refused),
    ("hs_tri.cso", "dx.valver", &[], Twice, Refused),
    ("hs_tri.cso", "dx.valver", &[0, 0], Text("1"), Refused),
    ("hs_tri.cso", "dx.shaderModel", &[0, 0], Text("ps"), Listed),
    ("hs_tri.cso", "dx.shaderModel", &[0, 0], Text("xs"), Refused),
    ("hs_tri.cso", "dx.shaderModel", &[0, 2], Number(9), Listed),
    ("hs_tri.cso", "dx.shaderModel", &[0, 2], Number(10), Refused),
    ("hs_tri.cso", "dx.shaderModel", &[0, 2], Number(15), Refused),
    ("hs_tri.cso", "dx.shaderModel", &[0, 1], Number(5), Refused),
    ("hs_tri.cso", "dx.shaderModel", &[], Twice, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[], Twice, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 1], Null, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 1], Text(""), Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 0], Text("main"), Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 0], Null, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2], Null, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2], Empty, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0], Null, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0], Empty, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0], Null, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 1], Text("ANY_NAME"), Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 1], Number(1), Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 4], Null, Crashes),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 4], Empty, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 10], Null, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 10], Empty, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 2, 0, 0, 10], Cut, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 3], Null, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4], Null, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4], Empty, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4, 0], Cut, Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4, 1], Cut, Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4, 0], Number(99), Listed),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4, 1, 6], Number(1), Refused),
    ("hs_tri.cso", "dx.entryPoints", &[0, 4, 1, 6], Cut, Refused),
    ("ps_lit.cso", "dx.resources", &[0, 0], Empty, Listed),
    ("ps_lit.cso", "dx.resources", &[0, 0], Cut, Refused),
    ("ps_lit.cso", "dx.resources", &[], NoEntries, Listed),
    ("cs_root.cso", "dx.typeAnnotations", &[0, 2], Cut, Forgets),
    ("cs_root.cso", "dx.typeAnnotations", &[0, 2, 0], Text("4"), Forgets),
    ("cs_root.cso", "dx.typeAnnotations", &[0, 2, 1], Cut, Listed),
];

/// Metadata that are not there yet.
fn entry(module: &mut Module, entry: MetadataEntry) -> u32 {
    module.metadata.entries.push(entry);
    module.metadata.entries.len() as u32
}

fn node(module: &mut Module, fields: &[u32]) -> Node {
    let start = module.metadata.fields.len() as u32;
    module.metadata.fields.extend_from_slice(fields);
    Node { kind: 3, distinct: false, fields: Span { start, length: fields.len() as u32 } }
}

fn fields(module: &Module, id: MetadataId) -> Vec<u32> {
    match module.metadata.get(id) {
        Some(MetadataEntry::Node(node)) => module.metadata.fields(node).to_vec(),
        _ => Vec::new(),
    }
}

/// An integer, of the type of what a field refers to.
fn number(module: &mut Module, like: u32, bits: u64) -> u32 {
    let of = Metadata::reference(like).and_then(|id| match module.metadata.get(id)? {
        MetadataEntry::Value(value) => module.type_of(value, None),
        _ => None,
    });
    let integer = |&of: &_| matches!(module.types.get(of), Some(Type::Integer(_)));
    let any = || module.constants.entries.iter().map(|constant| constant.of).find(|of| integer(of));
    let of = of.filter(integer).or_else(any).unwrap();
    module.constants.entries.push(Constant { of, kind: ConstantKind::number(bits) });
    let id = ConstantId(module.constants.entries.len() as u32 - 1);
    entry(module, MetadataEntry::Value(Value::from(ValueKind::Constant(id))))
}

fn edit(module: &mut Module, list: &str, path: &[usize], change: Change) {
    let at = module.metadata.named.iter().position(|named| module.bytes(named.name) == list.as_bytes()).unwrap();
    let Some((&first, way)) = path.split_first() else {
        let nodes = &mut module.metadata.named[at].nodes;
        match change {
            NoEntries => nodes.clear(),
            _ => nodes.push(nodes[0]),
        }
        return;
    };
    let (&last, way) = way.split_last().unwrap();
    let mut id = module.metadata.named[at].nodes[first];
    for &step in way {
        id = Metadata::reference(fields(module, id)[step]).unwrap();
    }
    let mut fields = fields(module, id);
    let old = fields[last];
    match change {
        Null => fields[last] = 0,
        Number(bits) => fields[last] = number(module, old, bits),
        Text(text) => {
            let text = module.add_text(text.as_bytes());
            fields[last] = entry(module, MetadataEntry::String(text));
        }
        Empty => {
            let empty = node(module, &[]);
            fields[last] = entry(module, MetadataEntry::Node(empty));
        }
        Cut => fields.truncate(last),
        Append => fields.push(old),
        NoEntries | Twice => {}
    }
    let node = node(module, &fields);
    module.metadata.entries[id.index()] = MetadataEntry::Node(node);
}

#[test]
fn dxcs_reader_takes_what_ours_takes() {
    let files = corpus::files();
    for (at, &(name, list, path, change, answer)) in EDITS.iter().enumerate() {
        let row = format!("row {at}: {name}, {list}{path:?} {change:?}");
        let file = files.iter().find(|file| file.name == name).unwrap();
        let mut module = file.module(b"STAT").or_else(|| file.module(b"DXIL")).unwrap();
        edit(&mut module, list, path, change);
        if let Some(folder) = std::env::var_os("DXIL_EDITS") {
            let bitcode = dxbin_bitcode::write::write(&module).unwrap();
            std::fs::write(std::path::Path::new(&folder).join(format!("{at:03}.cso")), bitcode).unwrap();
        }
        let mut diagnostics = Diagnostics::new();
        let dxil = Dxil::read(&module, 0..1, &Limits::default(), &mut diagnostics).unwrap();
        let found = match (dxil.sound, dxil.annotations.structs.is_empty()) {
            (false, _) => Refused,
            (true, true) if name == "cs_root.cso" => Forgets,
            (true, _) => Listed,
        };
        let answer = if answer == Crashes { Refused } else { answer };
        assert_eq!(found, answer, "{row}: {:?}", diagnostics.as_slice());
        assert_eq!(diagnostics.worst() == Some(dxbin_base::Severity::Error), answer == Refused, "{row}");
    }
}
