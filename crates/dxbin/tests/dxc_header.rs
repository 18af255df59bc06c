//! The header of dxc's listings, as far as it is made of the parts.
//!
//! Listings of the corpus are dxc's own. What no compiler writes yet stands in a container that is put together here; what
//! dxc 1.9.2602.17 answers for it was taken down.
#![allow(clippy::unwrap_used, missing_docs)]

use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Builder;
use dxbin::container::spec::kind;
use dxbin::listing::dxc;
use dxbin::parts::debug_name::DebugName;
use dxbin::parts::hash::ShaderHash;
use dxbin::parts::program::StageByte;
use dxbin::parts::psv0::{Psv0Model, RuntimeInfo};
use dxbin::parts::rdat::{PartType, RdatModel, RowModel, TableModel, Value};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/dxc")
}

fn header(bytes: &[u8]) -> String {
    let mut diagnostics = Diagnostics::new();
    let container = dxbin::open::container(bytes, &Limits::default(), &mut diagnostics).unwrap();
    let mut text = Vec::new();
    dxc::header_of_parts(&container, &mut text, &mut diagnostics);
    String::from_utf8(text).unwrap()
}

/// Where the subobjects start, or the header ends.
fn subobjects(header: &str) -> usize {
    header.find(";\n; Subobjects:\n").unwrap_or(header.len())
}

/// The first line that is made of the module.
fn module_starts(rest: &str) -> bool {
    let lines: Vec<&str> = rest.lines().take(4).collect();
    match lines[..] {
        [] => true,
        [_, "; Buffer Definitions:", ..] => true,
        [_, title, _, columns] => title.ends_with(" signature:") && columns.contains("InterpMode"),
        _ => false,
    }
}

#[test]
fn the_parts_add_what_dxc_prints() {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    paths.sort();
    for listing in paths {
        let Ok(bytes) = std::fs::read(listing.with_extension("cso")) else { continue };
        if !bytes.starts_with(b"DXBC") {
            continue;
        }
        let listed = String::from_utf8_lossy(&std::fs::read(&listing).unwrap()).into_owned();
        let end = listed.split_inclusive('\n').take_while(|line| line.starts_with(';')).map(str::len).sum();
        let theirs = &listed[..end];
        let ours = header(&bytes);
        let (front, of_rdat) = ours.split_at(subobjects(&ours));
        let rest = theirs.strip_prefix(front);
        let rest = rest.unwrap_or_else(|| panic!("{}:\n{front}\n-- expected --\n{theirs}", listing.display()));
        assert!(module_starts(rest), "{}: {rest}", listing.display());
        assert_eq!(of_rdat, &theirs[subobjects(theirs)..], "{}", listing.display());
    }
}

/// A compute program's PSV0 of version 4, every feature, a hash of the source, and subobjects of every kind.
fn made() -> Vec<u8> {
    let file = std::fs::read(corpus().join("ps_lit.cso")).unwrap();
    let container = dxbin::open::container(&file, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let mut builder = Builder::new();
    builder.push(kind::SFI0, vec![0xff; 8]);
    let name = DebugName { flags: 0, name: b"own name.pdb", tail: &[0; 4] };
    builder.push(kind::ILDN, name.build());
    let hash = ShaderHash { flags: 1, digest0: 0x0403_0201, ..ShaderHash::default() };
    builder.push(kind::HASH, hash.build(None));
    let info = RuntimeInfo {
        stage: StageByte(5),
        uses_view_id: 1,
        min_lanes: 32,
        max_lanes: 32,
        threads_x: 8,
        threads_y: 4,
        threads_z: 2,
        group_shared: 1024,
        output_vectors0: 1,
        ..RuntimeInfo::default()
    };
    let psv = Psv0Model { version: 4, info, entry: b"main"[..].into(), masks: vec![0], ..Psv0Model::default() };
    builder.push(kind::PSV0, psv.build(None).unwrap());
    builder.push(kind::RDAT, rdat().build(None).unwrap());
    for part in container.parts().iter().filter(|part| [kind::DXIL, kind::STAT].contains(&part.kind)) {
        builder.push(part.kind, part.data.to_vec());
    }
    builder.build().unwrap()
}

fn rdat() -> RdatModel<'static> {
    let text = |text: &'static str| Value::Text(text.as_bytes().into());
    let row = |kind: u32, words: [u32; 4], values: Vec<Value<'static>>| {
        let [a, b, c, d] = words;
        RowModel { record: [kind, 0, a, b, c, d].map(u32::to_le_bytes).concat(), values }
    };
    let exports = Value::Texts(vec![b"x"[..].into(), b"y"[..].into()]);
    let rows = vec![
        row(0, [0x87, 0, 0, 0], vec![text("config")]),
        row(0, [0; 4], vec![text("plain")]),
        row(1, [0; 4], vec![text("global"), Value::Bytes(vec![1; 24].into())]),
        row(2, [0; 4], vec![text("local"), Value::Bytes(vec![2; 48].into())]),
        row(8, [0; 4], vec![text("all"), text("local"), exports]),
        row(8, [0; 4], vec![text("none"), text("global"), Value::None]),
        row(9, [16, 8, 0, 0], vec![text("sizes")]),
        row(10, [3, 0, 0, 0], vec![text("depth")]),
        row(11, [1, 0, 0, 0], vec![text("hit"), text(""), text("c"), text("i")]),
        row(12, [4, 0x700, 0, 0], vec![text("depth1")]),
        // Twice the same name, none at all, and a kind that is none.
        row(10, [5, 0, 0, 0], vec![text("depth")]),
        row(10, [6, 0, 0, 0], vec![text("")]),
        row(7, [0; 4], vec![text("seven")]),
    ];
    let table = TableModel { ty: PartType::SUBOBJECT_TABLE, size: 24, rows };
    RdatModel { tables: vec![table], ..RdatModel::default() }
}

#[test]
fn what_no_compiler_writes_is_listed_as_dxc_lists_it() {
    let ours = header(&made());
    if let Some(path) = std::env::var_os("DXBIN_MADE") {
        std::fs::write(path, made()).unwrap();
    }
    assert_eq!(ours, include_str!("data/dxc_header.txt"));
}
